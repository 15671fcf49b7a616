import type { Game } from '#engine/game.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, actions } from './actions.ts';
import type { Event } from './events.ts';
import { guide } from './words/guide.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { building } from './rules/building.ts';
import { auction, callNext } from './rules/city.ts';
import { advance, discard, spin, white } from './rules/recruiting.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { payNext, reward } from './rules/rewards.ts';
import { landscape, setup, startingPlayer, startingTile } from './rules/setup.ts';
import { endOfTurn } from './rules/end-of-turn.ts';
import { turn } from './rules/turn.ts';
import { employ, small } from './rules/working.ts';
import { standing } from './standing.ts';
import { clone, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';

/** Montana: one phase for each section of its rules; those that ask nobody are plain functions. */
export const game: Game<State, Action, View, Event, Options> = phasedGame(
  {
    meta,
    actions,
    guide,
    standing,
    setup,
    clone,
    view,
    imagine,
    redeal,
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
    ending: endOfTurn,
    calling: callNext,
    paying: payNext,
  },
);
