import type { Game } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, forms } from './actions.ts';
import { guide } from './words/guide.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import { draw, roll } from './rules/laying-out.ts';
import { hemmed, move } from './rules/moving.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { face } from './rules/pushing.ts';
import { speed } from './rules/speed.ts';
import { bows, first } from './rules/start.ts';
import { absent, standing, successor } from './standing.ts';
import type { Event } from './events.ts';
import { type RaceOptions, type State, clone, setup } from './state.ts';
import type { View } from './view.ts';

/** Mississippi Queen: a race of paddle-wheelers. One phase for each section of its rules. */
export const game: Game<State, Action, View, Event, RaceOptions> = phasedGame(
  {
    meta,
    actions: forms,
    guide,
    standing,
    absent,
    successor,
    setup,
    clone,
    view: clone,
    imagine: clone,
    redeal: nothingHidden,
    inventory,
    outOfStep,
  },
  { first, draw, bows, speed, move, hemmed, face, roll },
);
