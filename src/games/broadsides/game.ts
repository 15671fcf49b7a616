import { NOBODY } from '#engine/actor.ts';
import type { Game } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { type Action, actions } from './actions.ts';
import type { Event, Told } from './events.ts';
import { guide } from './guide.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import { beginTurn, movement } from './rules/boarding.ts';
import { endExchange, exchange, firing, rollForFire, shot } from './rules/cannon-fire.ts';
import { promotion } from './rules/captain.ts';
import { afterVolley, finalVolley, rollForBoarding } from './rules/collision.ts';
import { chooseCombat, combat, combats } from './rules/combat.ts';
import { drawOffer } from './rules/ending.ts';
import { turnCards } from './rules/movement.ts';
import { beginRound, plotting } from './rules/plotting.ts';
import { afterRound, endRound } from './rules/round.ts';
import { chooseShip, manning, rollForShips } from './rules/setup.ts';
import { standing } from './standing.ts';
import { clone, type Options, type PhaseName, type RunningPhase, setup, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';

type Run = (s: State, tell: Told) => void;

/** Sections of the rules that ask nobody. Each leads to the next by naming it as the phase. */
const RUNNING: Readonly<Record<RunningPhase, Run> & Partial<Record<PhaseName, Run>>> = {
  roundBegins: beginRound,
  turnCards,
  exchange,
  exchangeEnds: endExchange,
  roundEnds: endRound,
  afterRound,
  collision: finalVolley,
  afterVolley,
  turnBegins: beginTurn,
  combats,
};

const UNASKED: Phase<State, Action, Event> = {
  awaiting: () => NOBODY,
  legal: () => [],
  refuse: () => ruling('house/not-asked'),
  on: {},
};

const phased = phasedGame<PhaseName, State, Action, View, Event, Options>(
  { meta, actions, guide, standing, setup, clone, view, imagine, redeal, inventory },
  {
    rollForShips,
    chooseShip,
    manning,
    roundBegins: UNASKED,
    plotting,
    turnCards: UNASKED,
    exchange: UNASKED,
    rollForFire,
    firing,
    shot,
    exchangeEnds: UNASKED,
    roundEnds: UNASKED,
    promotion,
    afterRound: UNASKED,
    collision: UNASKED,
    afterVolley: UNASKED,
    rollForBoarding,
    turnBegins: UNASKED,
    movement,
    combats: UNASKED,
    chooseCombat,
    combat,
    drawOffer,
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
