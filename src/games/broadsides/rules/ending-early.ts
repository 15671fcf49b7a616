import { alone, type Actor, type Seat } from '#engine/actor.ts';
import type { Anytime, Phase } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { ACCEPT_DRAW, type Action, DECLINE_DRAW, OFFER_DRAW, SURRENDER } from '../actions.ts';
import { NOWHERE } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { ruleId, rulingOn } from '../rule-id.ts';
import { boarding, other, shipOf, type State } from '../state.ts';
import { draw, win } from './ending.ts';

const EITHER: readonly Action[] = [SURRENDER, OFFER_DRAW];
const SURRENDER_ALONE: readonly Action[] = [SURRENDER];

/** Winning the Game: a player may surrender, or offer a draw, no matter who has to decide. */
export const anytime: Anytime<State, Action, Event> = {
  legal: (s, seat) => (mayOffer(s, seat) ? EITHER : SURRENDER_ALONE),
  refuse: (s) =>
    ruling(
      ruleId('end.agreed'),
      s.offer === NOWHERE ? { next: boarding(s) ? 'boarding turn' : 'round' } : { open: s.offer },
    ),
  on: { surrender, offerDraw },
};

/** Once a round or boarding turn, so that nobody is asked endlessly. */
const mayOffer = (s: State, seat: Seat): boolean => s.offer === NOWHERE && !shipOf(s, seat).offered;

function surrender(s: State, _: Action, tell: TellEvent, actor: Actor): void {
  const seat = actor as Seat;
  tell({ type: 'surrendered', seat });
  win(s, other(seat), ruleId('end.surrender'), tell);
}

function offerDraw(s: State, _: Action, tell: TellEvent, actor: Actor): void {
  s.offer = actor as Seat;
  shipOf(s, s.offer).offered = true;
  tell({ type: 'drawOffered', seat: s.offer });
  s.interrupted = s.phase;
  s.phase = 'drawOffer';
}

const ANSWERS: readonly Action[] = [ACCEPT_DRAW, DECLINE_DRAW];

/** Ending by agreement: the other player takes the draw, or the game goes on where it was interrupted. */
export const drawOffer: Phase<State, Action, Event> = {
  awaiting: (s) => alone(other(s.offer)),
  legal: () => ANSWERS,
  refuse: () => rulingOn('end.agreed'),
  on: {
    acceptDraw: (s, _, tell) => draw(s, ruleId('end.agreed'), tell),
    declineDraw(s, _, tell) {
      tell({ type: 'drawDeclined', seat: other(s.offer) });
      s.offer = NOWHERE;
      // A table that was put away before an offer could interrupt more than these two has not noted which.
      s.phase = s.interrupted ?? (boarding(s) ? 'movement' : 'plotting');
      delete s.interrupted;
    },
  },
};
