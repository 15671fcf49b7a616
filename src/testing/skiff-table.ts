import { TestTable, asAny } from './test-table.ts';
import { skiff } from './toys/skiff.ts';

/** Tables of the skiff, the smallest toy without secrets. */
export const rules = asAny(skiff);

/** A race of skiffs that nobody wins. */
export const endless = asAny({
  ...skiff,
  apply(state, actor, action, tell) {
    skiff.apply(state, actor, action, tell);
    delete state.outcome;
    state.places = state.places.map((place) => place % 9);
  },
});

export const two = () => new TestTable(rules, { seats: ['ann', 'bob'] });

export const DRIFT = { type: 'drift' };

/** Plays the last legal action until it is over. */
export function playedOut(t: TestTable): TestTable {
  while (t.table.stage === 'playing') {
    const seat = t.rules.awaiting(t.table.position)[0] as number;
    t.play(seat === 0 ? 'ann' : 'bob', seat, t.rules.legal(t.table.position, seat).at(-1) as { type: string });
  }
  return t;
}
