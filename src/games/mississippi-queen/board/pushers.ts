import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import type { Action, Direction, Hex } from '../actions.ts';
import { SPEEDS, STEP, TURNS } from '../answers.ts';
import { ENTER_AND_PUSH, FASTEST } from '../components.ts';
import { game } from '../game.ts';
import { advance, ahead } from '../river.ts';
import { boatOf, isRacing, NOWHERE, type State } from '../state.ts';
import { imagine } from '../view.ts';
import { swung } from './wish.ts';

/** A seat that can push a boat, and the least coal it costs. */
interface Pusher {
  readonly seat: Seat;
  readonly coal: number;
}

/** Who can push a boat before its next turn, if everybody else stays where they are. */
export const pushersOf = (s: State, seat: Seat, turnOf: (other: Seat) => State): Pusher[] =>
  s.boats.flatMap((_, other) => {
    if (other === seat || !movesBefore(s, other, seat)) return [];
    const coal = priceOfPush(turnOf(other), other, seat);
    return coal === undefined ? [] : [{ seat: other, coal }];
  });

function movesBefore(s: State, other: Seat, seat: Seat): boolean {
  const [boat, mine] = [boatOf(s, other), boatOf(s, seat)];
  if (!isRacing(boat) || boat.hex === NOWHERE) return false;
  if (s.options.race === 'introductory' || s.order.indexOf(other) > s.order.indexOf(seat)) return true;
  return advance(boat.hex) >= advance(mine.hex);
}

/** Short ways to a space in front of the victim are found on the river; the game is asked whether they can be played. */
function priceOfPush(turn: State, pusher: Seat, victim: Seat): number | undefined {
  const ways = approaches(turn, boatOf(turn, pusher), boatOf(turn, victim).hex);
  const prices = ways.flatMap((actions) => priceOf(turn, pusher, actions) ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The coal that a way to a push costs; undefined if it leads to none. */
function priceOf(turn: State, pusher: Seat, actions: readonly Action[]): number | undefined {
  const state = imagine(turn);
  for (const action of actions) {
    if (game.refuse(state, pusher, action) !== undefined) return undefined;
    game.apply(state, pusher, action, silent);
  }
  if (!game.legal(state, pusher).some(({ type }) => type === 'push')) return undefined;
  return boatOf(turn, pusher).coal - boatOf(state, pusher).coal;
}

interface Course {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly steps: number;
  readonly actions: readonly Action[];
}

/** More turns than this would cost more coal than a push is worth. */
const MOST_TURNS = 3;

/** Ways to lie right in front of a space with just the points for a push left, the shortest first. */
function approaches(s: State, from: Pick<Course, 'hex' | 'facing'>, goal: Hex): (readonly Action[])[] {
  const queue: Course[] = [{ hex: from.hex, facing: from.facing, steps: 0, actions: [] }];
  const met = new Set<string>();
  const found: (readonly Action[])[] = [];
  // The queue grows while it is walked: breadth first.
  for (const course of queue) {
    const key = [course.hex, course.facing, course.steps].join();
    if (met.has(key)) continue;
    met.add(key);
    const next = ahead(s, course.hex, course.facing);
    const speed = SPEEDS.find((action) => action.speed === course.steps + ENTER_AND_PUSH);
    if (next === goal && speed !== undefined) found.push([speed, ...course.actions]);
    queue.push(...onwards(course, next));
  }
  return found;
}

function onwards({ hex, facing, steps, actions }: Course, next: Hex): Course[] {
  const turns = actions.length - steps;
  const swings = (['port', 'starboard'] as const).map((side) => ({
    hex,
    facing: swung(facing, side),
    steps,
    actions: [...actions, TURNS[side]],
  }));
  return [
    ...(next !== NOWHERE && steps + ENTER_AND_PUSH < FASTEST
      ? [{ hex: next, facing, steps: steps + 1, actions: [...actions, STEP] }]
      : []),
    ...(turns < MOST_TURNS ? swings : []),
  ];
}
