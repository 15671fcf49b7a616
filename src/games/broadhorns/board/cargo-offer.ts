import { askedSeat } from '#kit/asked-seat.ts';
import { at } from '#engine/indexed.ts';
import { BOATS, BOAT_SIZES } from '../components.ts';
import { DROP_OFFS, PORT, SURPLUSES, TAKE_BOAT } from '../answers.ts';
import type { Card } from '../cards.ts';
import type { Boat } from '../sheets.ts';
import { cargoIn, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import type { OwnOffer } from './hand-offer.ts';
import type { Props } from './props.ts';
import { canPlay } from './spots.ts';
import { pickedBarrels, type Selling } from './trade.ts';

/** A barrel on board: while selling, a press takes it in or out of the sale. */
export function barrelOffer(props: Props, seat: number, box: number, selling: Selling | undefined): OwnOffer {
  const { barrels } = merchantOf(props.view, seat);
  const barrel = barrels[box];
  if (barrel === undefined || props.seat !== seat) return {};
  const cargo = cargoIn(barrel);
  if (selling === undefined) {
    const reply = props.why(at(SURPLUSES, cargo));
    return reply === undefined ? {} : { reply };
  }
  const isPicked = pickedBarrels(barrels, selling.set).has(box);
  return { isPicked, toggle: () => selling.addBarrel(cargo, isPicked ? -1 : 1) };
}

/** Gold that a barrel of the sale brings: of each type the dearest spaces go first. */
export function priceInSale(view: View, seat: number, box: number, { set, sale }: Selling): number {
  const { barrels } = merchantOf(view, seat);
  const cargo = cargoIn(at(barrels, box));
  const prices = (sale?.actions ?? []).flatMap((action) =>
    action.type === 'sell' && action.cargo === cargo ? [action.value] : [],
  );
  const picked = [...pickedBarrels(barrels, set)].filter((one) => cargoIn(at(barrels, one)) === cargo);
  return prices[picked.indexOf(box)] ?? 1;
}

/** A traveler on board can be dropped off early. */
export function travelerOffer(props: Props, seat: number, card: Card): OwnOffer {
  if (props.seat !== seat) return {};
  const action = at(DROP_OFFS, card);
  if (askedSeat(props) !== undefined && canPlay(props, action))
    return { planned: { id: `traveler ${card}`, actions: [action], card } };
  const reply = props.why(action);
  return reply === undefined ? {} : { reply };
}

/** A boat to begin a trip with; the way to St. Louis is part of it. */
export function boatOffer(props: Props, seat: number, boat: Boat): OwnOffer {
  const action = at(TAKE_BOAT, boat);
  const planned = { id: `boat ${at(BOAT_SIZES, boat)}`, actions: [action] };
  if (askedSeat(props) !== seat) return {};
  if (canPlay(props, action)) return { planned };
  if (canPlay(props, PORT) && merchantOf(props.view, seat).gold >= at(BOATS, boat).cost)
    return { planned: { ...planned, actions: [PORT, action] } };
  const reply = props.why(action);
  return reply === undefined ? {} : { reply };
}
