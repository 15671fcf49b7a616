import type { Insight } from '#bots/bot.ts';
import type { Seat } from '#engine/actor.ts';
import { turned } from '#geometry/hex.ts';
import type { Action, Hex } from '../actions.ts';
import { hasUsed } from '../arrival.ts';
import { FREE_TURNS } from '../components.ts';
import { ENTER_AND_PUSH } from '../lookahead.ts';
import { ahead } from '../river.ts';
import { type Boat, type State, boatOf, moverSeat } from '../state.ts';
import { SIXTHS } from '../steps.ts';
import { speedCost } from '../turn.ts';
import { at } from './chart.ts';
import { type KnownRiver, knownRiver } from './known-river.ts';
import { NEVER } from './kind.ts';
import { type Reckoning, newReckoning, turnsFrom, turnsWithin } from './reckoning.ts';

/** Shares of a race that somebody has already won, for those who sail on for the places. */
const FOR_THE_PLACES = 0.1;

/** What the first, second, … coal aboard is worth in own turns while a long way is still to go. */
const COAL_WORTH = [0, 1.6, 2.7, 3.6, 4.4, 5.1, 5.7] as const;
/** By coal aboard, three standing for more: what spending one is worth. Without any, it cannot be spent. */
const COAL_PRICES = [5 * NEVER, 1.6, 1.1, 0.8] as const;

/** Tiles still to come with which coal has its full worth; it loses it towards the end, but never all. */
const LONG_WAY = 8;
const LAST_WORTH = 0.2;

/** Own turns of lead that count as much as a coin toss: more while the way is long. */
const leadThatCounts = (turns: number) => 1.2 + 0.1 * Math.max(0, turns);

/** Own turns by which an action may be worse and still be thought of. */
const PATIENCE = 0.5;

/** What pushing a rival back by one of its turns is worth in own turns. */
const SPITE = 0.3;

/** A boat as it stands in somebody's turn, or between its turns. */
interface Craft extends Boat {
  /** Points left in its turn, and turns made; no points and no turns to make between turns. */
  points: number;
  turns: number;
  moving: boolean;
}

function evaluate(s: State, seat: Seat): number {
  const { fate, leftAs } = boatOf(s, seat);
  const docked = s.boats.filter((boat) => boat.fate === 'docked');
  if (fate === 'docked') return docked.every((boat) => boat.leftAs >= leftAs) ? 1 : FOR_THE_PLACES;
  if (fate !== 'racing') return 0;
  return shareOfRacing(s, seat) * (docked.length > 0 ? FOR_THE_PLACES : 1);
}

/** The fewer turns to go, the greater the share. */
function shareOfRacing(s: State, seat: Seat): number {
  const times = s.boats.map((boat, other) => (boat.fate === 'racing' ? timeOf(s, other) : Infinity));
  const scale = leadThatCounts(Math.min(...times));
  const own = times[seat] as number;
  return 1 / times.reduce((sum, time) => sum + Math.exp((own - time) / scale), 0);
}

/** Turns to go, and one more for who has already moved in this round. */
function timeOf(s: State, seat: Seat): number {
  const turn = s.order.indexOf(seat);
  const moved = turn < s.mover || (turn === s.mover && s.phase !== 'speed');
  return turnsOf(knownRiver(s), s, craftOf(s, seat)) + (moved ? 1 : 0) + turn / (10 * s.order.length);
}

function turnsOf(known: KnownRiver, s: State, craft: Craft): number {
  const reckoning = reckoningFor(known, s, craft);
  const bow = at(craft.hex, craft.facing);
  const free = craft.turns < FREE_TURNS ? 1 : 0;
  const turns = craft.moving
    ? turnsWithin(reckoning, bow, craft.speed, craft.points * 2 + free)
    : turnsFrom(reckoning, craft.hex, craft.facing, craft.speed);
  return turns - (COAL_WORTH[craft.coal] as number) * coalScale(s);
}

const coalScale = (s: State): number => LAST_WORTH + (1 - LAST_WORTH) * Math.min(1, s.toLay / LONG_WAY);

function reckoningFor(known: KnownRiver, s: State, craft: Craft): Reckoning {
  let stations = 0;
  for (let place = s.first; place < s.river.length; place++) {
    if ((s.river[place]?.passengers ?? 0) > 0 && !hasUsed(craft, place)) stations |= 1 << place;
  }
  const coal = Math.min(craft.coal, COAL_PRICES.length - 1);
  const key = (stations * COAL_PRICES.length + coal) * 4 + craft.passengers;
  let reckoning = known.reckonings.get(key);
  if (reckoning === undefined) {
    reckoning = newReckoning(known, { aboard: craft.passengers, stations, coalPrice: (COAL_PRICES[coal] as number) * coalScale(s) });
    known.reckonings.set(key, reckoning);
  }
  return reckoning;
}

function craftOf(s: State, seat: Seat): Craft {
  const moving = seat === moverSeat(s) && s.phase !== 'speed';
  return { ...boatOf(s, seat), points: s.points, turns: s.turns, moving };
}

function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  if (s.order.length === 0) return legal.map(() => 1);
  const times = legal.map((action) => timeAfter(s, seat, action));
  const best = Math.min(...times);
  return times.map((time) => Math.exp((best - time) / PATIENCE));
}

/** Turns to go after an action, less what it does to the boat that it pushes. */
function timeAfter(s: State, seat: Seat, action: Action): number {
  const craft = craftOf(s, seat);
  switch (action.type) {
    case 'speed':
      craft.coal -= speedCost(craft, action.speed);
      craft.speed = craft.points = action.speed;
      craft.moving = true;
      break;
    case 'turn':
      craft.facing = turned(craft.facing, SIXTHS[action.side]);
      if (craft.turns >= FREE_TURNS) craft.coal -= 1;
      craft.turns += 1;
      break;
    case 'step':
    case 'push':
      craft.hex = ahead(s, craft.hex, craft.facing);
      craft.points -= action.type === 'push' ? ENTER_AND_PUSH : 1;
      break;
    case 'face':
      craft.facing = action.facing;
      break;
    case 'done':
      craft.turns = FREE_TURNS;
      break;
    default:
      return NEVER;
  }
  const turns = turnsOf(knownRiver(s), s, craft);
  return action.type === 'push' ? turns - SPITE * setBack(s, craft.hex, action.to) : turns;
}

/** How many turns a boat is set back by being pushed, if it keeps its bow. */
function setBack(s: State, from: Hex, to: Hex): number {
  const known = knownRiver(s);
  const victim = s.boats.findIndex((boat) => boat.hex === from);
  const craft = craftOf(s, victim);
  const before = turnsOf(known, s, craft);
  return Math.max(-3, Math.min(3, turnsOf(known, s, { ...craft, hex: to }) - before));
}

/** What Mississippi Queen teaches bots: how many turns each boat still needs. */
export const insight: Insight<State, Action> = {
  evaluate,
  priors,
  settled: (s) => s.phase === 'speed',
};
