import type { Tell } from '#engine/game.ts';
import { depart, maybeBoard, maybeDock } from './arrival.ts';
import { FASTEST, FREE_SPEED_CHANGE, FREE_TURNS, SLOWEST, START_SPEED } from '../components.ts';
import { byPosition, maybeCall, maybeDecide, maybeEnd } from './ending.ts';
import { type Lookahead, release, survey, surveyAlone } from './lookahead.ts';
import { laidAt, placeOf } from '../river.ts';
import type { Event } from '../events.ts';
import { type Boat, NO_SEAT, NOWHERE, type State, boatOf, isRacing, moverSeat, movingBoat } from '../state.ts';

/** Order of movement: how rounds and turns follow each other, and what happens between them. */

/** A round: from the second on, the passenger race moves in position order; the introductory race keeps its circle. */
export function beginRound(s: State, tell: Tell<Event>): void {
  s.round += 1;
  s.mover = 0;
  if (s.round > 1 && s.options.race === 'passengers') s.order = positionOrder(s);
  const order = s.order.filter((seat) => isRacing(boatOf(s, seat)));
  tell({ type: 'roundBegan', round: s.round, order });
  if (isRacing(movingBoat(s))) beginTurn(s, tell);
  else passTurn(s, tell);
}

/** The mover has used its points and its turns. */
export function endMove(s: State, tell: Tell<Event>): void {
  maybeBoard(s, moverSeat(s), tell);
  maybeDock(s, moverSeat(s), tell);
  endManeuver(s, tell);
}

/** Ends a move, however it ended; then the river is extended if somebody reached its furthest tile. */
export function endManeuver(s: State, tell: Tell<Event>): void {
  if (maybeDecide(s, tell)) return;
  if (s.pilot === NO_SEAT) endTurn(s, tell);
  else s.phase = 'roll';
}

export function endTurn(s: State, tell: Tell<Event>): void {
  removeVacated(s, tell);
  if (!maybeEnd(s, tell)) passTurn(s, tell);
}

/**
 * A boat out of the race, or retired, is lifted at once and its turn is over. A tile that it found in its move is still
 * laid.
 */
export function lift(s: State, fate: Lifted, tell: Tell<Event>): void {
  liftOff(s, fate, tell);
  if (s.pilot === NO_SEAT) endTurn(s, tell);
  else endManeuver(s, tell);
}

type Lifted = keyof typeof LIFTED;

/** Takes the mover's boat off the river. */
export function liftOff(s: State, fate: Lifted, tell: Tell<Event>): void {
  const seat = moverSeat(s);
  const { hex } = movingBoat(s);
  depart(s, seat, fate);
  tell({ type: LIFTED[fate], seat, hex });
}

const LIFTED = { aground: 'wentAground', retired: 'retired', left: 'leftTheTable' } as const;

/** Coal for a new speed: the first unit of change is free. */
export const speedChangeCost = (from: number, to: number): number =>
  Math.max(0, Math.abs(to - from) - FREE_SPEED_CHANGE);

export const speedCost = (boat: Boat, speed: number): number => speedChangeCost(boat.speed, speed);

/** The speeds the mover can afford and complete a move with: bit 0 for the slowest, and so on. */
export function speedsOf(s: State): number {
  const look = survey(s);
  const boat = movingBoat(s);
  const clear = look.clearAhead(boat.hex, boat.facing);
  let speeds = 0;
  for (let speed = SLOWEST; speed <= FASTEST; speed++) {
    if (canChoose(look, boat, speed, clear)) speeds |= 1 << (speed - SLOWEST);
  }
  release(look);
  return speeds;
}

/** `clear` spaces straight ahead are free: no need to search for a speed that stays within them. */
function canChoose(look: Lookahead, boat: Boat, speed: number, clear: number): boolean {
  const coal = boat.coal - speedCost(boat, speed);
  return coal >= 0 && (speed <= clear || look.completes(boat.hex, boat.facing, speed, FREE_TURNS + coal));
}

function passTurn(s: State, tell: Tell<Event>): void {
  do s.mover += 1;
  while (s.mover < s.order.length && !isRacing(movingBoat(s)));
  if (s.mover < s.order.length) beginTurn(s, tell);
  else if (!maybeCall(s, tell)) beginRound(s, tell);
}

function beginTurn(s: State, tell: Tell<Event>): void {
  const seat = moverSeat(s);
  const boat = movingBoat(s);
  s.points = 0;
  s.turns = 0;
  s.wake = [boat.hex];
  s.victim = NO_SEAT;
  s.pilot = NO_SEAT;
  s.phase = 'speed';
  tell({ type: 'turnBegan', seat });
  const hindrance = hindranceOf(s, boat);
  if (hindrance === 'boats') hemIn(s, tell);
  else if (hindrance === 'land') lift(s, 'aground', tell);
}

/** What keeps the mover from any complete move: other boats alone, or land and bank even without them. */
function hindranceOf(s: State, boat: Boat): 'boats' | 'land' | undefined {
  const look = survey(s);
  const [sails, metBoats] = [canSail(look, boat), look.hasMetBoats];
  release(look);
  if (sails) return undefined;
  return metBoats && canSailAlone(s, boat) ? 'boats' : 'land';
}

/** Some speed allows a complete move; a slow one is more likely to. */
function canSail(look: Lookahead, boat: Boat): boolean {
  const clear = look.clearAhead(boat.hex, boat.facing);
  for (let speed = SLOWEST; speed <= FASTEST; speed++) if (canChoose(look, boat, speed, clear)) return true;
  return false;
}

function canSailAlone(s: State, boat: Boat): boolean {
  const look = surveyAlone(s);
  const sails = canSail(look, boat);
  release(look);
  return sails;
}

/** Only other boats are in the way: the boat stays where it is and idles. */
function hemIn(s: State, tell: Tell<Event>): void {
  const boat = movingBoat(s);
  boat.speed = START_SPEED;
  s.phase = 'hemmed';
  tell({ type: 'hemmedIn', seat: moverSeat(s), hex: boat.hex });
}

/** Tiles that every racing boat has left behind go back to the box, with the passengers still waiting there. */
function removeVacated(s: State, tell: Tell<Event>): void {
  let first = s.river.length - 1;
  for (const boat of s.boats) if (boat.hex !== NOWHERE) first = Math.min(first, placeOf(boat.hex));
  if (first <= s.first) return;
  let passengers = 0;
  for (let place = s.first; place < first; place++) {
    passengers += laidAt(s, place).passengers;
    laidAt(s, place).passengers = 0;
  }
  s.box += passengers;
  s.first = first;
  tell({ type: 'tilesRemoved', first, passengers });
}

const positionOrder = (s: State) =>
  s.boats
    .map((_, seat) => seat)
    .filter((seat) => isRacing(boatOf(s, seat)))
    .sort((a, b) => byPosition(boatOf(s, a), boatOf(s, b)));
