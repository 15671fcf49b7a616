import { at } from '#engine/indexed.ts';
import { lineOf } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { ordinal } from '#words/speech.ts';
import type { Gathered, LogLine } from '#words/words.ts';
import { PASSENGERS_TO_WIN } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { advance } from '../river.ts';
import { paid, speedWords } from './events.ts';
import {
  BEND_WORDS,
  courseName,
  hexPlace,
  LANDING_WORDS,
  PLATFORM_PLACE,
  sideOfTile,
  tileName,
  tileOf,
  tilePlace,
} from './names.ts';

/** A boat's turn in one line; and so what it finds at the end of the river. */
export const gather = (events: readonly Event[]): Gathered | undefined => gatherMove(events) ?? gatherFinds(events);

/** What the captain of a boat does in a turn. */
const DEEDS = ['speedChosen', 'turned', 'stepped', 'pushed', 'boarded', 'docked'] as const;
type Deed = EventOf<(typeof DEEDS)[number]>;

const isDeed = (event: Event): event is Deed => DEEDS.some((type) => type === event.type);

function gatherMove(events: readonly Event[]): Gathered | undefined {
  const [first] = events;
  if (first === undefined || !isDeed(first)) return undefined;
  const { seat } = first;
  // Where a pushed boat turns its bow belongs to the push.
  const end = events.findIndex((event) => event.type !== 'faced' && !(isDeed(event) && event.seat === seat));
  const move = events.slice(0, end < 0 ? events.length : end);
  return move.length < 2 ? undefined : { line: moveLine(seat, move), count: move.length };
}

function moveLine(seat: number, move: readonly Event[]): LogLine {
  const deeds = move.filter(isDeed);
  const coal = deeds.reduce((sum, deed) => sum + ('coal' in deed ? deed.coal : 0), 0);
  const speed = deeds.find((deed) => deed.type === 'speedChosen');
  const pushes = deeds.filter((deed) => deed.type === 'pushed');
  const steps = deeds.filter((deed) => deed.type === 'stepped');
  const told = [...pushes.map((push) => pushDeed(push, bowAfter(push, move))), ...stepDeeds(steps, deeds.at(-1))];
  if (told.length === 0) {
    const turn = say`${{ seat }} turned${paid(coal)}.`;
    return lineOf(seat, speed === undefined ? turn : speedWords({ ...speed, coal }));
  }
  const spaces = [steps.at(-1)?.to, ...pushes.map(({ to }) => to)].filter((hex) => hex !== undefined);
  const places = deeds.at(-1)?.type === 'docked' ? [PLATFORM_PLACE] : spaces.map(hexPlace);
  return lineOf(seat, [{ seat }, ' ', ...joined(told), `${paid(coal)}.`], places);
}

const pushDeed = ({ victim, from, to }: EventOf<'pushed'>, bow: EventOf<'faced'> | undefined): Sentence =>
  say`pushed ${{ seat: victim }} ${wayPushed(advance(to) - advance(from))}${bow === undefined ? '' : bowWords(bow)}`;

const bowAfter = (push: EventOf<'pushed'>, move: readonly Event[]): EventOf<'faced'> | undefined =>
  move.slice(move.indexOf(push)).find((event) => event.type === 'faced');

/** Downstream is what everybody expects. */
const bowWords = ({ facing, downstream }: EventOf<'faced'>): string => {
  const course = courseName(facing, downstream);
  return course.startsWith('downstream') ? '' : ` (facing ${course})`;
};

const wayPushed = (onwards: number): string => (onwards > 0 ? 'ahead' : onwards < 0 ? 'back' : 'aside');

/** How far a boat moved, and what it came to. */
function stepDeeds(steps: readonly EventOf<'stepped'>[], last: Deed | undefined): Sentence[] {
  const end = steps.at(-1);
  const moved = end === undefined ? [] : [say`moved ${steps.length}`];
  if (last?.type === 'docked')
    return [...moved, say`docked at the landing in ${{ strong: ordinal(last.place) }} place`];
  // Boats that take a passenger always move one space.
  if (last?.type === 'boarded') return [boardDeed(last)];
  return end === undefined ? [] : [say`moved ${steps.length} to ${sideOfTile(end.to)}`];
}

const boardDeed = ({ hex, aboard }: EventOf<'boarded'>): Sentence =>
  say`took a passenger on ${tileOf(hex)} (${aboard} of ${PASSENGERS_TO_WIN})`;

/** "pushed Ben back, pushed Zoe ahead and moved 3". */
const joined = (deeds: readonly Sentence[]): Sentence =>
  deeds.flatMap((deed, i) => [...(i === 0 ? [] : [i === deeds.length - 1 ? ' and ' : ', ']), ...deed]);

/** The last tile and the landing behind it are found at once. */
function gatherFinds(events: readonly Event[]): Gathered | undefined {
  const finds = events.map((event, i) => ({ event, count: i + 1 })).filter(({ event }) => event.type !== 'rolled');
  const [tile, landing] = finds;
  if (tile?.event.type !== 'tileLaid' || landing?.event.type !== 'platformLaid') return undefined;
  const { seat, place, bend, passengers } = tile.event;
  // A station there is worth a line of its own.
  if (passengers > 0) return undefined;
  const sentence = say`${{ seat }} found ${tileName(place)} (${at(BEND_WORDS, bend)}) and the ${{ strong: 'landing' }} (${at(LANDING_WORDS, landing.event.bend)}).`;
  return { line: lineOf(seat, sentence, [PLATFORM_PLACE, tilePlace(place)]), count: landing.count };
}
