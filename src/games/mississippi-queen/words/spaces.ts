import { at } from '#engine/indexed.ts';
import { say } from '#words/sentence.ts';
import { spell } from '#words/speech.ts';
import { type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import type { Plan } from '../planner.ts';
import { downstreamAt } from '../river.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import { courseName } from './names.ts';

/** What a screen reader says of the places on the river. */

export const RIVER_LABEL = 'The river';
export const SPACES_LABEL = 'Spaces of the river';
export const BOWS_LABEL = 'Where the bow shall point';

/** What lies on a space. */
interface Space {
  readonly hex: Hex;
  readonly isWater: boolean;
  readonly isEntry: boolean;
  /** Passengers who wait there, where it is a boarding platform. */
  readonly waiting: number | undefined;
}

/** `nameOf` names captains. */
export function spaceWords(view: View, { hex, isWater, isEntry, waiting }: Space, nameOf: NameOf): string {
  const boat = view.boats.findIndex((other) => other.hex === hex);
  const parts = [at(HEX_NAMES, hex)];
  if (!isWater) parts.push('land');
  if (boat >= 0) parts.push(nameOf(boat), bowWords(view, boat));
  if (waiting !== undefined) parts.push(`boarding space, ${spell(waiting, 'passenger')} waiting`);
  if (isEntry) parts.push('entry to the landing');
  return parts.join(', ');
}

type NameOf = (seat: number) => string;

/** Which way a boat will go on. */
function bowWords(view: View, seat: number): string {
  const { hex, facing } = boatOf(view, seat);
  return `bow ${courseName(facing, downstreamAt(view, hex))}`;
}

/** What pressing a space leads to: a plan to steam there, to push the boat there, or to push that boat here. */
export function wayWords({ push, speed, turns, coal }: Plan): string {
  const way = `at speed ${speed}, ${spell(turns, 'turn')}, ${coal === 0 ? 'no coal' : `${coal} coal`}`;
  return push === undefined ? `steam here ${way}` : `push this boat, ${way}`;
}

export const pushHereWords = ({ push }: Plan, nameOf: NameOf): string =>
  `push ${push === undefined ? 'the boat' : nameOf(push.victim)} here`;

export const STEP_WORDS = 'one step ahead';

/** An arrow around a boat whose captain points the bow. */
export function bowLabel(view: View, seat: number, facing: Direction): string {
  const boat = boatOf(view, seat);
  const kept = facing === boat.facing ? ', as it is' : '';
  return `Bow ${courseName(facing, downstreamAt(view, boat.hex))}${kept}`;
}

/** For a space that cannot be reached by any action. */
export const TOO_FAR = { title: 'Out of reach', facts: say`Too far for this turn, at any speed.` };

export const NOT_AHEAD = {
  title: 'Not ahead',
  facts: say`Step by step the boat goes to the space straight ahead of its bow. Turn the bow first.`,
};
