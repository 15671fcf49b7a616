import { expect, test } from 'vitest';
import { type Axial, ORIGIN, SIDES, hexDistance, plus, rotated, sameHex, stepped, turned } from '#geometry/hex.ts';
import {
  BENDS,
  CELLS,
  CELL_NAMES,
  ENTRIES,
  PASSENGERS_PER_STATION,
  PASSENGERS_USED,
  SEAT_COUNTS,
  STACKS,
  START_TILE,
  STARTING_SPACES,
  STRAIGHT,
  TILES,
  TILE_NAMES,
  cellNamed,
} from './components.ts';
import { SPOTS, groundOf } from './drawn.ts';
import { ahead, centresOf, hexAt, isWater, worldPlace } from './river.ts';
import { type Laid, NOWHERE } from './state.ts';
import { CELL_PLACES, DOWNSTREAM, NONE, TILE_PITCH, UPSTREAM, headingAfter } from './tile.ts';

/** The printed tiles, downstream up: `~` water, `#` land, `R` and `B` stations, `+` their boarding platforms. */
const PRINTED = `
A0          A1-1        A1-2        A1-3        A1-4        A2-1
    ~           ~           ~           ~           ~           ~
  ~   ~       ~   ~       ~   ~       ~   ~       ~   ~       ~   ~
~   ~   ~   ~   ~   ~   ~   #   ~   ~   #   ~   ~   #   ~   ~   ~   ~
  ~   ~       +   ~       #   B       B   ~       ~   +       R   ~
~   ~   ~   ~   ~   ~   ~   ~   ~   +   #   ~   ~   B   ~   ~   +   ~
  ~   ~       B   #       ~   +       ~   ~       ~   #       ~   #
3   1   2   #   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~
  5   4       ~   ~       ~   ~       ~   ~       ~   ~       ~   ~
#       #   ~       ~   #       #   ~       #   #       #   #       #

A2-2        A2-3        A2-4        A3-1        A3-2        A3-3
    ~           ~           ~           ~           ~           ~
  ~   ~       ~   ~       ~   ~       ~   ~       ~   ~       ~   #
~   #   ~   ~   ~   ~   ~   R   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~
  ~   ~       +   ~       #   +       ~   ~       ~   #       #   ~
~   ~   +   ~   R   ~   ~   ~   ~   #   #   ~   ~   ~   ~   ~   ~   ~
  ~   R       ~   #       ~   #       ~   ~       ~   ~       #   #
~   ~   ~   ~   ~   ~   ~   ~   ~   #   ~   #   ~   #   ~   ~   ~   ~
  ~   ~       ~   ~       ~   ~       ~   ~       #   #       ~   ~
#       ~   #       #   #       ~   ~       #   ~       ~   ~       #`;

/** New hex and the old hexes it touches, as printed for each bend. */
const CONTACTS = {
  left: 'a1←a2,a3  b1←a3,a4  c1←a4  d1←a4,b4  e1←b4,c4',
  straight: 'a1←a4,b4  b1←b4,c4  c1←c4  d1←c4,d4  e1←d4,e4',
  right: 'a1←c4,d4  b1←d4,e4  c1←e4  d1←e3,e4  e1←e2,e3',
};

const TILE_COLUMNS = 12;

function printed(name: string): string[] {
  const lines = PRINTED.split('\n');
  const header = lines.findIndex((line) => line.split(/\s+/).includes(name));
  const left = TILE_COLUMNS * (lines[header] ?? '').split(/\s+/).indexOf(name);
  return lines.slice(header + 1).map((line) => line.slice(left, left + TILE_COLUMNS));
}

const tileAt = (n: number) => TILES[n] ?? { name: 'none', land: -1, station: undefined };

const join = (from: number, to: number, bend: number): Laid[] => [
  { tile: from, bend: STRAIGHT, heading: 0, passengers: 0 },
  { tile: to, bend, heading: headingAfter(0, bend), passengers: 0 },
];

/** What a table of joins says of one side of a cell. */
const cellBeyond = (table: Int8Array, bend: number, cell: number, way: number): number =>
  table[(bend * CELLS + cell) * SIDES + way] ?? NONE;

/** Where every space of a river lies in the world. */
function worldPlaces(river: readonly Laid[]): readonly Axial[] {
  const centres = centresOf(river);
  return river.flatMap((_, place) => CELL_NAMES.map((_name, cell) => worldPlace(river, centres, hexAt(place, cell))));
}

test.each([START_TILE, ...STACKS.published])('published tile %i shows what is printed on it', (tile) => {
  const picture = printed(TILE_NAMES[tile] ?? '');
  SPOTS.forEach(({ line, column }, cell) => {
    const mark = picture[line]?.[(2 * column) / 3];
    const space = STARTING_SPACES.indexOf(cell);
    const expected = tile === START_TILE && space >= 0 ? String(space + 1) : groundOf(tileAt(tile), cell);
    expect(mark, CELL_NAMES[cell]).toBe(expected);
  });
});

