import { at } from '#engine/indexed.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, ordinal } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { MASTS, POSITIONS, ROLLS } from '../components.ts';
import { type Cell, cellAt, cellName, type Letter, mastIn, type Side } from '../deck.ts';
import type { Event } from '../events.ts';
import type { Harm } from '../harm.ts';
import type { ShotResult } from '../rules/damage.ts';
import { crewCount, gunCount, letterName, sideName } from './names.ts';

/** The words of a volley: where guns aim, what a roll would hit, and what came of it. */

export const VOLLEY = 'Volley plan · press a gun, then a section';
export const ON_AVERAGE = 'On average';
export const FIRE_ONE = 'Fire one';
export const ONE = 'One';
export const STOP = 'Stop';
export const NO_AIM = 'no aim';
export const NOTHING_AIMED = 'No gun aimed yet';
export const AIM_FIRST = 'Press a section of the other ship first.';

/** 'C', or 'C left' where the side of the hull is named too. */
export const aimName = (letter: Letter, side?: Side): string =>
  side === undefined ? letterName(letter) : `${letterName(letter)} ${sideName(side)}`;

export const fireWords = (guns: number, all: number): string =>
  guns === 1 ? FIRE_ONE : guns === all ? `Fire all ${guns}` : `Fire ${guns}`;
export const allAtWords = (aim: string, isShort: boolean): string => `All ${isShort ? '' : 'at '}${aim}`;

export const inSix = (hits: number, faces: number): string => `${hits} in ${faces}`;
export const ofSix = (hits: number, faces: number): string => `${hits}/${faces}`;

interface Aiming {
  readonly gun: Cell;
  readonly aim: string | undefined;
  readonly aimed: number;
  readonly guns: number;
}

/** What the picked gun does. */
export function aimingWords({ gun, aim, aimed, guns }: Aiming): Decision {
  if (aim !== undefined) {
    return {
      title: say`Gun ${cellName(gun)} aims at section ${aim}`,
      detail:
        guns === 1 ? say`Press the section again to fire.` : say`Press another gun or section to change it, then fire.`,
    };
  }
  return {
    title: aimed === 0 ? say`Aim your guns` : say`Gun ${cellName(gun)}: choose a section`,
    detail:
      aimed === 0
        ? say`Press a section for gun ${cellName(gun)}. ${count(guns, 'gun')} to fire.`
        : say`${aimed} of ${gunCount(guns)} aimed. The first can fire now.`,
  };
}

export const firingWords = (gun: Cell, left: number): Decision => ({
  title: say`Firing gun ${cellName(gun)}`,
  detail: left === 1 ? say`The last shot of your plan.` : say`${left} shots of your plan to go.`,
});

export const vainWords = (gun: Cell): Decision => ({
  title: say`Nothing left to hit there`,
  detail: say`Aim gun ${cellName(gun)} somewhere else, then go on firing.`,
});

export const shotTitle = (aim: string): string => `A shot at section ${aim}`;
export const NO_SHOT = 'What a shot hits';

/** One face of the die: what it strikes, and what that would be now. */
export interface FaceWords {
  readonly title: string;
  readonly detail: string;
  /** Where there is room for one word. */
  readonly short: string;
}

interface Struck {
  readonly die: number;
  readonly letter: Letter;
  readonly result: ShotResult;
  readonly losses: readonly Event[];
  /** The side of the ship that faces the shooter; undefined: neither does. */
  readonly near: Side | undefined;
}

export function faceWords(struck: Struck): FaceWords {
  const lost = struck.losses.map(lossWords);
  switch (struck.result) {
    case 'miss':
      return MISS;
    case 'hull':
      return { title: 'Hull', detail: lost.join(', '), short: 'hull' };
    case 'full hull':
      return { title: 'Hull', detail: 'already ruined', short: 'hull' };
    case 'spared hull':
      return { title: 'Hull', detail: 'no longer counts', short: 'hull' };
    case 'mast and position':
      return { title: capital(mastName(struck.letter)), detail: lost.join(', '), short: 'mast' };
    case 'position':
      return { ...rowWords(struck), detail: lost.length === 0 ? 'nothing there' : lost.join(', ') };
  }
}

