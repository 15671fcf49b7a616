import type { Game } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, forms } from './actions.ts';
import type { Event } from './events.ts';
import { guide } from './words/guide.ts';
import { inventory } from './inventory.ts';
import { meta, type MontanaOptions } from './meta.ts';
import { building } from './rules/building.ts';
import { auction, callNext } from './rules/city.ts';
import { advance, discard, spin, white } from './rules/recruiting.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { payNext, reward } from './rules/rewards.ts';
import { landscape, startingPlayer, startingTile } from './rules/setup.ts';
import { ending, turn } from './rules/turn.ts';
import { employ, small } from './rules/working.ts';
import { standing } from './standing.ts';
import { clone, setup, type State } from './state.ts';
import type { View } from './view.ts';

/** Montana: one phase for each section of its rules; those that ask nobody are plain functions. */
export const game: Game<State, Action, View, Event, MontanaOptions> = phasedGame(
  {
    meta,
    actions: forms,
    guide,
    standing,
    setup,
    clone,
    view: clone,
    imagine: clone,
    redeal: nothingHidden,
    inventory,
    outOfStep,
  },
  {
    landscape,
    startingTile,
    startingPlayer,
    spin,
    white,
    discard,
    turn,
    advance,
    employ,
    small,
    auction,
    reward,
    building,
    ending,
    calling: callNext,
    paying: payNext,
  },
);
