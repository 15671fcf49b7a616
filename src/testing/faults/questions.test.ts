import { expect, test } from 'vitest';
import { int } from '#engine/field.ts';
import type { AnyGame } from '#engine/game.ts';
import { ruling } from '#engine/ruling.ts';
import { runCheck } from '../check.ts';
import { ends } from '../checks/ending.ts';
import { duel, type DuelAction, type DuelState } from '../toys/duel.ts';
import { ferry, type FerryAction, type FerryState } from '../toys/ferry.ts';
import { skiff, type SkiffAction, type SkiffState } from '../toys/skiff.ts';
import { SENTENCE, broken } from './broken.ts';

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

test('an action that is listed twice is caught', () => {
  const doubled: AnyGame = {
    ...skiff,
    legal: (s: SkiffState, actor) => [...skiff.legal(s, actor), ...skiff.legal(s, actor)],
  };
  expect(broken(doubled)).toEqual([SENTENCE.lines]);
});

test('an action whose line reads back as another is caught', () => {
  const worth = { ...int(1, 5), write: () => '1' };
  const sloppy: AnyGame = { ...ferry, actions: { ...ferry.actions, board: { worth } } };
  expect(broken(sloppy)).toContain(SENTENCE.lines);
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
  expect(runCheck(ends, endless, { seats: 2, options: { course: 'brook' } }, 1).problems[0]).toContain(
    'not over after',
  );
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

test('an action that is open at any time but refused to a seat that is not asked is caught', () => {
  const deaf: AnyGame = {
    ...duel,
    refuse: (s: DuelState, actor, action: DuelAction) =>
      duel.awaiting(s).includes(actor) || s.outcome ? duel.refuse(s, actor, action) : ruling('common/not-asked'),
  };
  expect(broken(deaf)).toContain(SENTENCE.anytime);
});

test('an answer that is listed as open at any time is caught', () => {
  const eager: AnyGame = {
    ...duel,
    anytime: (s: DuelState, seat) => [...(duel.anytime?.(s, seat) ?? []), ...duel.legal(s, seat)],
  };
  expect(broken(eager)).toEqual([SENTENCE.anytime]);
});

test('an action that is still possible after the end is caught', () => {
  const late: AnyGame = { ...duel, anytime: () => [{ type: 'yield' }] };
  expect(broken(late)).toContain(SENTENCE.anytime);
});

test('waiting for somebody who does not sit at the table is caught', () => {
  const crowded: AnyGame = {
    ...skiff,
    awaiting: (s: SkiffState) => skiff.awaiting(s).map((actor) => (actor === 1 ? s.places.length : actor)),
  };
  expect(broken(crowded)).toContain(SENTENCE.awaited);
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
