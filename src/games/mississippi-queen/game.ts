import type { Game } from '#engine/game.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, actions } from './actions.ts';
import type { Event } from './events.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { draw, roll } from './rules/laying-out.ts';
import { hemmed, move } from './rules/moving.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { face } from './rules/pushing.ts';
import { bows, first, setup } from './rules/setup.ts';
import { speed } from './rules/speed.ts';
import { absent, standing, successor } from './standing.ts';
import { type State, clone } from './state.ts';
import { type View, imagine, redeal, view } from './view.ts';
import { guide } from './words/guide.ts';

/** Mississippi Queen: a race of paddle-wheelers. One phase for each section of its rules. */
export const game: Game<State, Action, View, Event, Options> = phasedGame(
  { meta, actions, guide, standing, absent, successor, setup, clone, view, imagine, redeal, inventory, outOfStep },
  { first, draw, bows, speed, move, hemmed, face, roll },
);
