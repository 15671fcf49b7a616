import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { say } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import type { StationColor } from '../components.ts';
import type { Plan } from '../planner.ts';
import { downstreamAt } from '../river.ts';
import { type Boat, boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { courseName, sideOfTile } from './names.ts';
import { seenFrom } from './whereabouts.ts';

/** What a screen reader says of the places on the river. */

export const RIVER_LABEL = 'River';
export const MINIMAP_TITLE = 'Whole river';
export const SPACES_LABEL = 'Spaces on the river. Arrow up is ahead of your boat, left and right as seen from it';
export const BOWS_LABEL = 'Where to face';

/** How the prices on the river are read. */
export const LEGEND = { speed: 'speed you need', coal: '1 coal each' };

/** What lies on a space, and beside it. */
interface Space {
  readonly hex: Hex;
  readonly isWater: boolean;
  readonly isEntry: boolean;
  /** Passengers who wait there, where it is a boarding platform, and the colour of its station. */
  readonly waiting: number | undefined;
  readonly station: StationColor | undefined;
  readonly isAtIsland: boolean;
  /** What pressing it leads to; undefined where it cannot be pressed. */
  readonly offer: string | undefined;
}

/** Where a space lies, what it offers and what is there, the most useful first; `own` is the boat of the captain who asks, `nameOf` names the others. */
export function spaceWords(view: View, space: Space, own: Boat | undefined, nameOf: NameOf): string {
  const { hex, isWater, isEntry, offer } = space;
  const boat = view.boats.findIndex((other) => other.hex === hex);
  const seen = own === undefined || own.hex === NOWHERE ? undefined : seenFrom(view, own, hex);
  const parts = seen === undefined ? [] : [seen];
  if (boat >= 0) parts.push(...(hex === own?.hex ? [] : [nameOf(boat)]), facingWords(view, boat));
  if (offer !== undefined) parts.push(offer);
  if (!isWater) parts.push('land');
  if (isEntry) parts.push('entry to the landing');
  parts.push(...shoreWords(space), sideOfTile(hex), at(HEX_NAMES, hex));
  return parts.join(', ');
}

function shoreWords({ isWater, waiting, station, isAtIsland }: Space): string[] {
  if (station === undefined) return isAtIsland && isWater ? ['next to an island'] : [];
  if (!isWater) return [`${station} station`];
  if (waiting === undefined) return [`next to the ${station} station`];
  return [`boarding platform of the ${station} station, ${count(waiting, 'passenger')} waiting`];
}

type NameOf = (seat: number) => string;

/** Which way a boat will go on. */
function facingWords(view: View, seat: number): string {
  const { hex, facing } = boatOf(view, seat);
  return `facing ${courseName(facing, downstreamAt(view, hex))}`;
}

/** What pressing a space leads to: a plan to move there, to push the boat there, or to push that boat here. */
export function wayWords({ push, speed, coal, events }: Plan): string {
  const way = `speed ${speed}, ${coal === 0 ? 'no coal' : `${coal} coal`}`;
  if (push !== undefined) return `push this boat, ${way}`;
  const last = events.at(-1)?.type;
  if (last === 'docked') return `dock at the landing, ${way}`;
  return last === 'boarded' ? `take a passenger, ${way}` : way;
}

export const pushHereWords = ({ push }: Plan, nameOf: NameOf): string =>
  `push ${push === undefined ? 'the boat' : nameOf(push.victim)} here`;

export const STEP_WORDS = 'move 1 ahead';

/** An arrow around a boat whose captain points the bow. */
export function bowLabel(view: View, seat: number, facing: Direction): string {
  const boat = boatOf(view, seat);
  const kept = facing === boat.facing ? ', as now' : '';
  return `Face ${courseName(facing, downstreamAt(view, boat.hex))}${kept}`;
}

/** For a space that cannot be reached by any action. */
export const TOO_FAR = { title: 'Too far', facts: say`You cannot get there this turn at any speed. Get closer first.` };

/** For a space that could be reached with more coal than the boat has. */
export const tooLittleCoal = (needs: number, coal: number) => ({
  title: 'Too little coal',
  facts: say`You need ${needs} coal for the turns and speed to get there. You have ${coal}.`,
});

/** For an empty space behind another boat. */
export const blockedBy = (seat: Seat) => ({
  title: 'A boat is in the way',
  facts: say`You cannot get past ${{ seat }} to this space. Push that boat, or choose another way.`,
});

export const NOT_AHEAD = {
  title: 'Not straight ahead',
  facts: say`Step by step you move straight ahead. Turn first, then move.`,
};
