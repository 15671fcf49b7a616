import type { Seat } from '#engine/actor.ts';
import { HULL_HITS, PLOTTING_SQUARES } from '../components.ts';
import { size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { bearingGuns } from '../rules/cannon-fire.ts';
import { damage } from '../rules/plotting.ts';
import { hasCaptain, menAboard, other, type Ship, shipOf, type State } from '../state.ts';
import { courseOf, coursesOf, facing, meet, type Meeting } from './course.ts';

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
  /** A dot nearer to the enemy. */
  nearer: 0.05,
  aground: 0.15,
} as const;

/**
 * How much more own fire counts than the enemy's. Two captains who feared both alike would circle for
 * ever; so they grow bolder with every quiet round, and the buccaneer is bolder from the start.
 */
export const boldness = (s: State, seat: Seat): number =>
  (seat === s.isabella ? 1.2 : 1.6) + IMPATIENCE * s.quietRounds;
const IMPATIENCE = 0.1;

/** Everything a ship has, tactics apart. */
export function strength(ship: Ship): number {
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

/** What a seat's own position and plot promise it. */
function prospects(s: State, seat: Seat): number {
  const [me, enemy] = facing(s, seat);
  if (s.phase === 'plotting' && me.plot.length > 0 && enemy.plot.length === 0)
    return promise([me, enemy], boldness(s, seat));
  return (WORTH.shot / 2) * size(s.phase === 'plotting' ? bearingGuns(s, seat) : (s.active[seat] ?? 0));
}

/** A plot judged against everything the enemy may have plotted. */
function promise(pair: readonly [Ship, Ship], bold: number): number {
  const [me, enemy] = pair;
  const mine = courseOf(me, me.plot);
  const answers = enemy.adrift ? [courseOf(enemy, [])] : coursesOf(enemy);
  let sum = 0;
  for (const theirs of answers) sum += appeal(pair, meet(pair, mine, theirs), bold);
  return sum / answers.length - (mine.aground ? WORTH.aground : 0);
}

/** How much a captain likes what the two courses lead to. */
export function appeal([me, enemy]: readonly [Ship, Ship], meeting: Meeting, bold: number): number {
  const { fired, taken, collision, distance } = meeting;
  const boarders = collision === 0 ? 0 : WORTH.man * (menAboard(me) - menAboard(enemy));
  return WORTH.shot * (bold * fired - taken) + boarders - WORTH.nearer * distance;
}
