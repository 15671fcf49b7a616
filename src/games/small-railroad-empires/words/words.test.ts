import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { game } from '../game.ts';
import { FACTORY_NAMES } from '../map.ts';
import { act, card, scene } from '../scene.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';
const asked = (s: ReturnType<typeof scene>) => plain(words.decision(game.view(s, 0), 0, [0]).detail, nameOf);
const NIGHT = { built: 2 };

describe('What is asked while tracks are laid', () => {
  test('a player who can pay for a space is told to choose one that glows', () => {
    expect(asked(scene([{ line: '1d1', money: 0 }, {}]))).toContain('Choose a glowing space.');
  });

  test('a third track costs more, and the question says so', () => {
    expect(asked(scene([{ line: '1d1', money: 2 }, {}], {}, NIGHT))).toContain('By night a track costs $2 more.');
  });

  test('a player who can pay for none hears what is left: a loan, or the end of building', () => {
    expect(asked(scene([{ line: '1d1', money: 1 }, {}], {}, NIGHT))).toContain('take a loan, or stop building');
  });
});

test('while what a rival did is still being shown, the bar says whose turn it is', () => {
  const s = scene([{}, {}], {}, { turn: 1 });
  expect(plain(words.decision(game.view(s, 0), 0, []).title, nameOf)).toBe('Tom lays tracks');
});

describe('Lines of the log', () => {
  test('a train card inside a sentence begins small', () => {
    const line = words.event({ type: 'cardTurnedUp', card: card('T27'), place: 3 });
    expect(plain(line?.sentence ?? [], nameOf)).toBe(
      'New in the market: a Freighter (a delivery of iron: $1 and 1 VP).',
    );
  });
});

test('an oil factory is not a oil factory', () => {
  const factory = FACTORY_NAMES.indexOf('A-oil');
  const line = words.event({ type: 'began', seat: 0, factory, hex: 0 });
  expect(plain(line?.sentence ?? [], nameOf)).toBe('Anna begins at an oil factory.');
});

describe('Before the end', () => {
  const office = { phase: 'office' as const };

  test('a player who has met a trigger is told, before the turn ends, that the round or the game will', () => {
    const late = { ...office, deck: [] };
    expect(asked(scene([{}, {}], {}, late))).toContain('This is the last round.');
    expect(asked(scene([{}, {}], {}, { ...late, startSeat: 1 }))).toContain('The game ends with this turn.');
  });

  test('the last turn is the one after which all others have left', () => {
    const late = { ...office, deck: [] };
    const left = (seat: number) => scene([{}, { left: seat === 1 }, { left: seat === 2 }], {}, late);
    expect(asked(left(1))).toContain('This is the last round.');
    expect(asked(scene([{}, { left: true }, { left: true }, {}], {}, { ...late, startSeat: 3 }))).toContain(
      'The game ends with this turn.',
    );
  });

  test('an end that can still be put off by unlocking a track is not promised', () => {
    const spent = (changes: object) =>
      scene(
        [
          { line: '1g1', supply: 0 },
          { line: '2d1', supply: 0 },
        ],
        {},
        { startSeat: 1, ...changes },
      );
    const s = spent(office);
    expect(asked(s)).toContain('Unless you unlock a track, the game ends with this turn.');
    expect(act(s, '0 done').s.outcome).toBeDefined();
    expect(act(s, '0 unlock K2', '0 done').s.outcome).toBeUndefined();
    expect(asked(spent({ ...office, startSeat: 0 }))).toContain('Unless you unlock a track, this is the last round.');
    // A delivery may open new spaces, and the office is still to come.
    expect(asked(spent({ phase: 'deliver' }))).not.toMatch(/ends|last round/);
    // One was unlocked this turn, and there is no second.
    expect(asked(spent({ ...office, hasUnlocked: true }))).toContain('The game ends with this turn.');
  });

  test('a player who has borrowed all there is hears of no other loan', () => {
    const s = scene([{ line: '1d3', money: 0, loans: 3 }, {}], {}, NIGHT);
    expect(asked(s)).not.toContain('take a loan');
    expect(asked(s)).toContain('stop building');
  });

  test('the score is told with its sum', () => {
    const s = scene([{ prestige: 20, money: 11, loans: 1 }, {}]);
    expect(words.score(game.view(s, 0), 0)).toBe('20 VP: 20 prestige + 0 contract + 0 money and loans, 0 deliveries');
  });
});

describe('How a game ended', () => {
  test('the reason stays true although a track was unlocked in the last round', () => {
    const s = scene(
      [
        { line: '1g1', supply: 0 },
        { line: '2d1', supply: 0 },
      ],
      {},
      { phase: 'office' },
    );
    const { s: over } = act(s, '0 done', '1 unlock K2', '1 done');
    expect(over.companies[1]?.supply).toBe(1);
    expect(plain(words.ending(over.outcome?.reason ?? ''), nameOf)).toBe(
      'No company had both a track in supply and a space to build it on.',
    );
  });
});
