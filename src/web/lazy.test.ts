import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazily } from './lazy.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what could not be fetched is not fetched again each time the failure is drawn, but later', async () => {
  let asked = 0;
  const fetched = lazily(async (key: string) => {
    asked += 1;
    if (asked === 1) throw new Error('no connection');
    return `${key}!`;
  });
  expect(fetched('a').value).toEqual({ is: 'coming' });
  await vi.advanceTimersByTimeAsync(1);
  for (let drawing = 0; drawing < 10; drawing++) expect(fetched('a').value).toEqual({ is: 'failed' });
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  fetched('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched('a').value).toEqual({ is: 'here', value: 'a!' });
});
