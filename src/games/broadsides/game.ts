import type { Game } from '#engine/game.ts';
import { phasedGame } from '#engine/phases.ts';
import { type Action, actions } from './actions.ts';
import type { Event } from './events.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import type { Options } from './options.ts';
import { reveals } from './reveals.ts';
import { movement } from './rules/boarding.ts';
import { endExchange, exchange, firing, rollForFire, shot } from './rules/cannon-fire.ts';
import { promotion } from './rules/captain.ts';
import { afterVolley, finalVolley, rollForBoarding } from './rules/collision.ts';
import { chooseCombat, combat, combats } from './rules/combat.ts';
import { anytime, drawOffer } from './rules/ending-early.ts';
import { turnCards } from './rules/movement.ts';
import { outOfStep } from './rules/out-of-step.ts';
import { plotting } from './rules/plotting.ts';
import { chooseShip, manning, rollForShips, setup } from './rules/setup.ts';
import { afterRound, beginRound, beginTurn, endRound } from './rules/turn.ts';
import { standing } from './standing.ts';
import { clone, type State } from './state.ts';
import { imagine, redeal, type View, view } from './view.ts';
import { guide } from './words/guide.ts';

/**
 * Broadsides & Boarding Parties: one phase for each section of its rules; those that ask nobody are plain functions.
 */
export const game: Game<State, Action, View, Event, Options> = phasedGame(
  {
    meta,
    actions,
    guide,
    standing,
    outOfStep,
    anytime,
    setup,
    clone,
    view,
    open: clone,
    imagine,
    redeal,
    reveals,
    inventory,
  },
  {
    rollForShips,
    chooseShip,
    manning,
    roundBegins: beginRound,
    plotting,
    turnCards,
    exchange,
    rollForFire,
    firing,
    shot,
    exchangeEnds: endExchange,
    roundEnds: endRound,
    promotion,
    afterRound,
    collision: finalVolley,
    afterVolley,
    rollForBoarding,
    turnBegins: beginTurn,
    movement,
    combats,
    chooseCombat,
    combat,
    drawOffer,
  },
);
