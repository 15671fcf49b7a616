/** Everything in the box, and every number of the rules, under its printed name. */

export const SHIPS = ['isabella', 'seahawk'] as const;
export type ShipName = (typeof SHIPS)[number];

/** The sea board: dots, islands and the large black starting circles. `x` runs west to east, `y` south to north. */
export const SEA = {
  columns: 11,
  rows: 9,
  islands: [
    [2, 5],
    [2, 6],
    [3, 6],
    [8, 3],
    [8, 2],
    [7, 2],
    [5, 4],
    [5, 1],
    [5, 7],
  ],
  starts: {
    isabella: { dot: [1, 1], heading: 'N' },
    seahawk: { dot: [9, 7], heading: 'S' },
  },
} as const;

/** Clockwise, as the compass of the turning cards. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** What one dot forward on each heading adds to x and y. */
export const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Ships within this many dots of each other are within firing range. */
export const FIRING_RANGE = 1;

export const CARDS = ['remain', 'forward', 'starboard', 'port', 'damage'] as const;
export type Card = (typeof CARDS)[number];
export const CARDS_OF_EACH_KIND = 3;
/** The numbered squares beside the large ship. */
export const PLOTTING_SQUARES = 3;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export const POSITIONS = [3, 4, 5] as const;
export const PORT_POSITION = 3;
export const STARBOARD_POSITION = 5;

/** Poop, quarterdeck and forecastle are raised; the waist lies lower. By letter. */
export const HEIGHTS = [1, 1, 0, 0, 0, 0, 1, 1] as const;
export const LADDERS = [
  ['B3', 'C3'],
  ['B5', 'C5'],
  ['F3', 'G3'],
  ['F5', 'G5'],
] as const;

/** The masts and how many hits remove each: mizzenmast, main mast, foremast, bowsprit. */
export const MASTS = [
  { name: 'mizzenmast', cell: 'A4', hits: 1 },
  { name: 'main mast', cell: 'C4', hits: 2 },
  { name: 'foremast', cell: 'G4', hits: 1 },
  { name: 'bowsprit', cell: 'H4', hits: 1 },
] as const;

export const CANNONS = ['B3', 'C3', 'D3', 'E3', 'F3', 'B5', 'C5', 'D5', 'E5', 'F5'] as const;
export const CREW_PER_CANNON = 2;
export const FIGURES = ['man', 'captain'] as const;
export type Figure = (typeof FIGURES)[number];
/** No more figures of one player than this may occupy a deck section. */
export const SECTION_LIMIT = 3;
export const CREW_SIZES = ['20', '22'] as const;
/** Crewmembers of one colour in the box. */
export const CREW_IN_BOX = 22;

export const HULL_SIDES = ['port', 'starboard'] as const;
export type HullSide = (typeof HULL_SIDES)[number];
/** A third hit to a hull section has no effect. */
export const HULL_HITS = 2;
export const HULL_SECTIONS_TO_SINK = 3;

/** Guns that bear, by the bearing of the enemy: eighths of a turn clockwise from dead ahead. */
export const ARCS = [
  [],
  ['E5', 'F5'],
  ['B5', 'C5', 'D5', 'E5', 'F5'],
  ['B5', 'C5'],
  [],
  ['B3', 'C3'],
  ['B3', 'C3', 'D3', 'E3', 'F3'],
  ['E3', 'F3'],
] as const;

/** The hull side a shot strikes, by the bearing of the shooter as the target sees it. */
export const HULL_STRUCK = ['choose', 'starboard', 'starboard', 'starboard', 'choose', 'port', 'port', 'port'] as const;

export const DIE = [1, 2, 3, 4, 5, 6] as const;

/** What a cannon's die hits in the declared section: in the order of the faces, 1 to 6. */
export const ROLLS = ['miss', 'hull', 'position', 'mast and position', 'position', 'miss'] as const;

export const PLACEMENTS = ['P1', 'P2', 'P3'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** The placement, by the bearing from the stationary ship to the dot the moved ship came from. */
export const PLACEMENT_BY_BEARING = ['P3', 'P1', 'P1', 'P1', 'P3', 'P2', 'P2', 'P2'] as const;

/** Deck sections directly opposite each other: the stationary ship's, then the moved ship's. */
export const OPPOSITE = {
  P1: { A5: 'A3', B5: 'B3', C5: 'C3', D5: 'D3', E5: 'E3', F5: 'F3', G5: 'G3', H5: 'H3' },
  P2: { A3: 'A5', B3: 'B5', C3: 'C5', D3: 'D5', E3: 'E5', F3: 'F5', G3: 'G5', H3: 'H5' },
  P3: { A3: 'H3', B3: 'G3', C3: 'F3', D3: 'E3', E3: 'D3', F3: 'C3', G3: 'B3', H3: 'A3' },
} as const;

/** The rails that face each other: the stationary ship's position, then the moved ship's. */
export const RAILS = { P1: [5, 3], P2: [3, 5], P3: [3, 3] } as const;

export const MOVEMENTS_PER_TURN = 3;
/** What a Captain in the combat adds to the roll. */
export const CAPTAIN_BONUS = 1;

/** After this many rounds in a row without a shot the game is drawn. */
export const QUIET_ROUNDS = 30;
/** After this many boarding turns in a row without a combat the game is drawn. */
export const QUIET_TURNS = 100;
