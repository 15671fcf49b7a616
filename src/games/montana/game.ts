import { NOBODY } from '#engine/actor.ts';
import type { Game } from '#engine/game.ts';
import { type Phase, phasedGame } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { type Action, forms } from './actions.ts';
import type { Event, Told } from './events.ts';
import { guide } from './guide.ts';
import { inventory } from './inventory.ts';
import { meta, type MontanaOptions } from './meta.ts';
import { building, skipBuilding } from './rules/building.ts';
import { auction, callNext, skipAuction } from './rules/city.ts';
import { advance, discard, skipAdvance, spin, white } from './rules/recruiting.ts';
import { payNext, reward, skipReward } from './rules/rewards.ts';
import { landscape, startingPlayer, startingTile } from './rules/setup.ts';
import { ending, skipEnding, turn } from './rules/turn.ts';
import { employ, skipSmall, small } from './rules/working.ts';
import { standing } from './standing.ts';
import { clone, type PhaseName, setup, type State, type View } from './state.ts';

const UNASKED: Phase<State, Action, Event> = {
  awaiting: () => NOBODY,
  legal: () => [],
  refuse: () => ruling('house/not-asked'),
  on: {},
};

const phased = phasedGame<PhaseName, State, Action, View, Event, MontanaOptions>(
  {
    meta,
    actions: forms,
    guide,
    standing,
    setup,
    clone,
    view: clone,
    imagine: clone,
    // Everything lies open, so there is nothing to deal anew.
    redeal: () => undefined,
    inventory,
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
    calling: UNASKED,
    paying: UNASKED,
  },
);

/** Moves the game on by itself where a phase has nothing to ask; says whether it did. */
type Skip = (s: State, tell: Told) => boolean;

const SKIPS: Readonly<Partial<Record<PhaseName, Skip>>> = {
  advance: skipAdvance,
  small: skipSmall,
  auction: skipAuction,
  calling: callNext,
  paying: payNext,
  reward: skipReward,
  building: skipBuilding,
  ending: skipEnding,
};

/** Montana: one phase for each section of its rules; after each answer they run on to the next real question. */
export const game: Game<State, Action, View, Event, MontanaOptions> = {
  ...phased,
  apply(state, actor, action, tell) {
    phased.apply(state, actor, action, tell);
    while (state.outcome === undefined && SKIPS[state.phase]?.(state, tell) === true);
  },
};
