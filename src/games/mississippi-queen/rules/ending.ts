import type { Outcome, Tell } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { PASSENGERS_TO_WIN, ROUND_CAP, STAND_OFF_CAP, TILES, type TileNumber } from '../components.ts';
import type { Event } from '../events.ts';
import { advance, rightness } from '../river.ts';
import { type Ending, ruleId } from '../rulings.ts';
import { type Boat, NO_PLATFORM, type State, isRacing } from '../state.ts';
import { waitsFor } from './arrival.ts';

/** Ends the race when the places are decided: at most one boat still races, or the first docking ends it here. */
export const maybeDecide = (s: State, tell: Tell<Event>): boolean => endsBy(s, decision(s), tell);

/** After every turn: the places are decided, or no boat afloat can still get two passengers. */
export const maybeEnd = (s: State, tell: Tell<Event>): boolean =>
  endsBy(s, decision(s) ?? (canAnybodyQualify(s) ? undefined : 'end.nobody'), tell);

/** After every round: a race that never finishes is called. */
export const maybeCall = (s: State, tell: Tell<Event>): boolean => endsBy(s, call(s), tell);

function decision(s: State): Ending | undefined {
  let racing = 0;
  let docked = 0;
  for (const { fate } of s.boats) {
    if (fate === 'racing') racing++;
    else if (fate === 'docked') docked++;
  }
  if (s.options.endAtFirstDocking && docked > 0) return 'end.first-docking';
  return racing <= 1 ? 'end.one-left' : undefined;
}

function call(s: State): Ending | undefined {
  if (s.platform !== NO_PLATFORM && s.round - s.lastDocking >= STAND_OFF_CAP) return 'end.stand-off';
  return s.round >= ROUND_CAP ? 'end.rounds' : undefined;
}

const canAnybodyQualify = (s: State): boolean => s.boats.some((boat) => isRacing(boat) && canQualify(s, boat));

/** Whether a boat can still get two passengers: those aboard, on the table or with the tiles of the stack. */
export function canQualify(s: State, boat: Boat): boolean {
  if (s.options.race === 'introductory') return true;
  let within = boat.passengers;
  for (let i = 0; i < s.stack.length && within < PASSENGERS_TO_WIN; i++) {
    if (hasStation(at(s.stack, i))) within += 1;
  }
  for (let place = s.first; place < s.river.length && within < PASSENGERS_TO_WIN; place++) {
    if (waitsFor(s, boat, place)) within += 1;
  }
  return within >= PASSENGERS_TO_WIN;
}

const hasStation = (tile: TileNumber): boolean => at(TILES, tile).station !== undefined;

/** Position order: furthest ahead, then the greater speed, then more coal, then further to the right. */
export function byPosition(a: Boat, b: Boat): number {
  const [here, there] = [whereabouts(a), whereabouts(b)];
  return advance(there) - advance(here) || b.speed - a.speed || b.coal - a.coal || rightness(there) - rightness(here);
}

/** A retired boat counts where it left from. */
const whereabouts = (boat: Boat) => (isRacing(boat) ? boat.hex : boat.leftFrom);

function endsBy(s: State, reason: Ending | undefined, tell: Tell<Event>): boolean {
  if (reason === undefined) return false;
  s.outcome = ranking(s, reason);
  tell({ type: 'raceEnded', reason: s.outcome.reason, ranks: s.outcome.ranks });
  return true;
}

/** What became of a boat, the best first. */
const CLASSES = ['docked', 'last racing', 'afloat', 'lost'] as const;

interface Standing {
  readonly boat: Boat;
  readonly class: (typeof CLASSES)[number];
}

/** Docked; the only boat still racing; afloat, retired or not; or lost. */
function classOf(s: State, boat: Boat): Standing['class'] {
  if (boat.fate === 'docked') return 'docked';
  if (isRacing(boat)) return s.boats.some((other) => other !== boat && isRacing(other)) ? 'afloat' : 'last racing';
  return boat.fate === 'retired' ? 'afloat' : 'lost';
}

/** How boats of one class are ranked. Only a retired boat can be level with another in everything. */
const WITHIN_CLASS: Readonly<Record<Standing['class'], (a: Boat, b: Boat) => number>> = {
  docked: (a, b) => a.leftAs - b.leftAs,
  'last racing': () => 0,
  afloat: (a, b) => b.passengers - a.passengers || byPosition(a, b) || racingFirst(a, b) || latestFirst(a, b),
  lost: (a, b) => latestFirst(a, b),
};

const racingFirst = (a: Boat, b: Boat): number => Number(isRacing(b)) - Number(isRacing(a));
const latestFirst = (a: Boat, b: Boat): number => b.leftAs - a.leftAs;

const byRank = (a: Standing, b: Standing): number =>
  CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) || WITHIN_CLASS[a.class](a.boat, b.boat);

function ranking(s: State, reason: Ending): Outcome {
  const standings = s.boats.map((boat) => ({ boat, class: classOf(s, boat) }));
  const best = standings.toSorted(byRank);
  const ranks = standings.map((standing) => 1 + best.indexOf(standing));
  const scores = standings.map((standing) => scoreOf(s, standing));
  const level = best.find((standing, i) => i > 0 && scoreOf(s, standing) === scoreOf(s, at(best, i - 1)));
  const outcome = { reason: ruleId(reason), ranks, scores };
  return level === undefined
    ? outcome
    : { ...outcome, tieBreak: ruleId(level.class === 'lost' ? 'rank.lost' : 'rank.position') };
}

/** What an outcome counts: more than any passengers for a boat that docked or was left alone, less for a lost one. */
function scoreOf(s: State, { boat, class: of }: Standing): number {
  const alone = PASSENGERS_TO_WIN + 1;
  if (of === 'docked') return alone + s.boats.filter(({ fate, leftAs }) => fate === of && leftAs >= boat.leftAs).length;
  if (of === 'last racing') return alone;
  return of === 'afloat' ? boat.passengers : -1;
}
