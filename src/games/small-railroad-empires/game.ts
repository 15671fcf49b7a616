import type { Game } from '#engine/game.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, actions } from './actions.ts';
import type { Event } from './events.ts';
import { ship } from './freight/ship.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { reveals } from './reveals.ts';
import { claims } from './rules/achievements.ts';
import { build, mayBuild } from './rules/build.ts';
import { deliver, mayDeliver } from './rules/deliver.ts';
import { mayOffice, office } from './rules/office.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { market, refill } from './rules/market.ts';
import { begin, contracts, deal, goals, setup, setUpExtras, start, tiles } from './rules/setup.ts';
import { beginTurn, endTurn } from './rules/turn.ts';
import { absent, successor } from './standing.ts';
import { clone, type State } from './state.ts';
import { imagine, open, redeal, type View, view } from './view.ts';
import { guide } from './words/guide.ts';

/** Small Railroad Empires: one phase for each section of its rules; those that ask nobody are plain functions. */
export const game: Game<State, Action, View, Event, Options> = phasedGame(
  { meta, actions, guide, absent, successor, setup, clone, view, open, imagine, redeal, reveals, inventory, outOfStep },
  {
    start,
    tiles,
    goals,
    contracts,
    deal,
    market,
    begin,
    extras: setUpExtras,
    ship,
    turnBegins: beginTurn,
    mayBuild,
    build,
    mayDeliver,
    deliver,
    claims,
    mayOffice,
    office,
    refill,
    turnEnds: endTurn,
  },
);