test.each(Object.entries(CONTACTS))('a tile laid %s touches the old one as printed', (bend, table) => {
  const number = BENDS.findIndex((name) => name === bend);
  const touched = CELL_NAMES.flatMap((name, cell) => {
    const sides = Array.from({ length: SIDES }, (_, way) => cellBeyond(UPSTREAM, number, cell, way));
    const old = sides.filter((side) => side !== NONE).map((side) => CELL_NAMES[side]);
    return old.length === 0 ? [] : [`${name}←${old.sort().join(',')}`];
  });
  expect(touched.join('  ')).toBe(table);
});

test('the two sides of a join agree, with nine shared edges', () => {
  BENDS.forEach((_, bend) => {
    const edges = CELL_NAMES.flatMap((_name, cell) =>
      Array.from({ length: SIDES }, (_side, way) => ({ cell, way, met: cellBeyond(DOWNSTREAM, bend, cell, way) })),
    ).filter(({ met }) => met !== NONE);
    expect(edges).toHaveLength(9);
    const back = (way: number) => turned(way, SIDES / 2 - headingAfter(0, bend));
    expect(edges.map(({ met, way }) => cellBeyond(UPSTREAM, bend, met, back(way)))).toEqual(
      edges.map(({ cell }) => cell),
    );
    const upstream = UPSTREAM.slice(bend * CELLS * SIDES, (bend + 1) * CELLS * SIDES);
    expect(upstream.filter((cell) => cell !== NONE)).toHaveLength(9);
  });
});

test('joined tiles neither overlap nor leave a gap between the old tip and the new notch', () => {
  BENDS.forEach((_, bend) => {
    const river = join(0, 1, bend);
    const centres = centresOf(river);
    const spaces = worldPlaces(river);
    expect(spaces).toHaveLength(2 * CELLS);
    expect(spaces.some((space, i) => spaces.findIndex((other) => sameHex(space, other)) !== i)).toBe(false);
    const notch = plus(centres[1] ?? ORIGIN, rotated({ q: 0, r: 2 }, headingAfter(0, bend)));
    expect(spaces.some((space) => sameHex(space, notch))).toBe(true);
    expect(hexDistance(ORIGIN, centres[1] ?? ORIGIN)).toBe(TILE_PITCH);
  });
});

