import { expect, test } from 'vitest';
import { newsFilter } from './announce-decision.ts';

test('a question is said once, and again when something was said after it', () => {
  let count = 0;
  const isNews = newsFilter({ said: () => count });
  const heard = ['Build?', 'Build?', 'Buy?', 'Build?'].filter((words) => {
    const isSaid = isNews(words);
    if (isSaid) count += 1;
    return isSaid;
  });
  expect(heard).toEqual(['Build?', 'Buy?', 'Build?']);
  count += 1;
  expect(isNews('Build?')).toBe(true);
});
