import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atEndOfTick } from './end-of-tick.ts';

test('work of one turn is done at its end, in order; work it leads to is done at the end of the next', async () => {
  const done: string[] = [];
  const does = (what: string) => () => void done.push(what);
  atEndOfTick(does('first'));
  atEndOfTick(() => atEndOfTick(does('third')));
  atEndOfTick(does('second'));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['first', 'second']);
  await turn();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('more work than fits one turn leaves time for others, and stays in order', async () => {
  const done: (number | 'other')[] = [];
  for (let i = 0; i < 6; i++) {
    atEndOfTick(() => {
      const until = performance.now() + 6;
      while (performance.now() < until);
      done.push(i);
    });
  }
  setImmediate(() => setImmediate(() => done.push('other')));
  await new Promise<void>((resolve) => atEndOfTick(resolve));
  expect(done.filter((one) => one !== 'other')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(done.indexOf('other')).toBeLessThan(6);
});
