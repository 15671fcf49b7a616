import { describe, expect, test } from 'vitest';
import { addressedTo, plain } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { act, card, scene, space } from '../scene.ts';
import type { State } from '../state.ts';
import { gather } from './gathered.ts';
import { onSpaces } from './places.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom', 'Zoe'][seat] ?? '?';

/** The story of some events as one reader gets it. */
function story(events: readonly Event[], s: State, reader?: number): readonly string[] {
  const view = game.view(s, undefined);
  const lines: string[] = [];
  for (let i = 0; i < events.length;) {
    const gathered = gather(events.slice(i), view);
    const event = events[i];
    const line = gathered?.line ?? (event && words.event(event, view));
    if (line !== undefined) lines.push(plain(addressedTo(line.sentence, reader), nameOf));
    i += gathered?.count ?? 1;
  }
  return lines;
}

const played = (s: State, ...moves: readonly string[]) => {
  const { events, s: after } = act(s, ...moves);
  return story(events, after);
};

describe('Building is one line', () => {
  const s = scene([{ line: '1d1', money: 9 }, { line: '1d2' }]);

  test('with where both tracks are, what they cost, and who got a fee', () => {
    expect(played(s, '0 build 1d2', '0 build 1c2')[0]).toBe(
      'Anna built in the forest north-west of Ashwell and south-west of Brenton: −$3, +1 point for a star, Tom +$1.',
    );
  });

  test('a fee for the reader is said to the reader', () => {
    const { events, s: after } = act(s, '0 build 1d2', '0 build 1c2');
    expect(story(events, after, 1)[0]).toMatch(/, you \+\$1\.$/);
    expect(story(events, after, 0)[0]).toMatch(/^You built /);
  });

  test('a loan taken for it comes first, and a star is told with its point', () => {
    const poor = scene([{ line: '1d3', money: 0 }, { line: '2d1' }]);
    expect(played(poor, '0 loan', '0 build 1d4')).toEqual([
      'Anna took a loan (+$4) and built on the river north-east of Ashwell: −$2, +1 point for a star.',
    ]);
    const indebted = scene([{ line: '1d3', money: 0, loans: 1 }, { line: '2d1' }]);
    expect(played(indebted, '0 loan', '0 build 1d4')[0]).toMatch(/^Anna took a 2nd loan \(\+\$4\) and built/);
    expect(played(poor, '0 loan', '0 loan', '0 build 1d4')[0]).toMatch(/^Anna took 2 loans \(\+\$8\) and built/);
  });

  test('marks all spaces that changed', () => {
    const { events, s: after } = act(s, '0 build 1d2', '0 build 1c2');
    expect(gather(events, game.view(after, undefined))?.line.places).toEqual(['hex 1d2', 'hex 1c2']);
  });

  test('one track alone is told by its own line', () => {
    expect(gather(act(s, '0 build 1d2').events)).toBeUndefined();
  });
});

describe('Spaces near one city name it once', () => {
  const { map } = scene([{}, {}]);
  const near = (...names: readonly string[]) => onSpaces(map, names.map(space));
  test.each([
    ['in the forest south-west and south-east of Brenton', ['1c2', '1c3']],
    ['on the plains west and in the forest east of Brenton', ['1b1', '1b3']],
    ['on the plains west, in the forest east and on the plains north-west of Brenton', ['1b1', '1b3', '1a1']],
    ['on the plains west of Brenton and at the iron factory north of Ashwell', ['1b1', '1d3']],
    [
      'on the plains west, in the forest east of Brenton and at the iron factory north of Ashwell',
      ['1b1', '1d3', '1b3'],
    ],
    ['on the plains west of Brenton (2 spaces)', ['1b1', '1b1']],
  ])('%s', (text, names) => expect(near(...names)).toBe(text));
});

describe('A delivery is one line', () => {
  const company = { line: '1d1 1c1 1c2', hand: 'T01 T16' };
  const at = (ship: string, loaded: readonly number[] = []) =>
    scene([company, { line: '2d1' }], { ship, loaded }, { phase: 'deliver' });

  test('with route, train, all that it paid, and the container on the ship', () => {
    expect(played(at('S7'), '0 deliver A-grain Brenton T01')[0]).toBe(
      'Anna delivered grain to Brenton (3 spaces, Switcher): +$5, +2 points; Anna’s container is in slot 1.',
    );
  });

  test('a condition that was not met and a grey container are said', () => {
    expect(played(at('S3'), '0 deliver A-grain Brenton T16')[0]).toBe(
      'Anna delivered grain to Brenton (3 spaces, Express not met): +$3, +2 points; a grey container is in slot 1.',
    );
  });

  test('it lights up the way, the city and the slot', () => {
    const { events, s } = act(at('S7'), '0 deliver A-grain Brenton T01');
    const places = gather(events, game.view(s, undefined))?.line.places;
    expect(places).toEqual(['city Brenton', 'hex 1d1', 'hex 1c1', 'hex 1c2', 'slot 1']);
  });

  test('a full ship and the next one are one line', () => {
    const lines = played(at('S7', [0, 1, 0]), '0 deliver A-grain Brenton T01', 'chance dock S1');
    expect(lines[1]).toBe('The ship was full; Anna had the most containers: +2 points. Ship S1 docked.');
  });
});

test('buying, unlocking and repaying are one line, with the card that came into the market', () => {
  const events: readonly Event[] = [
    { type: 'borrowed', seat: 0, money: 4, loans: 1 },
    { type: 'bought', seat: 0, card: card('T15'), place: 3, price: 3 },
    { type: 'cardTurnedUp', card: card('T24'), place: 3 },
    { type: 'unlocked', seat: 0, ability: 0, price: 4 },
    { type: 'endNears', reason: 'small-railroad-empires/end.deck' },
  ];
  expect(story(events, scene([{}, {}]))).toEqual([
    'Anna took a loan (+$4), bought an Express (7+ spaces: 3 points) and unlocked Night shift (+1 track): −$7. New for sale: Alpine.',
    'Last round. The deck of train cards ran out.',
  ]);
});

test('a loan after the last track belongs to what comes next', () => {
  const built: Event = { type: 'built', seat: 0, hex: space('1c2'), cost: 1, fee: 0, owner: -1, left: 3 };
  const borrowed: Event = { type: 'borrowed', seat: 0, money: 4, loans: 1 };
  expect(gather([built, built, borrowed])?.count).toBe(2);
  expect(gather([built, borrowed])).toBeUndefined();
});

test('several achievements at once are one line', () => {
  const events: readonly Event[] = [
    { type: 'achieved', seat: 1, achievement: 0, prestige: 4 },
    { type: 'achieved', seat: 1, achievement: 9, prestige: 4 },
  ];
  expect(story(events, scene([{}, {}]))).toEqual(['Tom claimed Busy Line and Fleet: +8 points.']);
});

test('the set-up is told in a few lines', () => {
  const events: readonly Event[] = [
    { type: 'tileLaid', position: 0, tile: 1, turns: 0 },
    { type: 'tileLaid', position: 1, tile: 0, turns: 1 },
    { type: 'goalShown', achievement: 0 },
    { type: 'goalShown', achievement: 1 },
    { type: 'cardTurnedUp', card: card('T25'), place: 1 },
    { type: 'cardTurnedUp', card: card('T12'), place: 2 },
  ];
  expect(story(events, scene([{}, {}]))).toEqual([
    'The map is made of tiles B and A.',
    'Achievements: Busy Line and Tunnel Master.',
    'For sale: Freighter (coal) and Express (5+ spaces).',
  ]);
});