test('a step there and a step back meet, on every tile, over every join', () => {
  let steps = 0;
  const wrong: string[] = [];
  for (const { from, to, bend } of [...joinsOf('published'), ...joinsOf('house')]) {
    const s = { river: join(from, to, bend), first: 0 };
    const places = worldPlaces(s.river);
    for (const [hex, way] of sidesOf(s)) {
      const next = ahead(s, hex, way);
      if (next === NOWHERE) continue;
      steps += 1;
      const meets = ahead(s, next, turned(way, SIDES / 2)) === hex;
      const isBeside = sameHex(stepped(places[hex] ?? ORIGIN, way), places[next] ?? ORIGIN);
      if (!meets || !isBeside) wrong.push(`${TILE_NAMES[from]} ${BENDS[bend]} ${TILE_NAMES[to]}: ${hex} ${way}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(steps).toBeGreaterThan(50_000);
});

test('neighbours by table are the neighbours by coordinates, for every side of every cell and every bend', () => {
  for (const bend of BENDS.keys()) {
    const next = worldPlaces(join(0, 0, bend)).slice(CELLS);
    expect(next).toHaveLength(CELLS);
    for (const [cell, place] of CELL_PLACES.entries()) {
      for (let way = 0; way < SIDES; way++) {
        const beyond = stepped(place, way);
        expect(cellBeyond(DOWNSTREAM, bend, cell, way)).toBe(next.findIndex((other) => sameHex(other, beyond)));
      }
    }
  }
});

/** Every side of every water hex. */
const sidesOf = (s: { river: Laid[]; first: number }) =>
  waterOf(s).flatMap((hex) => Array.from({ length: SIDES }, (_, way) => [hex, way] as const));

function reached(s: { river: Laid[]; first: number }, from: number): Set<number> {
  const seen = new Set([from]);
  for (const hex of seen) {
    for (let way = 0; way < SIDES; way++) {
      const to = ahead(s, hex, way);
      if (to !== NOWHERE) seen.add(to);
    }
  }
  return seen;
}

const waterOf = (s: { river: Laid[]; first: number }) =>
  Array.from({ length: s.river.length * CELLS }, (_, hex) => hex).filter((hex) => isWater(s, hex));

/** Water hexes of the new tile that touch water of the old one. */
const gateOf = (s: { river: Laid[]; first: number }) =>
  waterOf(s).filter(
    (hex) =>
      hex >= CELLS &&
      Array.from({ length: SIDES }, (_, way) => ahead(s, hex, way)).some((to) => to !== NOWHERE && to < CELLS),
  );

const joinsOf = (set: 'published' | 'house') =>
  [START_TILE, ...STACKS[set]].flatMap((from) =>
    STACKS[set].filter((to) => to !== from).flatMap((to) => [...BENDS.keys()].map((bend) => ({ from, to, bend }))),
  );

test.each(['published', 'house'] as const)(
  'in all 363 joins of the %s set every water hex reaches every other',
  (set) => {
    const narrow: string[] = [];
    expect(joinsOf(set)).toHaveLength(363);
    for (const { from, to, bend } of joinsOf(set)) {
      const s = { river: join(from, to, bend), first: 0 };
      const water = waterOf(s);
      expect(reached(s, water[0] ?? NOWHERE).size).toBe(water.length);
      if (gateOf(s).length < 2) narrow.push(`${TILE_NAMES[from]} ${BENDS[bend]} ${TILE_NAMES[to]}`);
    }
    expect(narrow).toEqual(set === 'published' ? ['A3-1 left A3-2'] : []);
  },
);

test('eight stations, four of each colour, in both sets; their boarding platforms are water beside their islands', () => {
  for (const set of ['published', 'house'] as const) {
    const stations = STACKS[set].flatMap((n) => TILES[n]?.station ?? []);
    expect(stations.filter(({ color }) => color === 'red')).toHaveLength(4);
    expect(stations.filter(({ color }) => color === 'brown')).toHaveLength(4);
    for (const n of STACKS[set]) {
      const { land, station } = tileAt(n);
      if (station === undefined) continue;
      expect((land >> station.island) & 1).toBe(1);
      expect((land >> station.dock) & 1).toBe(0);
      const [island, dock] = [CELL_PLACES[station.island], CELL_PLACES[station.dock]];
      expect(hexDistance(island ?? ORIGIN, dock ?? ORIGIN)).toBe(1);
    }
  }
});

test.each(SEAT_COUNTS)('with %i players the stations take exactly the passengers in use', (seats) => {
  for (const set of ['published', 'house'] as const) {
    const colors = STACKS[set].flatMap((n) => TILES[n]?.station?.color ?? []);
    const total = colors.reduce((sum, color) => sum + (PASSENGERS_PER_STATION[seats]?.[color] ?? 0), 0);
    expect(total).toBe(PASSENGERS_USED[seats]);
  }
});

test('an island on an entry space leaves two entries, and never fewer', () => {
  const lost = (set: 'published' | 'house') =>
    STACKS[set].flatMap((n) =>
      ENTRIES.flatMap((mask, bend) => {
        const water = CELL_NAMES.filter((_, cell) => ((mask & ~tileAt(n).land) >> cell) & 1);
        expect(water.length).toBeGreaterThanOrEqual(2);
        return water.length === 2 ? [`${TILE_NAMES[n]} ${BENDS[bend]} ${water.join(' ')}`] : [];
      }),
    );
  expect(lost('published')).toEqual(['A3-1 left a4 b4', 'A3-3 straight b4 c4', 'A3-3 right e3 e4']);
  expect(lost('house').length).toBeGreaterThan(0);
});

test('of the published tiles only A1-3 left and A2-2 right have a boarding platform that is an entry too', () => {
  const both = STACKS.published.flatMap((n) =>
    ENTRIES.flatMap((mask, bend) => {
      const dock = TILES[n]?.station?.dock;
      return dock !== undefined && ((mask >> dock) & 1) === 1 ? [`${TILE_NAMES[n]} ${BENDS[bend]}`] : [];
    }),
  );
  expect(both).toEqual(['A1-3 left', 'A2-2 right']);
});

test('the entries touch the landing platform', () => {
  ENTRIES.forEach((mask, bend) => {
    const cells = CELL_NAMES.filter((_, cell) => ((mask >> cell) & 1) === 1);
    expect(cells).toHaveLength(3);
    const touching = CELL_NAMES.filter((_, cell) =>
      Array.from({ length: SIDES }, (_way, way) => cellBeyond(DOWNSTREAM, bend, cell, way)).some((met) => met !== NONE),
    );
    expect(touching).toEqual(expect.arrayContaining(cells));
  });
});

test('a cell is found by its name, and a name that no tile has is an error', () => {
  expect(CELL_NAMES.map((name) => cellNamed(name))).toEqual([...CELL_NAMES.keys()]);
  expect(() => cellNamed('f1')).toThrow('a tile has no cell f1');
});
