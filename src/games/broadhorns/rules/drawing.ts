import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { DISCARDS } from '../answers.ts';
import { type Card, isSpoil, townOfCard } from '../cards.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { boatCard, hasBoat, mover, seasonOf, type State, take, townOf } from '../state.ts';
import { forChance, onTurn } from './asking.ts';
import { cardsToDraw, drawAny, holdsOther } from './deck.ts';
import { beginSpoilCard } from './spoiling.ts';

/** 4. Draw an Expedition Card: the discard pile is shuffled when the deck is empty. */
export function goOnDrawing(s: State, tell: TellEvent): void {
  if (s.spoilShown && !holdsOther(s.deck) && !holdsOther(s.pile)) {
    // Nothing but spoil cards is left. The first has had its effect, and to draw on would never end.
    tell({ type: 'drewNothing', seat: s.turn });
    s.phase = 'handLimit';
    return;
  }
  if (s.deck.length === 0) {
    s.deck = s.pile;
    s.pile = [];
    tell({ type: 'reshuffled' });
  }
  s.phase = 'draw';
}

/** 4. Draw an Expedition Card: spoil cards are shown and replaced; only the first of a draw has an effect. */
export const draw: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: cardsToDraw,
  refuse: forChance,
  chance: drawAny,
  on: {
    draw(s, { card }, tell) {
      take(s.deck, card);
      if (isSpoil(card)) showSpoil(s, card, tell);
      else {
        mover(s).hand.push(card);
        tell({ type: 'drew', seat: s.turn });
        s.phase = 'handLimit';
      }
    },
  },
};

function showSpoil(s: State, card: Card, tell: TellEvent): void {
  const effective = !s.spoilShown;
  s.pile.push(card);
  s.spoilShown = true;
  tell({ type: 'spoilDrawn', seat: s.turn, card, effective, all: seasonOf(s) === 'summer' });
  if (effective) beginSpoilCard(s, card);
  else s.phase = 'drawing';
}

const isOverLimit = (s: State): boolean => hasBoat(mover(s)) && mover(s).hand.length > boatCard(mover(s)).handLimit;

/** Hand limit: checked at the end of the player's own turn, and only for players who have a boat. */
export function limitHand(s: State): void {
  s.phase = isOverLimit(s) ? 'discard' : 'turnEnds';
}

/** Hand limit: deliveries and travelers are laid open at their town, the others go to the discard pile. */
export const discard: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => [...new Set(mover(s).hand)].map((card) => at(DISCARDS, card)),
  refuse: () => rulingOn('hand.limit'),
  on: {
    discard(s, { card }, tell) {
      const town = townOfCard(card);
      take(mover(s).hand, card);
      (town === undefined ? s.pile : townOf(s, town).cards).push(card);
      tell({ type: 'discarded', seat: s.turn, card, ...(town === undefined ? {} : { town }) });
      s.phase = 'handLimit';
    },
  },
};
