import { expect, test } from 'vitest';
import { duel } from '#testing/toys/duel.ts';
import { skiff, type SkiffState } from '#testing/toys/skiff.ts';
import { seeded } from './seeded.ts';
import { alone, CHANCE } from './actor.ts';
import { silent } from './game.ts';
import { type Phase, phasedGame } from './phases.ts';
import { ruling } from './ruling.ts';

const start = (): SkiffState => skiff.setup(3, { course: 'brook' });

function after(state: SkiffState, ...actions: readonly Parameters<typeof skiff.apply>[2][]): SkiffState {
  for (const action of actions) skiff.apply(state, skiff.awaiting(state)[0] ?? 0, action, silent);
  return state;
}

test('a phase asks, and only those it asks can answer', () => {
  const state = start();
  expect(skiff.awaiting(state)).toEqual([0]);
  expect(skiff.legal(state, 0)).toEqual([{ type: 'row' }, { type: 'drift' }]);
  expect(skiff.legal(state, 1)).toEqual([]);
  expect(skiff.refuse(state, 1, { type: 'row' })?.rule).toBe('common/not-asked');
});

test('an answer to another question is refused as such', () => {
  expect(skiff.refuse(start(), 0, { type: 'stand' })?.rule).toBe('common/other-question');
});

test('the phase explains why its list leaves an answer out', () => {
  const state = start();
  state.strength[0] = 0;
  expect(skiff.refuse(state, 0, { type: 'row' })).toEqual({ rule: 'skiff/row.strength', facts: { strength: 0 } });
  expect(skiff.refuse(state, 0, { type: 'drift' })).toBeUndefined();
});

test('chance is asked by the phases that say so, and by no other', () => {
  const state = start();
  expect(() => skiff.chance(state, seeded(1))).toThrow('phase turn asks nothing of chance');
  after(state, { type: 'drift' });
  expect(skiff.awaiting(state)).toEqual(['chance']);
  expect(skiff.legal(state, 'chance')).toContainEqual(skiff.chance(state, seeded(1)));
});

test('an answer that the phase does not know is a broken invariant and throws', () => {
  expect(() => skiff.apply(start(), 0, { type: 'stand' }, silent)).toThrow('phase turn has no answer stand');
});

test('after the end nobody is asked, and every answer is refused', () => {
  const state = start();
  state.places[0] = 8;
  after(state, { type: 'drift' }, { type: 'roll', pips: 1 });
  expect(skiff.outcome(state)).toEqual({ reason: 'skiff/end', ranks: [1, 2, 2], scores: [9, 0, 0] });
  expect(skiff.awaiting(state)).toEqual([]);
  expect(skiff.legal(state, 1)).toEqual([]);
  expect(skiff.refuse(state, 1, { type: 'drift' })?.rule).toBe('common/over');
});

test('several can be asked at once, and each answers alone', () => {
  const state = start();
  state.places = [0, 2, 2];
  after(state, { type: 'drift' }, { type: 'roll', pips: 2 });
  expect(skiff.awaiting(state)).toEqual([1, 2]);
  skiff.apply(state, 2, { type: 'yield' }, silent);
  expect(skiff.awaiting(state)).toEqual([1]);
  expect(state.places).toEqual([2, 2, 1]);
});

interface Watch {
  phase: 'call' | 'count' | 'rest';
  bells: number;
}
type Bell = { type: 'ring' | 'wake' };

/** Somebody rings; the bells are counted; a tired player may rest, any other goes straight on. */
const watch = phasedGame<Watch, Bell, Watch, { type: 'counted' }, object>(
  { ...skiff, actions: { ring: {}, wake: {} }, setup: () => ({ phase: 'call', bells: 0 }) } as never,
  {
    call: question('ring', (s) => (s.phase = 'count')),
    count(s, tell) {
      s.bells += 1;
      tell({ type: 'counted' });
      s.phase = 'rest';
    },
    rest: {
      ...question('wake', (s) => (s.phase = 'call')),
      skip(s) {
        if (s.bells % 2 === 0) return false;
        s.phase = 'call';
        return true;
      },
    },
  },
);

function question(type: Bell['type'], answer: (s: Watch) => void): Phase<Watch, Bell, { type: 'counted' }> {
  return {
    awaiting: () => alone(0),
    legal: () => [{ type }],
    refuse: () => ruling('watch/no'),
    on: { [type]: answer },
  };
}

test('a section that asks nobody runs by itself, and a phase with nothing to ask this time is skipped', () => {
  const s = watch.setup(2, {});
  let counted = 0;
  watch.apply(s, 0, { type: 'ring' }, () => (counted += 1));
  expect([s.phase, s.bells, counted]).toEqual(['call', 1, 1]);
  watch.apply(s, 0, { type: 'ring' }, () => (counted += 1));
  expect([s.phase, s.bells, counted]).toEqual(['rest', 2, 2]);
  expect(watch.legal(s, 0)).toEqual([{ type: 'wake' }]);
});

test('a section that asks nobody awaits nobody and refuses every answer', () => {
  const s: Watch = { phase: 'count', bells: 0 };
  expect(watch.awaiting(s)).toEqual([]);
  expect(watch.refuse(s, 0, { type: 'ring' })?.rule).toBe('common/not-asked');
});

test('what is open at any time can be done by the seat that is asked and by any other, and answers no question', () => {
  const s = duel.setup(2, {});
  expect(duel.awaiting(s)).toEqual([0]);
  for (const seat of [0, 1]) {
    expect(duel.anytime?.(s, seat)).toEqual([{ type: 'yield' }, { type: 'salute' }]);
    expect(duel.refuse(s, seat, { type: 'yield' })).toBeUndefined();
  }
  expect(duel.legal(s, 0)).toEqual([
    { type: 'step', paces: 1 },
    { type: 'step', paces: 2 },
  ]);
  expect(duel.legal(s, 1)).toEqual([]);
  duel.apply(s, 1, { type: 'salute' }, silent);
  expect([duel.awaiting(s), s.saluted]).toEqual([[0], [false, true]]);
});

test('what is open at any time has an effect at once, and nothing is open after the end', () => {
  const s = duel.setup(2, {});
  duel.apply(s, 1, { type: 'yield' }, silent);
  expect(s.outcome).toMatchObject({ reason: 'duel/end.yielded', ranks: [1, 2] });
  expect(duel.anytime?.(s, 0)).toEqual([]);
  expect(duel.refuse(s, 0, { type: 'yield' })?.rule).toBe('common/over');
});

test('what is no longer open at any time is refused by its own rule, and chance can never do it', () => {
  const s = duel.setup(2, {});
  duel.apply(s, 1, { type: 'salute' }, silent);
  expect(duel.refuse(s, 1, { type: 'salute' })?.rule).toBe('duel/salute');
  expect(duel.refuse(s, CHANCE, { type: 'yield' })?.rule).toBe('common/not-asked');
});
