import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { type Ruling, ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { type Card, GOOD_CURRENT, ICE, isTraveler, PEDDLER } from '../cards.ts';
import { BOAT_SIZES, CARGO } from '../components.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, townAt, townNamed } from '../sheets.ts';
import { boatCard, hasBoat, isLastRound, type Merchant, merchantOf, mover, type State } from '../state.ts';
import { barrelFirst, boatFirst, closedPurchase, closedSale, closedTravelers } from './closed-parts.ts';
import { portTown } from './port.ts';

type Refusal<A> = (s: State, action: A, actor: Actor) => Ruling;

/** Only the table draws. */
const byChance = (): Ruling => ruling('common/chance');

/** A ruling for the seat that asks; for chance, the rule that only the table draws. */
const toSeat =
  <A>(refuse: (s: State, action: A, seat: Seat) => Ruling): Refusal<A> =>
  (s, action, actor) =>
    actor === CHANCE ? byChance() : refuse(s, action, actor);

/**
 * A ruling on what belongs to the actions of a player's own turn: another step of it may be open, or another player's
 * turn.
 */
const inActions = <A>(refuse: (s: State, action: A) => Ruling): Refusal<A> =>
  toSeat((s, action, seat) => otherStep(s, seat) ?? refuse(s, action));

function otherStep(s: State, seat: Seat): Ruling | undefined {
  if (s.phase === 'spoilStep') return rulingOn('turn.steps', { step: 'spoil' });
  if (s.phase === 'spoilCard') return rulingOn('turn.steps', { step: seat === s.turn ? 'draw' : 'other' });
  return s.phase === 'discard' ? limitFirst(mover(s)) : undefined;
}

/** What the rules say about an action that does not answer the open question. */
export const outOfStep: OutOfStep<State, Action> = {
  reveal: byChance,
  draw: byChance,
  barrel: byChance,
  port: inActions(portUnderWay),
  move: inActions(portUnderWay),
  goodCurrent: inActions((s) => (holds(s, GOOD_CURRENT) ? portUnderWay(s) : rulingOn('cards.good-current'))),
  endExpedition: inActions(closedEnding),
  done: inActions((s) => (s.phase === 'boat' ? boatFirst() : barrelFirst(s))),
  boat: inActions(closedBoat),
  buy: inActions(closedPurchase),
  buyFromBag: inActions(closedBag),
  buyWithPeddler: inActions(closedPeddler),
  sell: inActions(closedSale),
  sellSurplus: inActions(closedSale),
  claim: inActions((s, { cargo }) => closedClaim(s, cargo)),
  iceBonus: inActions((s) => (holds(s, ICE) ? closedSale(s) : rulingOn('ice.none'))),
  season: inActions((s) => (isLastRound(s) ? rulingOn('end.year') : rulingOn('season.barrel'))),
  pickUp: inActions((s, { card }) => closedPassage(s, card)),
  dropOff: inActions((s, { card }) => closedPassage(s, card)),
  discard: toSeat((s, _, seat) => closedDiscard(merchantOf(s, seat))),
  useIce: toSeat((s, _, seat) => (merchantOf(s, seat).hand.includes(ICE) ? rulingOn('ice') : rulingOn('ice.none'))),
  letSpoil: () => rulingOn('spoil.step'),
};

const holds = (s: State, card: Card): boolean => mover(s).hand.includes(card);

/** A Port action is finished before the next action; `left` says whether one comes in this turn. */
function portUnderWay(s: State): Ruling {
  if (s.phase === 'season') return barrelFirst(s);
  return rulingOn('port.under-way', { town: townNamed(townAt(mover(s).at)), left: s.actions });
}

/** An expedition ends between actions, or as the last part of a Port action. */
function closedEnding(s: State): Ruling {
  if (s.phase === 'boat') return boatFirst();
  if (s.phase === 'cargo' || s.phase === 'season') return portUnderWay(s);
  return rulingOn('expedition.end', { town: townNamed(portTown(s)), resale: boatCard(mover(s)).resale });
}

function closedBoat(s: State): Ruling {
  if (!hasBoat(mover(s))) return rulingOn('expedition.boat');
  return rulingOn('expedition.boat', { boat: at(BOAT_SIZES, mover(s).boat) });
}

/** The bag sells in St. Louis alone, and only in the Port action there. */
function closedBag(s: State): Ruling {
  const isOnRiver = hasBoat(mover(s)) && mover(s).at > 0;
  return isOnRiver ? rulingOn('market.bag', { river: 'yes' }) : closedPurchase(s);
}

function closedPeddler(s: State): Ruling {
  if (!holds(s, PEDDLER)) return rulingOn('cards.peddler');
  const isInStLouis = s.phase === 'boat' || s.phase === 'cargo';
  return isInStLouis ? rulingOn('cards.peddler', { river: 'no' }) : closedPurchase(s);
}

/** A second delivery card is closed by the first, even when the sale is over. */
function closedClaim(s: State, cargo: Cargo): Ruling {
  const isInPort = s.phase === 'season' || s.phase === 'buy' || s.phase === 'travelers';
  if (!isInPort || !s.claimed) return closedSale(s);
  return rulingOn('sell.one-delivery', { cargo: at(CARGO, cargo), town: townNamed(portTown(s)) });
}

const closedPassage = (s: State, card: Card): Ruling =>
  isTraveler(card) ? closedTravelers(s) : rulingOn('travelers.card');

/** A hand is brought down to its limit before anything else. */
const limitFirst = (m: Merchant): Ruling =>
  rulingOn('hand.limit', { cards: m.hand.length, limit: boatCard(m).handLimit, first: 'yes' });

/** Cards are not discarded at will, with or without a limit. */
const closedDiscard = (m: Merchant): Ruling =>
  rulingOn('hand.limit', {
    cards: m.hand.length,
    ...(hasBoat(m) && { limit: boatCard(m).handLimit }),
  });
