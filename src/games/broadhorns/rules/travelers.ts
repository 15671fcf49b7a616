import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { DONE, DROP_OFFS, END_EXPEDITION, PICK_UPS } from '../answers.ts';
import { including, isIn } from '../bits.ts';
import { type Card, isTraveler, passageOf, travelerOn } from '../cards.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { townNamed } from '../sheets.ts';
import { boatCard, type Merchant, mover, type State, take, townOf } from '../state.ts';
import { onTurn, refusing } from './asking.ts';
import { sellBoat } from './expedition.ts';
import { portTown } from './port.ts';

/** Travelers who have reached their destination pay and leave, before anybody boards. */
export function setDown(s: State, tell: TellEvent): void {
  const m = mover(s);
  const town = portTown(s);
  for (const card of m.travelers.filter((aboard) => passageOf(aboard).destination === town)) {
    const gold = passageOf(card).fare;
    take(m.travelers, card);
    s.pile.push(card);
    m.gold += gold;
    tell({ type: 'fare', seat: s.turn, card, gold, town });
  }
  s.phase = 'travelers';
}

/** Travelers: boarded from the hand or from the town, dropped off early without pay. The expedition may end here. */
export const travelers: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const m = mover(s);
    const legal: Action[] = [];
    if (hasSeat(m)) {
      for (const card of m.hand) if (mayBoard(s, card)) legal.push(at(PICK_UPS, card));
      for (const card of townOf(s, portTown(s)).cards) if (mayBoard(s, card)) legal.push(at(PICK_UPS, card));
    }
    for (const card of m.travelers) legal.push(at(DROP_OFFS, card));
    legal.push(END_EXPEDITION, DONE);
    return legal;
  },
  refuse: refusing(refuse),
  on: {
    pickUp(s, { card }, tell) {
      const m = mover(s);
      const town = portTown(s);
      const from = m.hand.includes(card) ? 'hand' : 'town';
      take(from === 'hand' ? m.hand : townOf(s, town).cards, card);
      m.travelers.push(card);
      tell({ type: 'pickedUp', seat: s.turn, card, town, from });
    },
    dropOff(s, { card }, tell) {
      const town = portTown(s);
      take(mover(s).travelers, card);
      townOf(s, town).cards.push(card);
      s.droppedOff = including(s.droppedOff, travelerOn(card));
      tell({ type: 'droppedOff', seat: s.turn, card, town });
    },
    endExpedition: (s, _, tell) => sellBoat(s, portTown(s), tell),
    done(s) {
      s.phase = 'acting';
    },
  },
};

const hasSeat = (m: Merchant): boolean => m.travelers.length < boatCard(m).occupants;

/** Boarding again would change nothing, and boarding and dropping off could follow each other endlessly. */
const hasJustLeft = (s: State, card: Card): boolean => isIn(s.droppedOff, travelerOn(card));

/** Only downriver, and nobody who has been dropped off in this Port action. */
const mayBoard = (s: State, card: Card): boolean =>
  isTraveler(card) && passageOf(card).destination > portTown(s) && !hasJustLeft(s, card);

function refuse(s: State, { type, card }: ActionOf<'pickUp' | 'dropOff'>): Ruling {
  if (!isTraveler(card)) return rulingOn('travelers.card');
  return type === 'dropOff' ? rulingOn('travelers.aboard') : refuseBoarding(s, card);
}

function refuseBoarding(s: State, card: Card): Ruling {
  const m = mover(s);
  if (!m.hand.includes(card) && !townOf(s, portTown(s)).cards.includes(card)) {
    return rulingOn('travelers.here', { town: townNamed(portTown(s)) });
  }
  if (hasJustLeft(s, card)) return rulingOn('travelers.once');
  if (!mayBoard(s, card))
    return rulingOn('travelers.downriver', { destination: townNamed(passageOf(card).destination) });
  return rulingOn('travelers.seats', { occupants: boatCard(m).occupants });
}
