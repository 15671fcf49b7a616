import type { Seat } from '#engine/actor.ts';
import type { Outcome, Tell } from '#engine/game.ts';
import { type RuleId, ruleId } from './rule-id.ts';
import { PASSENGERS_TO_WIN, ROUND_CAP, STAND_OFF_CAP, TILES } from './components.ts';
import { hasUsed } from './arrival.ts';
import { advance, laidAt, rightness } from './river.ts';
import type { Event } from './events.ts';
import { type Boat, NO_PLATFORM, type State, boatOf } from './state.ts';

const isRacing = (boat: Boat): boolean => boat.fate === 'racing';

/** Ends the race when the places are decided: at most one boat still races, or the first docking ends it here. */
export function maybeDecide(s: State, tell: Tell<Event>): boolean {
  const reason = decided(s);
  if (reason !== undefined) end(s, reason, tell);
  return reason !== undefined;
}

/** After every turn: the places are decided, or no boat afloat can still get two passengers. */
export function maybeEnd(s: State, tell: Tell<Event>): boolean {
  const reason =
    decided(s) ?? (s.boats.some((boat) => isRacing(boat) && canQualify(s, boat)) ? undefined : 'end.nobody');
  if (reason !== undefined) end(s, reason, tell);
  return reason !== undefined;
}

/** After every round: a race that never finishes is called. */
export function maybeCall(s: State, tell: Tell<Event>): boolean {
  const standOff = s.platform !== NO_PLATFORM && s.round - s.lastDocking >= STAND_OFF_CAP;
  const reason = standOff ? 'end.stand-off' : s.round >= ROUND_CAP ? 'end.rounds' : undefined;
  if (reason !== undefined) end(s, reason, tell);
  return reason !== undefined;
}

function decided(s: State): RuleId | undefined {
  let racing = 0;
  let docked = 0;
  for (const boat of s.boats) {
    if (boat.fate === 'racing') racing++;
    else if (boat.fate === 'docked') docked++;
  }
  if (s.options.endAtFirstDocking && docked > 0) return 'end.first-docking';
  return racing <= 1 ? 'end.one-left' : undefined;
}

/** Whether a boat can still get two passengers: those aboard, on the table or with the tiles of the stack. */
export function canQualify(s: State, boat: Boat): boolean {
  if (s.options.race === 'introductory') return true;
  let within = boat.passengers;
  for (let i = 0; i < s.stack.length && within < PASSENGERS_TO_WIN; i++)
    within += Number(hasStation(s.stack[i] as number));
  for (let place = s.first; place < s.river.length && within < PASSENGERS_TO_WIN; place++) {
    if (laidAt(s, place).passengers > 0 && !hasUsed(boat, place)) within += 1;
  }
  return within >= PASSENGERS_TO_WIN;
}

const hasStation = (tile: number): boolean => TILES[tile]?.station !== undefined;

function end(s: State, reason: RuleId, tell: Tell<Event>): void {
  s.outcome = ranking(s, ruleId(reason));
  tell({ type: 'raceEnded', reason: s.outcome.reason, ranks: s.outcome.ranks });
}

/** Position order: furthest ahead, then the greater speed, then more coal, then further to the right. */
export function byPosition(a: Boat, b: Boat): number {
  const [at, bt] = [whereabouts(a), whereabouts(b)];
  return advance(bt) - advance(at) || b.speed - a.speed || b.coal - a.coal || rightness(bt) - rightness(at);
}

/** A retired boat counts where it left from. */
const whereabouts = (boat: Boat) => (isRacing(boat) ? boat.hex : boat.leftFrom);

const isAfloat = (boat: Boat): boolean => isRacing(boat) || boat.fate === 'retired';

/** More than any number of passengers: for the only boat still racing, which takes the place after the docked ones. */
const LAST_RACING = PASSENGERS_TO_WIN + 1;

/** What ranks are decided by first: docking order, the last boat racing, passengers of boats afloat, then the lost. */
function scoreOf(s: State, boat: Boat): number {
  if (isRacing(boat) && s.boats.every((other) => other === boat || !isRacing(other))) return LAST_RACING;
  if (isAfloat(boat)) return boat.passengers;
  if (boat.fate !== 'docked') return -1;
  return LAST_RACING + s.boats.filter((other) => other.fate === 'docked' && other.leftAs >= boat.leftAs).length;
}

function ranking(s: State, reason: string): Outcome {
  const scores = s.boats.map((boat) => scoreOf(s, boat));
  const best = s.boats.map((_, seat) => seat).sort((a, b) => compare(s, scores, [a, b]));
  const ranks = s.boats.map((_, seat) => 1 + best.indexOf(seat));
  const parted = best.find((seat, i) => i > 0 && scores[seat] === scores[best[i - 1] as Seat]);
  if (parted === undefined) return { reason, ranks, scores };
  return { reason, ranks, scores, tieBreak: ruleId(isAfloat(boatOf(s, parted)) ? 'rank.position' : 'rank.lost') };
}

/**
 * Equal scores: boats afloat by position (one still racing before one retired there), lost boats by the latest loss.
 */
function compare(s: State, scores: readonly number[], [a, b]: readonly [Seat, Seat]): number {
  const [left, right] = [boatOf(s, a), boatOf(s, b)];
  const apart = (scores[b] as number) - (scores[a] as number);
  if (apart !== 0) return apart;
  const later = right.leftAs - left.leftAs;
  if (!isAfloat(left)) return later;
  return byPosition(left, right) || Number(isRacing(right)) - Number(isRacing(left)) || later;
}
