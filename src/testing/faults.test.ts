import { expect, test } from 'vitest';
import { int } from '#engine/field.ts';
import type { AnyGame } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { shuffle } from '#engine/rng.ts';
import { ruling } from '#engine/ruling.ts';
import { seeded } from '#bots/seeded.ts';
import { type Check, look } from './check.ts';
import { PROPERTIES } from './contract.ts';
import { ends } from './checks/ending.ts';
import { opensAll, redealsOtherwise } from './checks/secrets.ts';
import { tablesOf } from './tables.ts';
import { ferry, type FerryAction, type FerryEvent, type FerryState, type FerryView } from './toys/ferry.ts';
import { parley, type ParleyEvent, type ParleyState } from './toys/parley.ts';
import { skiff, type SkiffAction, type SkiffState } from './toys/skiff.ts';

/** The sentences of the contract that a game breaks, over one game at every kind of table. */
function broken(game: AnyGame): readonly string[] {
  return Object.entries(PROPERTIES).flatMap(([sentence, check]) =>
    problems(check, game).length > 0 ? [sentence] : [],
  );
}

const problems = (check: Check, game: AnyGame): readonly string[] =>
  tablesOf(game).flatMap((table, seed) => look(check, game, table, seed).problems);

const SENTENCE = {
  ends: 'random play always ends, with a rank for every seat',
  inventory: 'nothing is lost and nothing is made, at every state',
  awaited: 'whoever is awaited sits at the table, or is chance',
  asked: 'exactly the awaited can act, and they always can',
  ruled: 'every well-formed action is legal or gets a ruling that the guide has',
  lines: 'every legal action is one line that reads back',
  chance: 'chance draws only what is legal',
  asking: 'asking changes nothing',
  standing: 'standing instructions answer legally',
  clones: 'clones are equal and old ones never change',
  json: 'states and views survive JSON',
  record: 'the record alone replays to the same states',
  imagined: 'what a seat imagines looks the same to that seat',
  open: 'where everything lies open, all see alike',
  hidden: 'a view does not change when what it hides is dealt anew',
  events: 'events carry nothing that some viewer may not know',
};

test('every property of the contract has a fault here that breaks it', () => {
  expect(Object.values(SENTENCE).toSorted()).toEqual(Object.keys(PROPERTIES).toSorted());
});

test('sound games break nothing', () => {
  for (const game of [ferry, parley, skiff] as AnyGame[]) expect(broken(game)).toEqual([]);
});

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

test('an open view that keeps the hands closed is caught', () => {
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

test('a missing ruling is caught', () => {
  const mute: AnyGame = {
    ...ferry,
    refuse: (s: FerryState, actor, action: FerryAction) =>
      action.type === 'board' && actor !== 'chance' ? undefined : ferry.refuse(s, actor, action),
  };
  expect(broken(mute)).toContain(SENTENCE.ruled);
});

test('a ruling under a rule that the guide does not have is caught', () => {
  const unexplained: AnyGame = {
    ...ferry,
    guide: ferry.guide.map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id }) => id !== 'board.worth'),
    })),
  };
  expect(broken(unexplained)).toEqual([SENTENCE.ruled]);
});

test('an action that is both legal and refused is caught', () => {
  const strict: AnyGame = {
    ...ferry,
    refuse: (s: FerryState, actor, action: FerryAction) =>
      ferry.refuse(s, actor, action) ?? (action.worth === 5 ? ruling('ferry/hold') : undefined),
  };
  expect(broken(strict)).toContain(SENTENCE.ruled);
});

test('an action that is legal and not listed is caught', () => {
  const secretive: AnyGame = {
    ...ferry,
    legal: (s: FerryState, actor) =>
      ferry.legal(s, actor).filter((a) => a.type !== 'leave' || ferry.legal(s, actor)[0] === a),
    refuse: (s: FerryState, actor, action: FerryAction) => ferry.refuse(s, actor, action),
  };
  expect(broken(secretive)).toContain(SENTENCE.ruled);
});

test('an outcome for a reason that the guide does not have is caught', () => {
  const unexplained: AnyGame = {
    ...skiff,
    outcome: (s: SkiffState) => s.outcome && { ...s.outcome, reason: 'skiff/sunset' },
  };
  expect(broken(unexplained)).toContain(SENTENCE.ends);
});

