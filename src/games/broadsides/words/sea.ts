import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import { type Card, HEADINGS, SEA } from '../components.ts';
import { type Mask, size } from '../deck.ts';
import {
  ALL_DOTS,
  bearingFrom,
  type Dot,
  dotAhead,
  dotDistance,
  gunsBearing,
  type Heading,
  isIsland,
  turnBy,
  xOf,
  yOf,
} from '../sea.ts';
import { CARD_NAMES, columnName, dotName, gunCount, headingName } from './names.ts';

/** The chart in words, for those who do not see it and for small screens. */

interface Sailing {
  readonly dot: Dot;
  readonly heading: Heading;
}

export const SEA_IN_WORDS = 'The chart in words';

export const ISLANDS_IN_WORDS = `Columns a to ${columnName(SEA.columns - 1)} run from west to east, rows 1 to ${SEA.rows} from south to north. Islands: ${listed(ALL_DOTS.filter(isIsland).map(dotName))}.`;

/** 'on c4, facing north: 3 dots of open water ahead, then an island'; the other ship may lie in that water. */
export const shipWords = (ship: Sailing, other?: Met): string =>
  `${dotName(ship.dot)}, facing ${headingName(ship.heading)}: ${waterAhead(ship, other)}`;

interface Met {
  readonly dot: Dot;
  readonly name: string;
}

const ENDS = { island: 'an island', edge: 'the edge' } as const;

function waterAhead({ dot, heading }: Sailing, other: Met | undefined): string {
  let [free, at] = [0, dotAhead(dot, heading)];
  while ('dot' in at && at.dot !== other?.dot) {
    free += 1;
    at = dotAhead(at.dot, heading);
  }
  const end = 'dot' in at ? `the ${other?.name}` : ENDS[at.blocked];
  return free === 0 ? `${end} straight ahead` : `${count(free, 'dot')} of open water ahead, then ${end}`;
}

/** Where the other ship lies, by the compass and from the deck. */
export function distanceWords(from: Sailing, to: Dot): string {
  const away = dotDistance(from.dot, to);
  if (away === 0) return 'on the same dot';
  const compass = compassTo(from.dot, to);
  return `${count(away, 'dot')} away to the ${headingName(compass)}, ${at(BEARINGS, bearingFrom(from.heading, compass))}`;
}

/** The nearest of the eight headings. */
const compassTo = (from: Dot, to: Dot): Heading =>
  turnBy(Math.round((Math.atan2(xOf(to) - xOf(from), yOf(to) - yOf(from)) * HEADINGS.length) / (2 * Math.PI)), 0);

const BEARINGS = [
  'straight ahead',
  'ahead on the right',
  'on the right',
  'behind on the right',
  'straight behind',
  'behind on the left',
  'on the left',
  'ahead on the left',
] as const;

/** '5 guns on the right (d4), 2 ahead on the left (b5)' */
export function reachWords({ dot, heading }: Sailing, guns: Mask): string {
  const reached = HEADINGS.flatMap((_, bearing) => {
    const bearingGuns = size(guns & gunsBearing(bearing));
    const ahead = dotAhead(dot, turnBy(heading, bearing));
    return bearingGuns === 0 || !('dot' in ahead)
      ? []
      : [`${gunCount(bearingGuns)} ${at(BEARINGS, bearing)} (${dotName(ahead.dot)})`];
  });
  return reached.length === 0 ? 'no gun reaches open water' : listed(reached);
}

interface Reached extends Sailing {
  readonly blocked?: 'island' | 'edge';
}

/** 'Move Forward: to c5', 'Turn Right: facing north-east' */
export function stepWords(card: Card | undefined, { dot, heading, blocked }: Reached): string {
  const name = card === undefined ? 'Empty' : CARD_NAMES[card];
  if (blocked !== undefined) return `${name}: hits ${ENDS[blocked]}, the other moves are lost`;
  if (card === 'forward') return `${name}: to ${dotName(dot)}`;
  return card === 'port' || card === 'starboard'
    ? `${name}: facing ${headingName(heading)}`
    : `${name}: stays on ${dotName(dot)}`;
}

/** Where a plan ends, for the player who makes it. */
export const planWords = ({ dot, heading, blocked }: Reached): string =>
  blocked === undefined
    ? `This plan ends on ${dotName(dot)}, facing ${headingName(heading)}.`
    : `This plan hits ${ENDS[blocked]}: the other moves are lost.`;

export const REACH_TITLE = 'Guns reach';
export const courseTitle = (cards: number): string =>
  cards === 0 ? 'No card in the plan yet' : 'The plan, card by card';
