import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what one turn brings is done at its end, in order; what that leads to is done at the end of the next', async () => {
  const done: string[] = [];
  const does = (what: string) => () => void done.push(what);
  together(does('first'));
  together(() => together(does('third')));
  together(does('second'));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['first', 'second']);
  await turn();
  expect(done).toEqual(['first', 'second', 'third']);
});
