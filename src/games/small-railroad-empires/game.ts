import { NOBODY } from '#engine/actor.ts';
import type { Game } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { type Action, actions } from './actions.ts';
import type { Event, Told } from './events.ts';
import { ship } from './freight/ship.ts';
import { guide } from './guide.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import { claims } from './rules/achievements.ts';
import { build, mayBuild } from './rules/build.ts';
import { deliver, mayDeliver } from './rules/deliver.ts';
import { mayOffice, office } from './rules/office.ts';
import { begin, contracts, deal, goals, market, refill, setUpExtras, start, tiles } from './rules/setup.ts';
import { beginTurn, endTurn } from './rules/turn.ts';
import { absent } from './standing.ts';
import { clone, type PhaseName, type RailroadOptions, type RunningPhase, setup, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';

type Run = (s: State, tell: Told) => void;

/** Sections of the rules that ask nobody. Each leads to the next by naming it as the phase. */
const RUNNING: Readonly<Record<RunningPhase, Run> & Partial<Record<PhaseName, Run>>> = {
  extras: setUpExtras,
  turnBegins: beginTurn,
  mayBuild,
  mayDeliver,
  claims,
  mayOffice,
  turnEnds: endTurn,
};

const UNASKED: Phase<State, Action, Event> = {
  awaiting: () => NOBODY,
  legal: () => [],
  refuse: () => ruling('house/not-asked'),
  on: {},
};

const phased = phasedGame<PhaseName, State, Action, View, Event, RailroadOptions>(
  { meta, actions, guide, absent, setup, clone, view, imagine, redeal, inventory },
  {
    start,
    tiles,
    goals,
    contracts,
    deal,
    market,
    begin,
    extras: UNASKED,
    ship,
    turnBegins: UNASKED,
    mayBuild: UNASKED,
    build,
    mayDeliver: UNASKED,
    deliver,
    claims: UNASKED,
    mayOffice: UNASKED,
    office,
    refill,
    turnEnds: UNASKED,
  },
);

/** Small Railroad Empires. After each answer the rules run on until they have another question or the game is over. */
export const game: Game<State, Action, View, Event, RailroadOptions> = {
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
