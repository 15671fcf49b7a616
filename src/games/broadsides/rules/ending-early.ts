import { alone, type Actor, type Seat } from '#engine/actor.ts';
import type { Anytime, Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { DRAW_ANSWERS, SURRENDER_ALONE, SURRENDER_OR_OFFER } from '../answers.ts';
import { NOWHERE } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { boarding, other, shipOf, type State } from '../state.ts';
import { seatOf } from './asking.ts';
import { draw, win } from './ending.ts';

/** Winning the Game: a player may surrender, or offer a draw, no matter who has to decide. */
export const anytime: Anytime<State, Action, Event> = {
  legal: (s, seat) => (mayOffer(s, seat) ? SURRENDER_OR_OFFER : SURRENDER_ALONE),
  refuse: (s) =>
    rulingOn('end.agreed', s.offer === NOWHERE ? { next: boarding(s) ? 'boarding turn' : 'round' } : { open: s.offer }),
  on: { surrender, offerDraw },
};

/** Once a round or boarding turn, so that nobody is asked endlessly. */
const mayOffer = (s: State, seat: Seat): boolean => s.offer === NOWHERE && !shipOf(s, seat).offered;

function surrender(s: State, _: Action, tell: TellEvent, actor: Actor): void {
  const seat = seatOf(actor);
  tell({ type: 'surrendered', seat });
  win(s, other(seat), 'end.surrender', tell);
}

function offerDraw(s: State, _: Action, tell: TellEvent, actor: Actor): void {
  s.offer = seatOf(actor);
  shipOf(s, s.offer).offered = true;
  tell({ type: 'drawOffered', seat: s.offer });
  s.interrupted = s.phase;
  s.phase = 'drawOffer';
}

/** Ending by agreement: the other player takes the draw, or the game goes on where it was interrupted. */
export const drawOffer: Phase<State, Action, Event> = {
  awaiting: (s) => alone(other(s.offer)),
  legal: () => DRAW_ANSWERS,
  refuse: () => rulingOn('end.agreed'),
  on: {
    acceptDraw: (s, _, tell) => draw(s, 'end.agreed', tell),
    declineDraw(s, _, tell) {
      tell({ type: 'drawDeclined', seat: other(s.offer) });
      s.offer = NOWHERE;
      // A table that was put away before an offer could interrupt more than these two has not noted which.
      s.phase = s.interrupted ?? (boarding(s) ? 'movement' : 'plotting');
      delete s.interrupted;
    },
  },
};
