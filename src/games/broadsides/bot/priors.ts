import type { Seat } from '#engine/actor.ts';
import type { Action, ActionOf } from '../actions.ts';
import { at } from '#engine/indexed.ts';
import {
  type Card,
  HULL_HITS,
  type HullSide,
  LETTERS,
  PORT_POSITION,
  POSITIONS,
  STARBOARD_POSITION,
} from '../components.ts';
import {
  type Cell,
  cellAt,
  cellNamed,
  includes,
  type Letter,
  mastIn,
  type Mask,
  maskOf,
  placeOn,
  sideNamed,
} from '../deck.ts';
import { hullFacing } from '../rules/cannon-fire.ts';
import { ruinedSections } from '../rules/ending.ts';
import { boarding, figuresAt, hullSection, menAt, other, type Ship, shipOf, type State } from '../state.ts';
import { appeal, boldness, WORTH } from './at-sea.ts';
import { type Course, courseOf, coursesOf, facing, meet } from './course.ts';

/** Weights of the legal actions: what an experienced captain would think of first. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  switch (s.phase) {
    case 'plotting':
      return plots(s, seat, legal);
    case 'firing':
      return shots(s, legal);
    case 'movement':
      return movements(s, legal);
    default:
      return legal.map((action) => plainly(s, seat, action));
  }
}

function plainly(s: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'station':
    case 'promote':
      return shelter(s, seat, action.cell);
    default:
      return 1;
  }
}

const QUARTERDECK = cellNamed('B4');
const RAILS: Mask = maskOf(
  [PORT_POSITION, STARBOARD_POSITION].flatMap((position) => LETTERS.map((_, letter) => cellAt(letter, position))),
);

/** Good places for a Captain: off the rails, best on the quarterdeck between two gun crews. */
export function shelter(s: State, seat: Seat, cell: Cell): number {
  const friends = menAt(shipOf(s, seat), placeOn(seat, cell));
  const covered = cell === QUARTERDECK ? 3 : includes(RAILS, cell) ? 0.5 : 1;
  return covered * (1 + friends / 4);
}

/** How the enemy may sail on: a few plain plots stand for all. */
const ANSWERS: readonly (readonly Card[])[] = [
  ['forward', 'forward', 'forward'],
  ['forward', 'starboard', 'forward'],
  ['forward', 'port', 'forward'],
  ['remain', 'remain', 'remain'],
];

const EAGERNESS = 6;

function plots(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  const pair = facing(s, seat);
  const answers = ANSWERS.map((cards) => courseOf(pair[1], stays(pair[1]) ? [] : cards));
  // Legal lists name the plots first, in the order of the courses.
  const courses = coursesOf(pair[0]);
  const bold = boldness(s, seat);
  return legal.map((_, i) => {
    const mine = courses[i];
    return mine === undefined ? 0 : Math.exp(EAGERNESS * hopes(pair, mine, answers, bold));
  });
}

const stays = (ship: Ship): boolean => ship.adrift || ship.forced > 1;

function hopes(pair: readonly [Ship, Ship], mine: Course, answers: readonly Course[], bold: number): number {
  let sum = 0;
  for (const answer of answers) sum += appeal(pair, meet(pair, mine, answer), bold);
  return sum / answers.length - (mine.aground ? WORTH.aground : 0);
}

function shots(s: State, legal: readonly Action[]): readonly number[] {
  return legal.map((action) => {
    if (action.type === 'fire') return targetWorth(s, action.letter, undefined) ** 2;
    return action.type === 'rake' ? targetWorth(s, action.letter, action.hull) ** 2 : 0;
  });
}

/** What a shot at a letter should destroy: one face of the die for each kind of hit. */
function targetWorth(s: State, letter: Letter, named: HullSide | undefined): number {
  const target = other(s.shooter);
  const ship = shipOf(s, target);
  let worth = 0.01;
  for (const position of POSITIONS) worth += cellWorth(ship, target, cellAt(letter, position));
  if (boarding(s)) return worth;
  const left = ship.masts[mastIn(letter)] ?? 0;
  if (left > 0) worth += WORTH.card / left;
  return worth + hullWorth(s, ship, letter, named);
}

function cellWorth(ship: Ship, seat: Seat, cell: Cell): number {
  const place = placeOn(seat, cell);
  const gun = includes(ship.guns, cell) ? WORTH.gun : 0;
  return gun + WORTH.man * menAt(ship, place) + (ship.captain === place ? WORTH.captain : 0);
}

function hullWorth(s: State, ship: Ship, letter: Letter, named: HullSide | undefined): number {
  const side = sideNamed(named ?? hullFacing(s, s.shooter));
  const markers = at(ship.hull, hullSection(letter, side));
  if (markers === HULL_HITS) return 0;
  if (markers === 0) return WORTH.marker;
  const ruined = ruinedSections(ship);
  return WORTH.card + (WORTH.sinking[ruined + 1] ?? 0) - (WORTH.sinking[ruined] ?? 0);
}

/** Movements into a fight where the player has the numbers, or along with others; the Captain keeps out of it. */
function movements(s: State, legal: readonly Action[]): readonly number[] {
  const me = shipOf(s, s.turn);
  const enemy = shipOf(s, other(s.turn));
  return legal.map((action) => (action.type === 'move' ? moveWeight(me, enemy, action) : 0));
}

function moveWeight(me: Ship, enemy: Ship, { figure, to }: ActionOf<'move'>): number {
  const enemies = figuresAt(enemy, to);
  const shy = figure === 'captain' ? 0.3 : 1;
  if (enemies === 0) return shy;
  return shy * (to === enemy.captain ? 6 : 2) * (1 + figuresAt(me, to));
}
