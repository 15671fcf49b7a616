import type { Seat } from '#engine/actor.ts';
import { at, type By } from '#engine/indexed.ts';
import { type Rng, shuffle } from '#engine/rng.ts';
import { ALL_CARDS, type Card, CARD_NAMES, FACEDOWN, ICE, isSpoil } from './cards.ts';
import { add, ANSWERED, clone, HAS_ICE, type Merchant, type State, TAKES_IT, UNANSWERED } from './state.ts';

/**
 * The table as one seat sees it: a state in which the cards of the deck and of other hands lie facedown,
 * and answers to a spoil card that are not shown yet say no more than that they have been given.
 */
export type View = State;

export function view(s: State, viewer: Seat | undefined): View {
  const seen = clone(s);
  seen.deck.fill(FACEDOWN);
  seen.merchants.forEach((m, seat) => {
    if (seat !== viewer) conceal(m);
  });
  return seen;
}

function conceal(m: Merchant): void {
  m.hand.fill(FACEDOWN);
  if (m.answer !== UNANSWERED) m.answer = ANSWERED;
}

/** A full state that fits the view. */
export function imagine(seen: View, rng: Rng): State {
  const s = clone(seen);
  dealFacedown(s, unseenCards(s), rng);
  return s;
}

/** Deals again what the viewer may not know: the hands of the others and what is left to draw. */
export function redeal(s: State, viewer: Seat | undefined, rng: Rng): void {
  const hidden = s.merchants.filter((_, seat) => seat !== viewer);
  const unseen = [...s.deck, ...hidden.flatMap((m) => m.hand)];
  s.deck.fill(FACEDOWN);
  hidden.forEach(conceal);
  dealFacedown(s, unseen, rng);
}

/** All cards except those that lie open or in the viewer's hand. */
function unseenCards(s: State): readonly Card[] {
  const seen: By<Card, number> = CARD_NAMES.map(() => 0);
  const count = (cards: readonly Card[]): void => cards.forEach((card) => card !== FACEDOWN && add(seen, card, 1));
  count(s.pile);
  s.towns.forEach((town) => count(town.cards));
  s.merchants.forEach((m) => {
    count(m.hand);
    count(m.travelers);
  });
  return ALL_CARDS.filter((card) => {
    add(seen, card, -1);
    return at(seen, card) < 0;
  });
}

/** A hand never holds a spoil card; what no hand gets is left to draw. */
function dealFacedown(s: State, unseen: readonly Card[], rng: Rng): void {
  const cards = shuffle(
    rng,
    unseen.filter((card) => !isSpoil(card)),
  );
  for (const m of s.merchants) {
    m.hand = m.hand.map((card) => (card === FACEDOWN ? (cards.pop() ?? FACEDOWN) : card));
    if (m.answer === ANSWERED) m.answer = m.hand.includes(ICE) && rng.below(2) === 0 ? HAS_ICE : TAKES_IT;
  }
  s.deck = [...unseen.filter(isSpoil), ...cards];
}
