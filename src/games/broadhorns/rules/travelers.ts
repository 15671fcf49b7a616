import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, DONE, DROP_OFFS, END_EXPEDITION, PICK_UPS } from '../actions.ts';
import { type Card, isTraveler, passageOf, travelerBit } from '../cards.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { townNamed } from '../sheets.ts';
import { boatCard, type Merchant, mover, type State, take, townOf } from '../state.ts';
import { onTurn } from './asking.ts';
import { sellBoat } from './expedition.ts';
import { portTown } from './selling.ts';

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
      for (const card of m.hand) if (mayBoard(s, card)) legal.push(PICK_UPS[card] as Action);
      for (const card of townOf(s, portTown(s)).cards) if (mayBoard(s, card)) legal.push(PICK_UPS[card] as Action);
    }
    for (const card of m.travelers) legal.push(DROP_OFFS[card] as Action);
    legal.push(END_EXPEDITION, DONE);
    return legal;
  },
  refuse,
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
      s.droppedOff |= travelerBit(card);
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
const hasJustLeft = (s: State, card: Card): boolean => (s.droppedOff & travelerBit(card)) !== 0;

/** Only downriver, and nobody who has been dropped off in this Port action. */
const mayBoard = (s: State, card: Card): boolean =>
  isTraveler(card) && passageOf(card).destination > portTown(s) && !hasJustLeft(s, card);

function refuse(s: State, _: unknown, action: Action): Ruling {
  const { card } = action as Extract<Action, { readonly card: Card }>;
  if (!isTraveler(card)) return rulingOn('travelers.card');
  return action.type === 'dropOff' ? rulingOn('travelers.aboard') : refuseBoarding(s, card);
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
