import { describe, expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { game } from '../game.ts';
import { FACTORY_NAMES } from '../map.ts';
import { act, type Books, card, scene, space } from '../scene.ts';
import { trackWords } from './previews.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';
const asked = (s: ReturnType<typeof scene>) => plain(words.decision(game.view(s, 0), 0, [0]).detail, nameOf);
const title = (s: ReturnType<typeof scene>) => plain(words.decision(game.view(s, 0), 0, [0]).title, nameOf);
const NIGHT = { built: 2 };

describe('What is asked while tracks are built', () => {
  test('a player who can pay for a space is told which delivery lacks the fewest tracks', () => {
    expect(asked(scene([{ line: '1d1', money: 0 }, {}]))).toBe('Choose a space. Grain to Brenton needs 2 more tracks.');
  });

  test('a delivery that is ready is said to come next', () => {
    expect(asked(scene([{ line: '1d1 1c1 1c2' }, {}]))).toBe('Choose a space. Grain to Brenton comes next.');
  });

  test('with no good on the line, the nearest one is named', () => {
    expect(asked(scene([{ line: '1b1' }, {}]))).toMatch(/^Choose a space\. The \w+ factory .* is \d+ tracks? away\.$/);
  });

  test('a third track costs more, and the question says so', () => {
    expect(title(scene([{ line: '1d1', money: 2 }, {}], {}, NIGHT))).toBe('Build a 3rd track for $2 extra?');
  });

  test('a player who can pay for none is told what is left: a loan, or the end of building', () => {
    expect(asked(scene([{ line: '1d1', money: 1 }, {}], {}, NIGHT))).toContain('take a loan or stop building');
  });
});

describe('What is asked after building', () => {
  const at = (company: Parameters<typeof scene>[0][number], changes: object) => scene([company, {}], {}, changes);

  test('the only delivery is named in the question', () => {
    expect(title(at({ line: '1d1 1c1 1c2', hand: 'T01' }, { phase: 'deliver' }))).toBe('Deliver grain to Brenton?');
  });

  test('nobody without a loan is asked to repay one', () => {
    expect(title(at({ line: '1d1' }, { phase: 'office' }))).toBe('Buy a card or unlock an ability');
    expect(title(at({ line: '1d1', loans: 1 }, { phase: 'office' }))).toBe('Buy, unlock or repay');
    expect(title(at({ line: '1d1' }, { phase: 'office', hasBought: true }))).toBe('Unlock an ability');
  });

  test('round and step of the turn stand together', () => {
    const s = at({ line: '1d1' }, { phase: 'office', round: 3 });
    expect(words.round(game.view(s, 0))).toBe('Round 3 · buy');
  });
});

test('what a track leads to is said before it is built', () => {
  const s = scene([{ line: '1d1 1c1', money: 5 }, {}]);
  const detail = (hex: string) => plain(trackWords(game.view(s, 0), 0, space(hex)).detail, nameOf);
  expect(detail('1c2')).toContain('then deliver grain to Brenton');
  expect(detail('1e1')).not.toContain('then');
});

test('while what a rival did is still being shown, the bar says whose turn it is', () => {
  const s = scene([{}, {}], {}, { turn: 1 });
  expect(plain(words.decision(game.view(s, 0), 0, []).title, nameOf)).toBe('Tom is building');
});

describe('Lines of the log', () => {
  test('a new train card is named with its condition and reward', () => {
    const line = words.event({ type: 'cardTurnedUp', card: card('T27'), place: 3 });
    expect(plain(line?.sentence ?? [], nameOf)).toBe('New for sale: Freighter (iron: $1 and 1 point).');
  });
});

test('the log says where a player started', () => {
  const factory = FACTORY_NAMES.indexOf('A-oil');
  const line = words.event({ type: 'began', seat: 0, factory, hex: space('1a3') });
  expect(plain(line?.sentence ?? [], nameOf)).toBe('Anna started at the oil factory north-east of Brenton.');
});

describe('Before the end', () => {
  const office = { phase: 'office' as const };

  test('a player who has met a trigger is told, before the turn ends, that the round or the game will', () => {
    const late = { ...office, deck: [] };
    expect(asked(scene([{}, {}], {}, late))).toContain('This is the last round.');
    expect(asked(scene([{}, {}], {}, { ...late, startSeat: 1 }))).toContain('This is the last turn.');
  });

  test('a turn is the last one if everybody who comes after it has left', () => {
    const late = { ...office, deck: [] };
    expect(asked(scene([{}, { left: true }, {}], {}, late))).toContain('This is the last round.');
    expect(asked(scene([{}, {}, { left: true }], {}, late))).toContain('This is the last round.');
    expect(asked(scene([{}, { left: true }, { left: true }, {}], {}, { ...late, startSeat: 3 }))).toContain(
      'This is the last turn.',
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
    expect(asked(s)).toContain('Unlock a track, or this is the last turn.');
    expect(act(s, '0 done').s.outcome).toBeDefined();
    expect(act(s, '0 unlock K2', '0 done').s.outcome).toBeUndefined();
    expect(asked(spent({ ...office, startSeat: 0 }))).toContain('Unlock a track, or this is the last round.');
    // The end has been triggered already: unlocking changes nothing.
    expect(asked(spent({ ...office, deck: [] }))).toMatch(/^At most .* This is the last turn\.$/);
    // A delivery may open new spaces, and the office is still to come.
    expect(asked(spent({ phase: 'deliver' }))).not.toMatch(/last (?:turn|round)/);
    // One was unlocked this turn, and there is no second.
    expect(asked(spent({ ...office, hasUnlocked: true }))).toContain('This is the last turn.');
  });

  test('a player who holds three loans is not told to take another', () => {
    const s = scene([{ line: '1d3', money: 0, loans: 3 }, {}], {}, NIGHT);
    expect(asked(s)).not.toContain('take a loan');
    expect(asked(s)).toContain('stop building');
  });

  test('the score is told with its parts', () => {
    const score = (company: Books, line = '') =>
      words.score(game.view(scene([{ line, contract: 'SC3', prestige: 20, ...company }, {}]), 0), 0);
    expect(score({ money: 11, loans: 1 })).toBe('20 points: 20 in play + 0 contract + 0 money and loans, 0 deliveries');
    expect(score({ money: 11, lengths: [3] }, '1d5 1e4 1e6')).toBe(
      '27 points: 20 in play + 5 contract + 2 money and loans, 1 delivery',
    );
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
      'Nobody had both a track to build and a space for it.',
    );
  });
});
