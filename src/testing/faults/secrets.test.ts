import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { shuffle } from '#engine/rng.ts';
import { ruling } from '#engine/ruling.ts';
import { seeded } from '#engine/seeded.ts';
import { runCheck } from '../check.ts';
import { opensAll, ownsUpToReveals, redealsOtherwise } from '../checks/secrets.ts';
import { tablesOf } from '../tables.ts';
import { ferry, type FerryAction, type FerryEvent, type FerryState, type FerryView } from '../toys/ferry.ts';
import { lottery } from '../toys/lottery.ts';
import { parley, type ParleyEvent, type ParleyState } from '../toys/parley.ts';
import { SENTENCE, broken, problems } from './broken.ts';

test('a view that shows the next seat’s hand is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    view: (s: FerryState, viewer) => ({
      ...ferry.view(s, viewer),
      peek: s.hands[((viewer ?? 0) + 1) % s.hands.length],
    }),
  };
  expect(broken(leaky)).toContain(SENTENCE.hidden);
});

test('a view that shows only whether somebody holds a certain card is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    view: (s: FerryState, viewer) => ({ ...ferry.view(s, viewer), strong: s.hands.some((hand) => hand.includes(5)) }),
  };
  expect(broken(leaky)).toContain(SENTENCE.hidden);
});

test('an open view that keeps the hands hidden is caught', () => {
  const closed: AnyGame = { ...ferry, open: (s: FerryState) => ferry.view(s, undefined) };
  expect(problems(opensAll, closed)).not.toEqual([]);
});

test('a secret choice that shows in a view before its time is caught', () => {
  const leaky: AnyGame = {
    ...parley,
    view: (s: ParleyState, viewer) => ({ ...parley.view(s, viewer), laid: [...s.laid] }),
  };
  expect(broken(leaky)).toContain(SENTENCE.hidden);
});

test('an event that names the card dealt is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    apply: (s: FerryState, actor, action: FerryAction, tell) =>
      ferry.apply(s, actor, action, (event: FerryEvent) =>
        tell(event.type === 'dealt' ? ({ ...event, worth: action.worth } as FerryEvent) : event),
      ),
  };
  expect(broken(leaky)).toEqual([SENTENCE.events]);
});

test('an event that tells of cards nobody has shown is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    apply: (s: FerryState, actor, action: FerryAction, tell) =>
      ferry.apply(s, actor, action, (event) => tell(Object.assign({}, event, { inTown: s.town[4] }))),
  };
  expect(broken(leaky)).toEqual([SENTENCE.events]);
});

test('an event that names a flag laid face down is caught', () => {
  const leaky: AnyGame = {
    ...parley,
    apply: (s: ParleyState, actor, action: { type: 'lay'; flag: 'anchor' }, tell) =>
      parley.apply(s, actor, action, (event) =>
        tell(event.type === 'laid' ? ({ ...event, flag: action.flag } as ParleyEvent) : event),
      ),
  };
  expect(broken(leaky)).toEqual([SENTENCE.events]);
});

test('a ruling that knows another hand is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    refuse(s: FerryState, actor, action: FerryAction) {
      const refused = ferry.refuse(s, actor, action);
      return (
        refused && ruling(refused.rule, { ...refused.facts, holders: s.hands.filter((h) => h.includes(1)).length })
      );
    },
  };
  expect(broken(leaky)).toContain(SENTENCE.hidden);
});

test('a legal list whose order depends on hidden cards is caught', () => {
  const leaky: AnyGame = {
    ...ferry,
    legal: (s: FerryState, actor) => shuffle(seeded(s.town[0] ?? 0), [...ferry.legal(s, actor)]),
  };
  expect(broken(leaky)).toContain(SENTENCE.hidden);
});

test('an imagined state that the viewer would not recognise is caught', () => {
  const dreamer: AnyGame = {
    ...ferry,
    imagine: (view: FerryView, rng) => ({ ...ferry.imagine(view, rng), last: 1 }),
  };
  expect(broken(dreamer)).toContain(SENTENCE.imagined);
});

test('an imagined state with one card too many is caught', () => {
  const generous: AnyGame = {
    ...ferry,
    imagine: (view: FerryView, rng) => ({ ...ferry.imagine(view, rng), town: [3, 3, 3, 3, 3] }),
  };
  expect(broken(generous)).toContain(SENTENCE.imagined);
});

test('an imagined state that shares data with the view is caught', () => {
  const sharing: AnyGame = {
    ...ferry,
    imagine: (view: FerryView, rng) => ({ ...ferry.imagine(view, rng), aboard: view.aboard }),
  };
  expect(broken(sharing)).toContain(SENTENCE.imagined);
});

test('a game that hides cards and does not say which steps show them is caught', () => {
  const silent: AnyGame = { ...ferry };
  delete silent.reveals;
  expect(broken(silent)).toEqual([SENTENCE.reveals]);
});

test('a step that shows a secret, where the game says that it does not, is caught', () => {
  expect(broken({ ...parley, reveals: () => false })).toEqual([SENTENCE.reveals]);
});

test('a game whose answer to that depends on what is hidden is caught', () => {
  const leaky: AnyGame = { ...ferry, reveals: (s: FerryState, _, seat) => s.hands[1 - seat]?.includes(5) === true };
  expect(broken(leaky)).toEqual([SENTENCE.reveals]);
});

test('a secret that shows once in a thousand deals is caught', () => {
  const liar: AnyGame = { ...(lottery as unknown as AnyGame), reveals: () => false };
  const tables = tablesOf(liar);
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const found = seeds.flatMap((seed) =>
    tables.flatMap((table) => runCheck(ownsUpToReveals, liar, table, seed).problems),
  );
  expect(found.length).toBeGreaterThan(0);
});

test('a game that hides cards and says that everything lies open is caught', () => {
  expect(broken({ ...ferry, redeal: nothingHidden })).toContain(SENTENCE.open);
});

test('a game that hides cards and never deals them again is noticed', () => {
  const looks = (game: AnyGame) => tablesOf(game).map((table) => runCheck(redealsOtherwise, game, table, 1).looks);
  expect(looks({ ...ferry, redeal: () => undefined }).every((count) => count === 0)).toBe(true);
  expect(looks(ferry).every((count) => count > 0)).toBe(true);
});
