import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import type { Action } from '../actions.ts';
import { DIE } from '../components.ts';
import { type Letter, type Side, sideNamed } from '../deck.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { lossesIn } from '../harm.ts';
import type { State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { letterName } from '../words/names.ts';

/** What one face of the die would do. */
export interface Face {
  readonly die: number;
  readonly shot: ShotEvent;
  /** What would be hit, in the order of the rules; empty: nothing. */
  readonly losses: readonly Event[];
}

type ShotEvent = Extract<Event, { type: 'shot' }>;

/** A section that a gun may aim at, and what each face of its die would hit there now. */
export interface Target {
  readonly id: string;
  readonly action: Action;
  readonly letter: Letter;
  /** The side of the hull, where the shooter has to name it. */
  readonly side?: Side;
  readonly faces: readonly Face[];
  /** How many faces hit something. */
  readonly hits: number;
}

/** What is facedown does not matter to a shot, so any fitting card will do. */
export const fittingState = (view: View): State => imagine(view, { below: () => 0 });

/** Every section the shooter may aim at. The rules themselves are tried on a copy, once for each face of the die. */
export function targetsOf(view: View, legal: readonly Action[]): readonly Target[] {
  const state = fittingState(view);
  return legal.flatMap((action) => {
    if (action.type !== 'fire' && action.type !== 'rake') return [];
    const side = action.type === 'rake' ? sideNamed(action.hull) : undefined;
    const faces = DIE.map((die) => faceOf(state, action, die));
    return {
      id: `aim${letterName(action.letter)}${side ?? ''}`,
      action,
      letter: action.letter,
      ...(side !== undefined && { side }),
      faces,
      hits: faces.filter(({ losses }) => losses.length > 0).length,
    };
  });
}

function faceOf(state: State, aim: Action, die: number): Face {
  const tried = game.clone(state);
  const events: Event[] = [];
  game.apply(tried, state.shooter, aim, silent);
  game.apply(tried, CHANCE, { type: 'roll', die }, (event) => events.push(event));
  const [shot, ...after] = events;
  if (shot?.type !== 'shot') throw new Error(`no shot was fired by ${JSON.stringify(aim)}`);
  return { die, shot, losses: lossesIn(after) };
}

/** How many faces of a gun's die there are. */
export const FACES = DIE.length;
