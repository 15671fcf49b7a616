import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { CANNONS, HEADINGS, HULL_HITS, PLOTTING_SQUARES, SEA } from '../components.ts';
import { size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { bearingGuns } from '../rules/cannon-fire.ts';
import { damage } from '../rules/plotting.ts';
import { type Bearing, bearingFrom, dotDistance, dotAt, turnBy, xOf, yOf } from '../sea.ts';
import { hasCaptain, menAboard, other, type Ship, shipOf, type State } from '../state.ts';
import { cardsTo } from './chase.ts';
import { facing, type Meeting } from './course.ts';

/** What things are worth, in units of the logistic curve. */
export const WORTH = {
  man: 0.14,
  gun: 0.16,
  /** Each card that must be a Damage card. */
  card: 0.35,
  /** A hull section with its first marker. */
  marker: 0.1,
  /** By hull sections beyond repair: how near the ship is to sinking. */
  sinking: [0, 0.25, 1, 4],
  captain: 0.8,
  /** One cannon bearing once. */
  shot: 0.07,
  /** A cannon that bears between rounds, and one that may soon. */
  bearing: 0.03,
  abeam: 0.15,
  /** A dot away from the middle of the board. */
  centre: 0.04,
  /** A card nearer to the ship that is hunted. */
  chase: 0.05,
  /** A dot nearer to the enemy. */
  nearer: 0.05,
  aground: 0.15,
} as const;

/**
 * How much more a ship's own fire counts than the enemy's. Two captains who feared both equally would circle forever.
 * So they grow bolder with every quiet round, and the buccaneer is bolder from the start.
 */
export const boldness = (s: State, seat: Seat): number =>
  (seat === s.isabella ? 1.2 : 1.6) + IMPATIENCE * s.quietRounds;
const IMPATIENCE = 0.1;

/** Everything a ship has, apart from tactics. */
function strength(ship: Ship): number {
  const markers = ship.hull.reduce((sum, hits) => (hits > 0 && hits < HULL_HITS ? sum + 1 : sum), 0);
  return (
    WORTH.man * menAboard(ship) +
    WORTH.gun * size(ship.guns) -
    WORTH.card * Math.min(PLOTTING_SQUARES, damage(ship)) -
    WORTH.marker * markers -
    (WORTH.sinking[ruinedSections(ship)] ?? 0) +
    (hasCaptain(ship) ? WORTH.captain : 0)
  );
}

/** Balance at sea for a seat: strength, and what the guns are about to do. */
export function balance(s: State, seat: Seat): number {
  const strengths = strength(shipOf(s, seat)) - strength(shipOf(s, other(seat)));
  return strengths + prospects(s, seat) - prospects(s, other(seat));
}

/** What a ship's place promises: guns bearing or soon to bear, and open water around it. */
function prospects(s: State, seat: Seat): number {
  const [me, enemy] = facing(s, seat);
  const guns = WORTH.bearing * size(s.phase === 'plotting' ? bearingGuns(s, seat) : at(s.active, seat));
  const chase = hunts(s, seat) ? WORTH.chase * cardsTo(enemy.dot, me.dot, me.heading) : 0;
  return guns + lookout(me, enemy) - WORTH.centre * dotDistance(me.dot, CENTRE) - chase;
}

/** One of the two always chases the other, for this many quiet rounds; the buccaneer begins. */
const HUNT = 4;
const hunts = (s: State, seat: Seat): boolean => (seat === s.isabella) === (Math.trunc(s.quietRounds / HUNT) % 2 === 1);

/** Both want the middle of the board, where there is room on every side; that is also where they meet. */
const CENTRE = dotAt(Math.trunc(SEA.columns / 2), Math.trunc(SEA.rows / 2));

/** Having the enemy near and abeam promises a broadside; ahead and astern nothing. By bearing. */
const PROMISE = [0, 0.5, 1, 0.5, 0, 0.5, 1, 0.5] as const;
const SIGHT = 3;

function lookout(me: Ship, enemy: Ship): number {
  const far = dotDistance(me.dot, enemy.dot);
  if (far === 0 || far > SIGHT) return 0;
  const guns = size(me.guns) / CANNONS.length;
  return (WORTH.abeam * guns * at(PROMISE, sighted(me, enemy))) / far;
}

/** The bearing of a ship further off, to the nearest eighth. */
function sighted(me: Ship, enemy: Ship): Bearing {
  const angle = Math.atan2(xOf(enemy.dot) - xOf(me.dot), yOf(enemy.dot) - yOf(me.dot));
  const eighth = Math.round((angle * HEADINGS.length) / (2 * Math.PI));
  return bearingFrom(me.heading, turnBy(0, eighth));
}

/** How much a captain likes what the two courses lead to. */
export function appeal([me, enemy]: readonly [Ship, Ship], meeting: Meeting, bold: number): number {
  const { fired, taken, collision, distance } = meeting;
  const boarders = collision === 0 ? 0 : WORTH.man * (menAboard(me) - menAboard(enemy));
  return WORTH.shot * (bold * fired - taken) + boarders - WORTH.nearer * distance;
}