test('ranks that do not count every better seat are caught', () => {
  const dense: AnyGame = {
    ...skiff,
    outcome: (s: SkiffState) => s.outcome && { ...s.outcome, ranks: s.places.map(() => 2) },
  };
  expect(broken(dense)).toContain(SENTENCE.ends);
});

test('a game that stops without an outcome is caught', () => {
  const stuck: AnyGame = { ...skiff, outcome: () => undefined };
  expect(broken(stuck)).toEqual([SENTENCE.ends]);
});

test('a game that never ends is caught', () => {
  const endless: AnyGame = {
    ...skiff,
    apply(s: SkiffState, actor, action: SkiffAction, tell) {
      skiff.apply(s, actor, action, tell);
      if (s.outcome === undefined) return;
      delete s.outcome;
      s.places = s.places.map(() => 0);
    },
  };
  expect(look(ends, endless, { seats: 2, options: { course: 'brook' } }, 1).problems[0]).toContain('not over after');
});

test('a seat that is awaited with nothing to do is caught', () => {
  const idle: AnyGame = {
    ...skiff,
    legal: (s: SkiffState, actor) => (s.phase === 'met' ? [] : skiff.legal(s, actor)),
  };
  expect(broken(idle)).toContain(SENTENCE.asked);
});

test('a seat that can act without being awaited is caught', () => {
  const eager: AnyGame = {
    ...skiff,
    legal: (s: SkiffState, actor) => (s.phase === 'met' ? [{ type: 'yield' }] : skiff.legal(s, actor)),
  };
  expect(broken(eager)).toContain(SENTENCE.asked);
});

test('waiting for somebody who does not sit at the table is caught', () => {
  const crowded: AnyGame = {
    ...skiff,
    awaiting: (s: SkiffState) => skiff.awaiting(s).map((actor) => (actor === 1 ? s.places.length : actor)),
  };
  expect(broken(crowded)).toContain(SENTENCE.awaited);
});

test('chance in setup is caught', () => {
  const rng = seeded(7);
  const chancy: AnyGame = {
    ...skiff,
    setup: (seats, options: { course: 'brook' }) => ({ ...skiff.setup(seats, options), turn: rng.below(seats) }),
  };
  expect(broken(chancy)).toContain(SENTENCE.record);
});

test('a rule with a generator of its own is caught, for the record does not replay', () => {
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

test('an action whose line reads back as another is caught', () => {
  const worth = { ...int(1, 5), write: () => '1' };
  const sloppy: AnyGame = { ...ferry, actions: { ...ferry.actions, board: { worth } } };
  expect(broken(sloppy)).toContain(SENTENCE.lines);
});

test('an action that is listed twice is caught', () => {
  const doubled: AnyGame = {
    ...skiff,
    legal: (s: SkiffState, actor) => [...skiff.legal(s, actor), ...skiff.legal(s, actor)],
  };
  expect(broken(doubled)).toEqual([SENTENCE.lines]);
});

test('a question that changes the state is caught', () => {
  const restless: AnyGame = {
    ...ferry,
    legal: (s: FerryState, actor) => (s.hands.forEach((hand) => hand.reverse()), ferry.legal(s, actor)),
  };
  expect(broken(restless)).toContain(SENTENCE.asking);
});

test('a standing instruction that answers what is not legal is caught', () => {
  const bold: AnyGame = { ...skiff, standing: { forms: { always: {} }, answer: () => ({ type: 'stand' }) } };
  expect(broken(bold)).toEqual([SENTENCE.standing]);
});

test('an imagined state that the viewer would not recognise is caught', () => {
  const dreamer: AnyGame = {
    ...ferry,
    imagine: (view: FerryView, rng) => ({ ...ferry.imagine(view, rng), last: 1 }),
  };
  expect(broken(dreamer)).toContain(SENTENCE.imagined);
});

test('an imagined state with a card too many is caught', () => {
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

test('a game that hides cards and says that everything lies open is caught', () => {
  expect(broken({ ...ferry, redeal: nothingHidden })).toContain(SENTENCE.open);
});

test('a game that hides cards and never deals them anew is noticed', () => {
  const looks = (game: AnyGame) => tablesOf(game).map((table) => look(redealsOtherwise, game, table, 1).looks);
  expect(looks({ ...ferry, redeal: () => undefined }).every((count) => count === 0)).toBe(true);
  expect(looks(ferry).every((count) => count > 0)).toBe(true);
});
