import { describe, expect, test } from 'vitest';
import { plain } from '#kit/sentence.ts';
import { game } from '../game.ts';
import { FACTORY_NAMES } from '../map.ts';
import { card, scene } from '../scene.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';
const asked = (s: ReturnType<typeof scene>) => plain(words.decision(game.view(s, 0), 0, [0]).detail, nameOf);
const NIGHT = { built: 2 };

describe('What is asked while tracks are laid', () => {
  test('who can pay for a space is told to choose one that glows', () => {
    expect(asked(scene([{ line: '1d1', money: 0 }, {}]))).toContain('Choose a glowing space.');
  });

  test('a third track is dearer, and the question says so', () => {
    expect(asked(scene([{ line: '1d1', money: 2 }, {}], {}, NIGHT))).toContain('By night a track costs $2 more.');
  });

  test('who can pay for none hears what is left: a loan, or the end of building', () => {
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
  test('whoever has met a trigger is told, before the turn ends, that the round or the game will', () => {
    const late = { phase: 'office' as const, deck: [] };
    expect(asked(scene([{}, {}], {}, late))).toContain('This is the last round.');
    expect(asked(scene([{}, {}], {}, { ...late, startSeat: 1 }))).toContain('The game ends with this turn.');
  });

  test('the score is told with its sum', () => {
    const s = scene([{ prestige: 20, money: 11, loans: 1 }, {}]);
    expect(words.score(game.view(s, 0), 0)).toBe('20 VP: 20 prestige + 0 contract + 0 money and loans, 0 deliveries');
  });
});
