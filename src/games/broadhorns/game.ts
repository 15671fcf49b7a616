import { NOBODY } from '#engine/actor.ts';
import type { Game } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { type Action, forms } from './actions.ts';
import type { Event, Told } from './events.ts';
import { guide } from './guide.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import { actions, goOnActing } from './rules/actions.ts';
import { buy, goOnBuying } from './rules/buying.ts';
import { discard, draw, goOnDrawing, limitHand } from './rules/drawing.ts';
import { closeSale, reveal, season } from './rules/filling.ts';
import { refresh } from './rules/market.ts';
import { goOnSelling, sell } from './rules/selling.ts';
import { deal, layTiles } from './rules/setup.ts';
import { beginSpoiling, spoilCard, spoilStep } from './rules/spoiling.ts';
import { boat, cargo, goOnLoading } from './rules/st-louis.ts';
import { setDown, travelers } from './rules/travelers.ts';
import { beginTurn, endTurn } from './rules/turn.ts';
import { standing } from './standing.ts';
import { clone, type Options, type PhaseName, type RunningPhase, setup, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';

type Run = (s: State, tell: Told) => void;

/** Sections of the rules that ask nobody. Each leads to the next by naming it as the phase. */
const RUNNING: Readonly<Record<RunningPhase, Run> & Partial<Record<PhaseName, Run>>> = {
  turnBegins: beginTurn,
  spoilCargo: beginSpoiling,
  acting: goOnActing,
  loading: goOnLoading,
  selling: goOnSelling,
  filling: closeSale,
  buying: goOnBuying,
  arriving: setDown,
  drawing: goOnDrawing,
  handLimit: limitHand,
  turnEnds: endTurn,
};

const UNASKED: Phase<State, Action, Event> = {
  awaiting: () => NOBODY,
  legal: () => [],
  refuse: () => ruling('house/not-asked'),
  on: {},
};

const phased = phasedGame<PhaseName, State, Action, View, Event, Options>(
  { meta, actions: forms, guide, standing, setup, clone, view, imagine, redeal, inventory },
  {
    layTiles,
    deal,
    turnBegins: UNASKED,
    refresh,
    spoilCargo: UNASKED,
    spoilStep,
    acting: UNASKED,
    actions,
    boat,
    loading: UNASKED,
    cargo,
    selling: UNASKED,
    sell,
    filling: UNASKED,
    season,
    reveal,
    buying: UNASKED,
    buy,
    arriving: UNASKED,
    travelers,
    drawing: UNASKED,
    draw,
    spoilCard,
    handLimit: UNASKED,
    discard,
    turnEnds: UNASKED,
  },
);

/** After each answer the rules run on until they have another question or the game is over. */
export const game: Game<State, Action, View, Event, Options> = {
  ...phased,
  apply(state, actor, action, tell) {
    phased.apply(state, actor, action, tell);
    while (state.outcome === undefined) {
      const run = RUNNING[state.phase];
      if (run === undefined) return;
      run(state, tell);
    }
  },
};