/** What a face of the die strikes wherever a gun aims. */
export function anyFaceWords(die: number, near: Side | undefined): FaceWords {
  switch (at(ROLLS, die - 1)) {
    case 'miss':
      return MISS;
    case 'hull':
      return { title: 'Hull', detail: '2 hits ruin a section', short: 'hull' };
    case 'mast and position':
      return { title: 'Middle', detail: 'mast and figures', short: 'middle' };
    case 'position': {
      const row = rowOf(die, near);
      return { title: `${capital(row)} side`, detail: 'gun and figures', short: `${row} side` };
    }
  }
}

const MISS: FaceWords = { title: 'Miss', detail: 'into the water', short: 'miss' };

const mastName = (letter: Letter): string => at(MASTS, mastIn(letter)).name;
const [LEFT, , RIGHT] = POSITIONS;

/** The row that a die strikes, as it is seen from the shooter. */
function rowWords({ die, letter, near }: Struck): Pick<FaceWords, 'title' | 'short'> {
  const cell = cellName(cellAt(letter, die));
  if (die !== LEFT && die !== RIGHT) return { title: `Middle, ${cell}`, short: 'middle' };
  const row = rowOf(die, near);
  return { title: `${capital(row)} side, ${cell}`, short: `${row} side` };
}

function rowOf(die: number, near: Side | undefined): string {
  const side: Side = die === LEFT ? 0 : 1;
  return near === undefined ? sideName(side) : side === near ? 'near' : 'far';
}

/** '2 crew', '2nd hit: Damage' */
function lossWords(event: Event): string {
  switch (event.type) {
    case 'hullHit':
      return event.markers === 1 ? `${ordinal(event.markers)} hit` : `${ordinal(event.markers)} hit: Damage`;
    case 'mastHit': {
      const { hits } = at(MASTS, event.mast);
      return event.left === 0 ? 'mast falls: Damage' : `mast hit ${hits - event.left} of ${hits}`;
    }
    case 'cannonLost':
      return 'gun';
    case 'menLost':
      return crewCount(event.men);
    case 'captainLost':
      return 'captain';
    default:
      return '';
  }
}

/** '1 gun, 2 crew, 1 hull hit' */
export function harmWords({ guns, crew, masts, hull, captain }: Harm): string {
  const parts = [
    ...(captain ? ['the captain'] : []),
    ...(guns > 0 ? [gunCount(guns)] : []),
    ...(crew > 0 ? [crewCount(crew)] : []),
    ...(masts > 0 ? [count(masts, 'mast hit')] : []),
    ...(hull > 0 ? [count(hull, 'hull hit')] : []),
  ];
  return parts.length === 0 ? 'no damage' : parts.join(', ');
}

/** 'Volley: 3 of 5 hit. 1 gun, 2 crew' */
export const volleyWords = (harm: Harm): Sentence =>
  say`Volley: ${{ strong: `${harm.hits} of ${harm.shots} hit` }}: ${harmWords(harm)}.`;

export const averageWords = (hits: number, guns: number): string => `${hits.toFixed(1)} of ${guns} hit`;
export const answerWords = (guns: number): Sentence => say` answers with ${gunCount(guns)}`;

/** A gun of the plan, as a screen reader says it. */
export const gunLabel = (number: number, gun: Cell, aim: string | undefined, chance: string): string =>
  `Gun ${number}, ${cellName(gun)}: ${aim === undefined ? NO_AIM : `aims at section ${aim}, ${chance} hit`}`;

export const aimLabel = (gun: Cell | undefined, chance: string): string =>
  gun === undefined ? `${chance} hit` : `${chance} hit, press to aim gun ${cellName(gun)}`;
/** Beside the name of a ship while guns fire. */
export const AIM_HERE = 'press a section to aim';
export const gunsToFire = (guns: number): string => `${gunCount(guns)} to fire`;
export const pickGunLabel = (gun: Cell): string => `press to choose gun ${cellName(gun)}`;

export const SHOTS_FIRED = 'Shots, newest first';

/** 'B3 at C: gun, 2 crew' */
export const shotLine = (
  { gun, letter }: { readonly gun: Cell; readonly letter: Letter },
  losses: readonly Event[],
): string =>
  `${cellName(gun)} at ${letterName(letter)}: ${losses.length === 0 ? 'no damage' : losses.map(lossWords).join(', ')}`;
