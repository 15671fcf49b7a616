import { type Seat } from '#engine/actor.ts';
import { hexDistance } from '#geometry/hex.ts';
import { type Action, type Direction, type Hex } from './actions.ts';
import { game } from './game.ts';
import { centresOf, worldPlace } from './river.ts';
import type { Event } from './events.ts';
import { moverSeat, movingBoat, NOWHERE, type State } from './state.ts';
import { imagine, type View } from './view.ts';

/**
 * All that a captain can do with the rest of the turn, found by playing it: every step of the
 * search is one of the game's own legal actions, applied by the game itself.
 */

/** A way to spend the rest of the turn, up to its end or up to a push, after which the pushed captain is asked. */
export interface Plan {
  readonly actions: readonly Action[];
  /** The spaces passed, the first one the boat's own; and the bow at the end. */
  readonly path: readonly Hex[];
  readonly hex: Hex;
  readonly facing: Direction;
  readonly speed: number;
  readonly turns: number;
  /** Burnt from here on. */
  readonly coal: number;
  /** What happens at the end by itself: boarding, docking. */
  readonly events: readonly Event[];
  readonly push?: { readonly victim: Seat; readonly at: Hex; readonly to: Hex };
}

/** The space a plan is chosen by: its end, or the boat it pushes. */
export const goalOf = (plan: Plan): Hex => plan.push?.at ?? plan.hex;

/** The place in which the captain of this plan docks at its end; undefined where the race goes on. */
export function dockingPlace({ events }: Plan, seat: Seat): number | undefined {
  const docked = events.find((event) => event.type === 'docked' && event.seat === seat);
  return docked?.type === 'docked' ? docked.place : undefined;
}

interface Node {
  readonly state: State;
  readonly parent: Node | undefined;
  readonly action: Action | undefined;
}

/**
 * Every end of the turn that is not plainly wasteful. The search is breadth first, so the first way found to a position
 * has made the fewest turns and burnt the least coal. Anything possible after a later way is also possible after the
 * first. A careless search forgets which way it came, and so may miss a push.
 */
export function findPlans(view: View, seat: Seat, careless = false): Plan[] {
  const start: Node = { state: imagine(view), parent: undefined, action: undefined };
  if (!isMoving(start.state, seat)) return [];
  const wakeMatters = careless ? () => false : nearBoats(start.state, seat);
  const met = new Set<string>();
  const plans: Plan[] = [];
  const queue = [start];
  // The queue grows while it is walked: breadth first.
  for (const node of queue) {
    for (const action of game.legal(node.state, seat).filter(isSailing)) {
      const { node: reached, plan } = follow(node, action, seat);
      if (plan !== undefined) {
        // The race may be over with it: then no boat is moving.
        plans.push(plan);
        continue;
      }
      const key = positionKey(reached.state, wakeMatters);
      if (!met.has(key)) queue.push(reached);
      met.add(key);
    }
  }
  return cheapest(plans);
}

const isMoving = (s: State, seat: Seat): boolean =>
  s.outcome === undefined && (s.phase === 'speed' || s.phase === 'move') && moverSeat(s) === seat;

const isSailing = ({ type }: Action): boolean => type !== 'retire' && type !== 'leave';

function follow(parent: Node, action: Action, seat: Seat): { node: Node; plan?: Plan } {
  const state = game.clone(parent.state);
  const events: Event[] = [];
  game.apply(state, seat, action, (event) => events.push(event));
  const node = { state, parent, action };
  const decides = action.type === 'push' || action.type === 'done';
  const goesOn = !decides && isMoving(state, seat) && state.round === parent.state.round;
  return goesOn ? { node } : { node, plan: planOf(node, parent, events) };
}

function planOf(end: Node, last: Node, events: readonly Event[]): Plan {
  const nodes: Node[] = [];
  for (let node: Node | undefined = end; node?.parent !== undefined; node = node.parent) nodes.unshift(node);
  const actions = nodes.flatMap(({ action }) => action ?? []);
  const from = (nodes[0]?.parent ?? last).state;
  const start = movingBoat(from);
  const before = movingBoat(last.state);
  const moved = ownMoves(events, moverSeat(last.state));
  const hex = moved.hex ?? before.hex;
  const path = [start.hex, ...last.state.wake.slice(from.wake.length), hex];
  const pushed = events.find((event) => event.type === 'pushed');
  return {
    actions,
    path: path.filter((space, i) => space !== path[i - 1]),
    hex,
    facing: moved.facing ?? before.facing,
    speed: before.speed,
    turns: actions.filter(({ type }) => type === 'turn').length,
    coal: start.coal - before.coal + moved.coal,
    events: events.filter(({ type }) => type === 'boarded' || type === 'docked'),
    ...(pushed && { push: { victim: pushed.victim, at: pushed.from, to: pushed.to } }),
  };
}

/** What the last action did to the boat itself: it may already be off the river, or it may be another's turn. */
function ownMoves(events: readonly Event[], seat: Seat): { hex?: Hex; facing?: Direction; coal: number } {
  const stepped = events.find((event) => event.type === 'stepped' && event.seat === seat);
  const turned = events.find((event) => event.type === 'turned' && event.seat === seat);
  return {
    ...(stepped?.type === 'stepped' && { hex: stepped.to }),
    ...(turned?.type === 'turned' && { facing: turned.facing }),
    coal: turned?.type === 'turned' ? turned.coal : 0,
  };
}

/** Of plans with the same end only the first found is worth showing, because it is the cheapest. */
function cheapest(plans: readonly Plan[]): Plan[] {
  const best = new Map<string, Plan>();
  for (const plan of plans) {
    const rival = best.get(endKey(plan));
    if (rival === undefined || plan.turns < rival.turns) best.set(endKey(plan), plan);
  }
  return [...best.values()];
}

/** Ends that differ only in the coal burnt have the same key: where, which way, how fast, and who was pushed where. */
export const endKey = ({ hex, facing, speed, push }: Plan): string =>
  [hex, facing, speed, push?.victim, push?.to].join();

/**
 * Two ways to one position are the same only if they leave the same taboo spaces where a boat could be pushed to;
 * further away the wake does not matter.
 */
function positionKey(s: State, matters: (hex: Hex) => boolean): string {
  const { hex, facing, speed } = movingBoat(s);
  const wake = s.wake.filter(matters).toSorted((a, b) => a - b);
  return [s.phase, hex, facing, speed, s.points, ...wake].join();
}

const PUSH_REACH = 2;

function nearBoats(s: State, seat: Seat): (hex: Hex) => boolean {
  const centres = centresOf(s.river);
  const place = (hex: Hex) => worldPlace(s.river, centres, hex);
  const others = s.boats.filter((boat, i) => i !== seat && boat.hex !== NOWHERE).map((boat) => place(boat.hex));
  return (hex) => others.some((other) => hexDistance(other, place(hex)) <= PUSH_REACH);
}
