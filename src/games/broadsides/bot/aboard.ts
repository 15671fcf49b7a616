import type { Seat } from '#engine/actor.ts';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { SECTION_LIMIT } from '../components.ts';
import { ALL_PLACES, type ByPlace, type Lie, type LieIndex, LIES, PLACES, type Place } from '../deck.ts';
import { odds } from '../rules/bonus.ts';
import { figuresAt, lie, menAboard, menAt, other, type Ship, shipOf, type State } from '../state.ts';
import { share } from './share.ts';

/** What one more crewmember is worth, in units of the logistic curve. */
const MAN = 0.28;
/** Friends in the Captain's section, and in the sections around him. */
const GUARD = 0.25;
const NEARBY = 0.05;
/** A step nearer to the enemy Captain, for each of the three figures nearest to him. */
const STEP = 0.03;
/** A combat entered and not yet fought. */
const FRAY = 0.5;

/** Share of winning in the boarding part for the seat whose turn it is. */
export function mover(s: State): number {
  const me = shipOf(s, s.turn);
  const enemy = shipOf(s, other(s.turn));
  const raiders = distancesTo(s, enemy.captain, me);
  const standing = balance(s, s.turn) + fray(me, enemy);
  const attack = assault(s, raiders);
  const won = attack.odds;
  return Math.max(share(standing), won + (1 - won) * share(standing - MAN * attack.figures));
}

/** Strength of one side minus the other's, apart from tactics. */
export const balance = (s: State, seat: Seat): number => strength(s, seat) - strength(s, other(seat));

function strength(s: State, seat: Seat): number {
  const ship = shipOf(s, seat);
  let nearby = 0;
  for (const place of at(lie(s).links, ship.captain)) nearby += menAt(ship, place);
  const guard = GUARD * Math.min(2, menAt(ship, ship.captain)) + NEARBY * Math.min(6, nearby);
  return MAN * menAboard(ship) + guard - STEP * reachSum(distancesTo(s, shipOf(s, other(seat)).captain, ship));
}

/** Combats that will follow this turn's movements so far: what they should bring. */
function fray(me: Ship, enemy: Ship): number {
  let gain = 0;
  for (let place = 0; place < PLACES; place++) {
    const mine = figuresAt(me, place);
    const theirs = figuresAt(enemy, place);
    if (mine === 0 || theirs === 0 || place === enemy.captain) continue;
    const won = odds({ figures: mine, captain: me.captain === place }, { figures: theirs, captain: false });
    gain += FRAY * MAN * (won * theirs - (1 - won) * mine);
    if (me.captain === place) gain -= (1 - won) / MAN;
  }
  return gain;
}

/** How many movements each figure needs to a place, nearest first; figures already there need none. */
function distancesTo(s: State, goal: Place, ship: Ship): number[] {
  const steps = at(at(STEPS_TO, s.lie), goal);
  const found: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    for (let i = figuresAt(ship, place); i > 0; i--) found.push(at(steps, place));
  }
  return found.sort((a, b) => a - b);
}

/** Movements over open decks, by lie and goal, from every place. They are the same for every game. */
const STEPS_TO: ReadonlyBy<LieIndex, ReadonlyBy<Place, ReadonlyBy<Place, number>>> = LIES.map((ships) =>
  ALL_PLACES.map((goal) => flood(ships, goal)),
);

function flood({ links }: Lie, goal: Place): ByPlace<number> {
  const steps: ByPlace<number> = ALL_PLACES.map(() => PLACES);
  steps[goal] = 0;
  const queue = [goal];
  for (const place of queue) {
    for (const next of at(links, place)) {
      if (steps[next] !== PLACES) continue;
      steps[next] = at(steps, place) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const reachSum = (raiders: readonly number[]): number => (raiders[0] ?? 0) + (raiders[1] ?? 0) + (raiders[2] ?? 0);

/** The attack on the enemy Captain that the remaining movements allow: by which figures, and how it would end. */
function assault(s: State, raiders: readonly number[]): { readonly odds: number; readonly figures: number } {
  const me = shipOf(s, s.turn);
  const enemy = shipOf(s, other(s.turn));
  let left = s.movements;
  let figures = 0;
  for (const steps of raiders) {
    if (figures === SECTION_LIMIT || steps > left) break;
    left -= steps;
    figures += 1;
  }
  if (figures === 0) return { odds: 0, figures: 0 };
  const captain = me.captain === enemy.captain;
  const guard = figuresAt(enemy, enemy.captain);
  return { odds: odds({ figures, captain }, { figures: guard, captain: true }), figures };
}
