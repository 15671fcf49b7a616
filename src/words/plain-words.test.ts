import { expect, test } from 'vitest';
import { ruling } from '#engine/ruling.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { plainWords } from './plain-words.ts';
import { plain, type Sentence } from './sentence.ts';

const words = plainWords(ferry);
const text = (sentence: Sentence) => plain(sentence, (seat) => ['Anna', 'Tom'][seat] ?? '');

test('a game without words of its own can be read: who is asked, what can be answered, what happened and why not', () => {
  expect(text(words.decision({}, 0, [0]).title)).toBe('Your decision');
  expect(text(words.decision({}, 0, [1]).title)).toBe('Tom to decide');
  expect(text(words.decision({}, 0, []).title)).toBe('Drawing');
  const outcome = { reason: 'common/over', ranks: [1, 1], scores: [3, 3] };
  expect(text(words.decision({ outcome }, 0, []).title)).toBe('Anna and Tom share the win');
  expect(words.score({ outcome }, 1)).toBe('3');
  expect(words.action({ type: 'board', worth: 3 } as never, {})).toBe('board 3');
  expect(text(words.event({ type: 'boarded', seat: 1 } as never)?.sentence ?? [])).toBe('boarded seat 1');
  expect(text(words.ruling(ruling('common/over')))).toBe('The game is over.');
  expect(text(words.ruling(ruling('ferry/unknown', { coins: 2 })))).toBe('ferry/unknown. coins 2');
});
