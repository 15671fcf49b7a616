import { CHANCE, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { type Outcome, silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import type { Bot, Subject } from './bot.ts';

export interface Match<S, A extends Action, V, O> {
  readonly subject: Subject<S, A, V>;
  readonly options: O;
  /** Who takes part; the last fills the seats that are left over. */
  readonly bots: readonly Bot<V, A>[];
  readonly seed: number;
}

/** One game of an arena: which bot sat where, by its number in the list, and how it ended. */
export interface ArenaGame {
  readonly sat: readonly number[];
  readonly outcome: Outcome;
}

/** Seats every bot; each game moves everyone one seat on. */
export function seating(bots: number, seats: number, game: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => Math.min((seat + game) % seats, bots - 1));
}

/**
 * Plays game number `game` of a match. It depends on nothing but its number, so games can be spread over
 * cores; the games of one round of seats share their luck as far as play allows.
 */
export function playArenaGame<S, A extends Action, V, O>(match: Match<S, A, V, O>, game: number): ArenaGame {
  const { subject, bots, options, seed } = match;
  const { game: rules, seats } = subject;
  const sat = seating(bots.length, seats, game);
  const luck = seeded(seed * 7919 + Math.floor(game / seats));
  const whim = seeded(seed * 104_729 + game).fork();
  const state = rules.setup(seats, options);
  for (;;) {
    const awaiting = rules.awaiting(state);
    if (awaiting.length === 0) break;
    const actor = awaiting.includes(CHANCE) ? CHANCE : pick(whim, awaiting);
    const action = actor === CHANCE ? rules.chance(state, luck) : decide(actor);
    rules.apply(state, actor, action, silent);
  }
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, yet the game has no outcome');
  return { sat, outcome };

  function decide(seat: Seat): A {
    const bot = bots[sat[seat] as number] as Bot<V, A>;
    const action = bot.decide(rules.view(state, seat), seat, whim);
    const ruling = rules.refuse(state, seat, action);
    if (ruling !== undefined) throw new Error(`a bot chose what ${ruling.rule} forbids: ${JSON.stringify(action)}`);
    return action;
  }
}
