import { describe, expect, test } from 'vitest';
import {
  ARCS,
  CANNONS,
  CARDS,
  HEADINGS,
  HEIGHTS,
  OPPOSITE,
  PLACEMENT_BY_BEARING,
  PLACEMENTS,
  RAILS,
  SEA,
  STEPS,
} from './components.ts';
import { CELL_NAMES, cellNamed, cellOf, cellsOf, DECK_LINKS, letterOf, LIES, NOWHERE, PLACES } from './deck.ts';
import { dotAhead, dotAt, gunsBearing, isIsland, startOf, turnBy } from './sea.ts';

/** How many steps each point of a graph lies from the first; unreached points are missing. */
function flood(from: number, next: (point: number) => readonly number[]): ReadonlyMap<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [point, count] of steps) {
    for (const to of next(point)) if (!steps.has(to)) steps.set(to, count + 1);
  }
  return steps;
}

/** Dot and heading as one number, and where one card leads from there. */
const lying = (dot: number, heading: number): number => dot * HEADINGS.length + heading;
function byOneCard(point: number): readonly number[] {
  const heading = point % HEADINGS.length;
  const dot = Math.trunc(point / HEADINGS.length);
  const ahead = dotAhead(dot, heading);
  const turns = [lying(dot, turnBy(heading, 1)), lying(dot, turnBy(heading, -1))];
  return 'dot' in ahead ? [...turns, lying(ahead.dot, heading)] : turns;
}

describe('The sea board', () => {
  test('has 99 dots, nine of them islands', () => {
    expect([SEA.columns * SEA.rows, SEA.islands.length]).toEqual([99, 9]);
  });

  test('is unchanged by a half-turn, starts and headings included', () => {
    for (const [x, y] of SEA.islands) expect(isIsland(dotAt(10 - x, 8 - y))).toBe(true);
    const [south, north] = [startOf('isabella'), startOf('seahawk')];
    expect([south.dot + north.dot, turnBy(south.heading, 4)]).toEqual([98, north.heading]);
  });

  test('lets every dot and heading reach every other, at most 17 cards from a start', () => {
    for (const ship of ['isabella', 'seahawk'] as const) {
      const steps = flood(lying(startOf(ship).dot, startOf(ship).heading), byOneCard);
      expect(steps.size).toBe(90 * HEADINGS.length);
      expect(Math.max(...steps.values())).toBe(17);
    }
    for (let point = 0; point < 99 * HEADINGS.length; point++) {
      if (isIsland(Math.trunc(point / HEADINGS.length))) continue;
      expect(flood(point, byOneCard).size).toBe(720);
    }
  });

  test('keeps the ships at least ten cards apart at the start', () => {
    const steps = flood(lying(startOf('isabella').dot, startOf('isabella').heading), byOneCard);
    const arrivals = HEADINGS.map((_, heading) => steps.get(lying(startOf('seahawk').dot, heading)) ?? 0);
    expect(Math.min(...arrivals)).toBe(10);
  });

  test('has eight headings, an eighth of a turn apart', () => {
    expect(STEPS.map(([dx, dy]) => Math.round((Math.atan2(dx, dy) * 4) / Math.PI + 8) % 8)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
  });
});

describe('The guns', () => {
  test.each(ARCS.map((cells, bearing) => [bearing, [...cells]] as const))('at bearing %i are %j', (bearing, cells) => {
    expect(cellsOf(gunsBearing(bearing)).map((cell) => CELL_NAMES[cell])).toEqual(cells);
  });

  test('are two forward, one midship and two aft on each side', () => {
    expect(ARCS.map((cells) => cells.length)).toEqual([0, 2, 5, 2, 0, 2, 5, 2]);
    expect(CANNONS.filter((cell) => cell.endsWith('3'))).toHaveLength(5);
  });
});

test('Fifteen cards of five kinds, three each', () => expect(CARDS).toHaveLength(5));

/** The neighbours as printed: cells 3, 4 and 5 of each letter. */
const NEIGHBOURS = `
  A4 B3 B4 | A3 A5 B3 B4 B5 | A4 B4 B5
  A3 A4 B4 C3 | A3 A4 A5 B3 B5 | A4 A5 B4 C5
  B3 C4 D3 D4 | C3 C5 D3 D4 D5 | B5 C4 D4 D5
  C3 C4 D4 E3 E4 | C3 C4 C5 D3 D5 E3 E4 E5 | C4 C5 D4 E4 E5
  D3 D4 E4 F3 F4 | D3 D4 D5 E3 E5 F3 F4 F5 | D4 D5 E4 F4 F5
  E3 E4 F4 G3 | E3 E4 E5 F3 F5 | E4 E5 F4 G5
  F3 G4 H3 H4 | G3 G5 H3 H4 H5 | F5 G4 H4 H5
  G3 G4 H4 | G3 G4 G5 H3 H5 | G4 G5 H4`
  .trim()
  .split(/[\n|]/)
  .map((list) => list.trim().split(' '));

describe('The deck', () => {
  test.each(CELL_NAMES.map((name, cell) => [name, NEIGHBOURS[cell]] as const))('%s touches %j', (name, neighbours) => {
    expect(DECK_LINKS[cellNamed(name)]?.map((cell) => CELL_NAMES[cell])).toEqual(neighbours);
  });

  test('has 55 two-way links, and no walk is longer than seven', () => {
    expect(DECK_LINKS.flat()).toHaveLength(2 * 55);
    const walks = CELL_NAMES.map((_, cell) => flood(cell, (from) => DECK_LINKS[from] ?? []));
    expect(walks.every((steps) => steps.size === 24)).toBe(true);
    expect(Math.max(...walks.flatMap((steps) => [...steps.values()]))).toBe(7);
  });
});

describe('The boarding placements', () => {
  test('follow the side struck', () => {
    expect(PLACEMENT_BY_BEARING).toEqual(['P3', 'P1', 'P1', 'P1', 'P3', 'P2', 'P2', 'P2']);
  });

  test.each(PLACEMENTS)('%s has eight one-to-one crossings of equal height along its rails', (placement) => {
    const pairs = Object.entries(OPPOSITE[placement]);
    expect([pairs.length, new Set(pairs.map(([, there]) => there)).size]).toEqual([8, 8]);
    for (const [here, there] of pairs) {
      expect(HEIGHTS[letterOf(cellNamed(here))]).toBe(HEIGHTS[letterOf(cellNamed(there))]);
      expect([Number(here[1]), Number(there[1])]).toEqual([...RAILS[placement]]);
    }
  });

  test('P1 and P2 are inverse to each other, P3 is its own inverse', () => {
    const inverse = (placement: (typeof PLACEMENTS)[number]) =>
      Object.fromEntries(Object.entries(OPPOSITE[placement]).map(([here, there]) => [there, here]));
    expect(inverse('P1')).toEqual(OPPOSITE.P2);
    expect(inverse('P3')).toEqual(OPPOSITE.P3);
  });

  test.each(LIES.map((lie) => [lie.placement, lie.stationary, lie] as const))(
    '%s with seat %i struck joins all 48 sections, both ways',
    (_, __, { links, opposite }) => {
      expect(flood(0, (place) => links[place] ?? []).size).toBe(PLACES);
      for (const [place, across] of opposite.entries()) {
        if (across !== NOWHERE) expect([opposite[across], cellOf(across) < 24]).toEqual([place, true]);
      }
    },
  );
});
