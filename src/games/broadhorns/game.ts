import type { Game } from '#engine/game.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, actions } from './actions.ts';
import type { Event } from './events.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { reveals } from './reveals.ts';
import { goOnActing, takeActions } from './rules/actions.ts';
import { buy, goOnBuying } from './rules/buying.ts';
import { discard, draw, goOnDrawing, limitHand } from './rules/drawing.ts';
import { closeSale, reveal, season } from './rules/filling.ts';
import { refresh } from './rules/market.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { goOnSelling, sell } from './rules/selling.ts';
import { deal, layTiles, setup } from './rules/setup.ts';
import { beginSpoiling, spoilCard, spoilStep } from './rules/spoiling.ts';
import { boat, cargo, goOnLoading } from './rules/st-louis.ts';
import { setDown, travelers } from './rules/travelers.ts';
import { beginTurn, endTurn } from './rules/turn.ts';
import { standing } from './standing.ts';
import { clone, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';
import { guide } from './words/guide.ts';

/** Broadhorns: one phase for each section of its rules; those that ask nobody are plain functions. */
export const game: Game<State, Action, View, Event, Options> = phasedGame(
  {
    meta,
    actions,
    guide,
    standing,
    setup,
    clone,
    view,
    open: clone,
    imagine,
    redeal,
    reveals,
    inventory,
    outOfStep,
  },
  {
    layTiles,
    deal,
    turnBegins: beginTurn,
    refresh,
    spoilCargo: beginSpoiling,
    spoilStep,
    acting: goOnActing,
    actions: takeActions,
    boat,
    loading: goOnLoading,
    cargo,
    selling: goOnSelling,
    sell,
    filling: closeSale,
    season,
    reveal,
    buying: goOnBuying,
    buy,
    arriving: setDown,
    travelers,
    drawing: goOnDrawing,
    draw,
    spoilCard,
    handLimit: limitHand,
    discard,
    turnEnds: endTurn,
  },
);
