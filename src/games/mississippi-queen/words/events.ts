import type { LogLine } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { type Hex, HEX_NAMES } from '../actions.ts';
import { BENDS, PASSENGERS_TO_WIN, TILES } from '../components.ts';
import type { Event } from '../events.ts';
import { NO_SEAT } from '../state.ts';
import { endingWords } from './rulings.ts';
import { BEND_WORDS, courseName, ordinal } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Places that a line can point at. */
export const hexPlace = (hex: Hex): string => `hex ${HEX_NAMES[hex] ?? ''}`;
export const tilePlace = (place: number): string => `tile ${place}`;
export const PLATFORM_PLACE = 'platform';

/** One line of the log for each event worth telling; steps and free turns are seen on the board. */
const TELLINGS: { readonly [T in Event['type']]?: (event: EventOf<T>) => LogLine } = {
  firstDrawn: ({ seat }) => line(seat, say`${{ seat }} takes starting space 1.`),
  roundBegan: ({ round }) => ({ sentence: say`Round ${round}`, places: [], heading: true }),
  speedChosen: (event) => line(event.seat, speedWords(event)),
  turned: turnLine,
  pushed: ({ seat, victim, to }) =>
    line(seat, say`${{ seat }} pushes ${{ seat: victim }} out of the way.`, [hexPlace(to)]),
  faced: ({ seat, facing, downstream }) =>
    line(seat, say`${{ seat }} points the bow ${courseName(facing, downstream)}.`),
  boarded: ({ seat, hex, aboard }) =>
    line(seat, say`${{ seat }} takes a passenger aboard, ${aboard} of ${PASSENGERS_TO_WIN}.`, [hexPlace(hex)]),
  docked: ({ seat, place }) =>
    line(seat, say`${{ seat }} docks in ${{ strong: ordinal(place) }} place!`, [PLATFORM_PLACE]),
  rerolled: (event) => line(event.seat, rerollWords(event)),
  tileLaid: (event) => line(seatOf(event.seat), tileWords(event), [tilePlace(event.place)]),
  platformLaid: ({ seat, bend }) =>
    line(
      seat,
      say`${{ seat }} sights the ${{ strong: 'landing platform' }}: the river ${BEND_WORDS[bend] ?? ''} to it.`,
      [PLATFORM_PLACE],
    ),
  tilesRemoved: ({ passengers }) => ({
    sentence:
      passengers === 0
        ? say`The river astern is cleared away.`
        : say`The river astern is cleared away, and ${spell(passengers, 'passenger')} left behind with it.`,
    places: [],
  }),
  wentAground: ({ seat, hex }) =>
    line(seat, say`${{ seat }} runs ${{ strong: 'aground' }} and is out of the race.`, [hexPlace(hex)]),
  hemmedIn: ({ seat, hex }) => line(seat, say`${{ seat }} is hemmed in and waits.`, [hexPlace(hex)]),
  retired: ({ seat }) => line(seat, say`${{ seat }} retires from the race.`),
  leftTheTable: ({ seat }) => line(seat, say`${{ seat }} leaves; the boat is lifted off the river.`),
  raceEnded: ({ reason }) => ({ sentence: [{ strong: 'The race is over. ' }, ...endingWords(reason)], places: [] }),
};

export function eventLine(event: Event): LogLine | undefined {
  const tell = TELLINGS[event.type] as ((told: Event) => LogLine) | undefined;
  const told = tell?.(event);
  return told?.sentence.length === 0 ? undefined : told;
}

const line = (seat: number | undefined, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  sentence,
  places,
  ...(seat !== undefined && { seat }),
});

const seatOf = (seat: number): number | undefined => (seat === NO_SEAT ? undefined : seat);

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
  if (events[last + 1]?.type === 'rerolled') return `${capital(BENDS[roll.bend] ?? '')} does not fit: rolled again`;
  const bends = BEND_WORDS[roll.bend] ?? '';
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
  return say`The die says ${BENDS[bend] ?? ''}, and ${trouble}: it is rolled again.`;
}

function turnLine({ seat, side, coal }: EventOf<'turned'>): LogLine {
  return line(seat, coal === 0 ? [] : say`${{ seat }} burns a coal to turn to ${side} again.`);
}

function tileWords({ seat, tile, bend, passengers }: EventOf<'tileLaid'>): Sentence {
  const found = seat === NO_SEAT ? say`The first tile is laid` : say`${{ seat }} finds the next tile`;
  return [...found, ': the river ', { strong: BEND_WORDS[bend] ?? '' }, stationWords(tile, passengers), '.'];
}

function stationWords(tile: number, passengers: number): string {
  const station = TILES[tile]?.station;
  if (station === undefined || passengers === 0) return '';
  return `; a ${station.color} station, ${spell(passengers, 'passenger')} waiting`;
}
