import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { ferry, type FerryAction, type FerryState } from '../toys/ferry.ts';
import { skiff, type SkiffAction, type SkiffState } from '../toys/skiff.ts';
import { SENTENCE, broken } from './broken.ts';

test('a component lost when it is left ashore is caught', () => {
  const losing: AnyGame = {
    ...ferry,
    apply(s: FerryState, actor, action: FerryAction, tell) {
      ferry.apply(s, actor, action, tell);
      if (action.type === 'leave') s.ashore[actor as number]?.pop();
    },
  };
  expect(broken(losing)).toContain(SENTENCE.inventory);
});

test('a component made from nothing is caught', () => {
  const making: AnyGame = {
    ...skiff,
    apply(s: SkiffState, actor, action: SkiffAction, tell) {
      skiff.apply(s, actor, action, tell);
      if (action.type === 'yield') s.strength[actor as number] = 2;
    },
  };
  expect(broken(making)).toContain(SENTENCE.inventory);
});

test('an inventory that counts nothing is caught', () => {
  expect(broken({ ...skiff, inventory: () => ({}) })).toContain(SENTENCE.inventory);
});

test('a shallow clone is caught', () => {
  expect(broken({ ...ferry, clone: (s: FerryState) => ({ ...s }) })).toContain(SENTENCE.clones);
});

test('a clone that is shallow two levels down is caught', () => {
  const shallow: AnyGame = { ...ferry, clone: (s: FerryState) => ({ ...ferry.clone(s), ashore: [...s.ashore] }) };
  expect(broken(shallow)).toContain(SENTENCE.clones);
});

test('a clone that forgets something is caught', () => {
  const forgetful: AnyGame = { ...skiff, clone: (s: SkiffState) => ({ ...skiff.clone(s), spent: 0 }) };
  expect(broken(forgetful)).toContain(SENTENCE.clones);
});

test('a state that is not plain data is caught', () => {
  const classy: AnyGame = {
    ...skiff,
    setup: (seats, options: { course: 'brook' }) => ({ ...skiff.setup(seats, options), seen: new Set([1]) }),
  };
  expect(broken(classy)).toContain(SENTENCE.json);
});

test('a view with an undefined in it is caught', () => {
  const holed: AnyGame = { ...skiff, view: (s: SkiffState) => ({ ...skiff.clone(s), wind: undefined }) };
  expect(broken(holed)).toContain(SENTENCE.json);
});

test('chance in setup is caught', () => {
  const rng = seeded(7);
  const chancy: AnyGame = {
    ...skiff,
    setup: (seats, options: { course: 'brook' }) => ({ ...skiff.setup(seats, options), turn: rng.below(seats) }),
  };
  expect(broken(chancy)).toContain(SENTENCE.record);
});

test('a rule with a generator of its own is caught, because the record does not replay', () => {
  const rng = seeded(7);
  const chancy: AnyGame = {
    ...skiff,
    apply(s: SkiffState, actor, action: SkiffAction, tell) {
      skiff.apply(s, actor, action, tell);
      if (action.type === 'yield') s.places[actor as number] = rng.below(3);
    },
  };
  expect(broken(chancy)).toContain(SENTENCE.record);
});

test('events that differ from one replay to the next are caught', () => {
  let told = 0;
  const counting: AnyGame = {
    ...skiff,
    apply: (s: SkiffState, actor, action: SkiffAction, tell) =>
      skiff.apply(s, actor, action, (event) => tell(Object.assign({}, event, { n: told++ }))),
  };
  expect(broken(counting)).toContain(SENTENCE.record);
});

test('a draw that chance may not make is caught', () => {
  const generous: AnyGame = { ...skiff, chance: (_, rng) => ({ type: 'roll', pips: 1 + rng.below(5) }) };
  expect(broken(generous)).toContain(SENTENCE.chance);
});
