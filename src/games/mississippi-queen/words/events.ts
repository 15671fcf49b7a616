import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { BENDS, PASSENGERS_TO_WIN, TILES, type TileNumber } from '../components.ts';
import type { Event } from '../events.ts';
import { NO_SEAT } from '../state.ts';
import { endingOf } from './endings.ts';
import { BEND_WORDS, PLATFORM_PLACE, courseName, hexPlace, ordinal, tilePlace } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log for each event worth telling; steps and free turns are seen on the board. */
export const eventTexts: EventTexts<Event> = {
  firstDrawn: ({ seat }) => lineOf(seat, say`${{ seat }} takes starting space 1.`),
  boatPlaced: unsaid,
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  turnBegan: unsaid,
  speedChosen: (event) => lineOf(event.seat, speedWords(event)),
  turned: ({ seat, side, coal }) =>
    coal === 0 ? undefined : lineOf(seat, say`${{ seat }} burns a coal to turn to ${side} again.`),
  stepped: unsaid,
  pushed: ({ seat, victim, to }) =>
    lineOf(seat, say`${{ seat }} pushes ${{ seat: victim }} out of the way.`, [hexPlace(to)]),
  faced: ({ seat, facing, downstream }) =>
    lineOf(seat, say`${{ seat }} points the bow ${courseName(facing, downstream)}.`),
  boarded: ({ seat, hex, aboard }) =>
    lineOf(seat, say`${{ seat }} takes a passenger aboard, ${aboard} of ${PASSENGERS_TO_WIN}.`, [hexPlace(hex)]),
  docked: ({ seat, place }) =>
    lineOf(seat, say`${{ seat }} docks in ${{ strong: ordinal(place) }} place!`, [PLATFORM_PLACE]),
  rolled: unsaid,
  rerolled: (event) => lineOf(event.seat, rerollWords(event)),
  tileLaid: (event) =>
    event.seat === NO_SEAT
      ? plainLine(tileWords(say`The first tile is laid`, event), [tilePlace(event.place)])
      : lineOf(event.seat, tileWords(say`${{ seat: event.seat }} finds the next tile`, event), [
          tilePlace(event.place),
        ]),
  platformLaid: ({ seat, bend }) =>
    lineOf(
      seat,
      say`${{ seat }} sights the ${{ strong: 'landing platform' }}: the river ${at(BEND_WORDS, bend)} to it.`,
      [PLATFORM_PLACE],
    ),
  tilesRemoved: ({ passengers }) =>
    plainLine(
      passengers === 0
        ? say`The river astern is cleared away.`
        : say`The river astern is cleared away, and ${spell(passengers, 'passenger')} left behind with it.`,
    ),
  wentAground: ({ seat, hex }) =>
    lineOf(seat, say`${{ seat }} runs ${{ strong: 'aground' }} and is out of the race.`, [hexPlace(hex)]),
  hemmedIn: ({ seat, hex }) => lineOf(seat, say`${{ seat }} is hemmed in and waits.`, [hexPlace(hex)]),
  retired: ({ seat }) => lineOf(seat, say`${{ seat }} retires from the race.`),
  leftTheTable: ({ seat }) => lineOf(seat, say`${{ seat }} leaves; the boat is lifted off the river.`),
  raceEnded: ({ reason }) => plainLine([{ strong: 'The race is over. ' }, ...endingOf(reason)]),
};

function speedWords({ seat, from, to, coal }: EventOf<'speedChosen'>): Sentence {
  const change = to === from ? 'steams on at' : to > from ? 'speeds up to' : 'slows to';
  const burning = coal === 0 ? '' : `, burning ${coal} coal`;
  return say`${{ seat }} ${change} ${{ strong: String(to) }}${burning}.`;
}

/** What the die says at the end of these events; undefined where it was not rolled. */
export function rollWords(events: readonly Event[]): string | undefined {
  const last = events.findLastIndex(({ type }) => type === 'rolled');
  const roll = events[last];
  if (roll?.type !== 'rolled') return undefined;
  if (events[last + 1]?.type === 'rerolled') return `${capital(at(BENDS, roll.bend))} does not fit: rolled again`;
  const bends = at(BEND_WORDS, roll.bend);
  return roll.platform ? `The landing: ${bends}` : `The river ${bends}`;
}

/** Why a bend was rolled again. The platform has nothing behind it that could lack room. */
function rerollWords({ bend, platform, because }: EventOf<'rerolled'>): Sentence {
  const piece = platform ? 'the landing platform' : 'the river';
  const loop = platform ? 'would lie too close to another tile' : 'would run into itself';
  const trouble =
    because === 'no-room'
      ? 'the rest of the river would have no room'
      : `${piece} ${because === 'loop' ? loop : 'would not fit'}`;
  return say`The die says ${at(BENDS, bend)}, and ${trouble}: it is rolled again.`;
}

function tileWords(found: Sentence, { tile, bend, passengers }: EventOf<'tileLaid'>): Sentence {
  return [...found, ': the river ', { strong: at(BEND_WORDS, bend) }, stationWords(tile, passengers), '.'];
}

function stationWords(tile: TileNumber, passengers: number): string {
  const { station } = at(TILES, tile);
  if (station === undefined || passengers === 0) return '';
  return `; a ${station.color} station, ${spell(passengers, 'passenger')} waiting`;
}
