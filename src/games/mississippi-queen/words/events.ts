import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, ordinal } from '#words/speech.ts';
import { BENDS, PASSENGERS_TO_WIN, STARTING_SPACES, START_SPEED, TILES, type TileNumber } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { hexAt } from '../river.ts';
import { NO_SEAT } from '../state.ts';
import { endingOf } from './endings.ts';
import {
  BEND_WORDS,
  LANDING_WORDS,
  PLATFORM_PLACE,
  SIDE_WORDS,
  boatPlace,
  courseName,
  hexPlace,
  sideOfTile,
  tileName,
  tileOf,
  tilePlace,
} from './names.ts';

/** One line of the log for each event worth telling; of the steps only the last, and no free turns. */
export const eventTexts: EventTexts<Event> = {
  firstDrawn: ({ seat }) => lineOf(seat, say`${{ seat }} drew starting space 1.`, [hexPlace(FIRST_SPACE)]),
  boatPlaced: unsaid,
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  turnBegan: unsaid,
  speedChosen: (event) => lineOf(event.seat, speedWords(event)),
  turned: ({ seat, side, coal }) =>
    coal === 0 ? undefined : lineOf(seat, say`${{ seat }} turned ${SIDE_WORDS[side]}${paid(coal)}.`),
  stepped: ({ seat, to, left }) =>
    left === 0 ? lineOf(seat, say`${{ seat }} moved to ${sideOfTile(to)}.`, [hexPlace(to)]) : undefined,
  pushed: ({ seat, victim, to }) =>
    lineOf(seat, say`${{ seat }} pushed ${{ seat: victim }} to ${sideOfTile(to)}.`, [hexPlace(to)]),
  // Nobody's line: a pushed boat that turns its bow has no turn of its own.
  faced: ({ seat, facing, downstream }) =>
    plainLine(say`${{ seat }} turned to face ${courseName(facing, downstream)}.`, [boatPlace(seat)]),
  boarded: ({ seat, hex, aboard }) =>
    lineOf(seat, say`${{ seat }} took a passenger on ${tileOf(hex)} (${aboard} of ${PASSENGERS_TO_WIN}).`, [
      hexPlace(hex),
    ]),
  docked: ({ seat, place }) =>
    lineOf(seat, say`${{ seat }} docked at the landing in ${{ strong: ordinal(place) }} place!`, [PLATFORM_PLACE]),
  rolled: unsaid,
  rerolled: (event) => lineOf(event.seat, rerollWords(event)),
  tileLaid: (event) =>
    event.seat === NO_SEAT
      ? plainLine(tileWords(say`${capital(tileName(event.place))} was laid`, event), [tilePlace(event.place)])
      : lineOf(event.seat, tileWords(say`${{ seat: event.seat }} found ${tileName(event.place)}`, event), [
          tilePlace(event.place),
        ]),
  platformLaid: ({ seat, bend }) =>
    lineOf(seat, say`${{ seat }} found the ${{ strong: 'landing' }}: ${at(LANDING_WORDS, bend)}.`, [PLATFORM_PLACE]),
  tilesRemoved: ({ first, passengers }) =>
    plainLine(say`The river behind ${tileName(first)} is gone${passengersGone(passengers)}.`, [tilePlace(first)]),
  wentAground: ({ seat, hex }) =>
    lineOf(seat, say`${{ seat }} ran ${{ strong: 'aground' }} on ${tileOf(hex)}: out of the race.`, [hexPlace(hex)]),
  hemmedIn: ({ seat, hex }) =>
    lineOf(seat, say`${{ seat }} was blocked on ${tileOf(hex)}, now at speed ${START_SPEED}.`, [hexPlace(hex)]),
  retired: ({ seat, hex }) => lineOf(seat, say`${{ seat }} retired from the race on ${tileOf(hex)}.`, [hexPlace(hex)]),
  leftTheTable: ({ seat, hex }) => lineOf(seat, say`${{ seat }} left the race on ${tileOf(hex)}.`, [hexPlace(hex)]),
  raceEnded: ({ reason }) => plainLine([{ strong: 'The race is over. ' }, ...endingOf(reason)]),
};

const FIRST_SPACE = hexAt(0, at(STARTING_SPACES, 0));

/** After what was done for it. */
export const paid = (coal: number): string => (coal === 0 ? '' : `, −${coal} coal`);

const passengersGone = (passengers: number): string =>
  passengers === 0 ? '' : `, with ${count(passengers, 'passenger')}`;

export function speedWords({ seat, from, to, coal }: EventOf<'speedChosen'>): Sentence {
  const change = to === from ? 'kept speed' : to > from ? 'sped up to' : 'slowed to';
  return say`${{ seat }} ${change} ${{ strong: String(to) }}${paid(coal)}.`;
}

/** What the die says at the end of these events; undefined where it was not rolled. */
export function rollWords(events: readonly Event[]): string | undefined {
  const last = events.findLastIndex(({ type }) => type === 'rolled');
  const roll = events[last];
  if (roll?.type !== 'rolled') return undefined;
  const bend = at(BENDS, roll.bend);
  if (events[last + 1]?.type === 'rerolled') return `${capital(bend)} does not fit: rolled again`;
  return roll.platform ? `The landing: ${bend}` : `The river ${at(BEND_WORDS, roll.bend)}`;
}

/** Why a bend was rolled again. The platform has nothing behind it that could lack room. */
function rerollWords({ seat, bend, platform, because }: EventOf<'rerolled'>): Sentence {
  const piece = platform ? 'the landing' : 'the river';
  const loop = platform ? 'would be too close to another tile' : 'would run into itself';
  const trouble =
    because === 'no-room'
      ? 'the rest of the river would not fit'
      : `${piece} ${because === 'loop' ? loop : 'would not fit'}`;
  return say`${{ seat }} rolled ${at(BENDS, bend)}, but ${trouble}: rolled again.`;
}

function tileWords(found: Sentence, { tile, bend, passengers }: EventOf<'tileLaid'>): Sentence {
  return [...found, ': ', { strong: at(BEND_WORDS, bend) }, stationWords(tile, passengers), '.'];
}

function stationWords(tile: TileNumber, passengers: number): string {
  const { station } = at(TILES, tile);
  if (station === undefined || passengers === 0) return '';
  return `, ${count(passengers, 'passenger')} (${station.color} station)`;
}
