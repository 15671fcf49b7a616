import { useMemo, useState } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { useEscape } from '#kit/use-escape.ts';
import { type Press, usePress } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import { deliveryCard } from '../cards.ts';
import { portTown } from '../rules/port.ts';
import type { Cargo } from '../sheets.ts';
import { cargoIn, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { NO_SALE, planSale, played, type Sale, saleOfSet, type SaleSet } from './planner.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';

/** What the player is about to do: one thing that is picked, or a set of things to sell. */
export interface Trade {
  readonly press: Press<Action, Planned>;
  /** While the player sells. */
  readonly selling: Selling | undefined;
  /** What a landing here would bring, before it. */
  readonly landing: Sale | undefined;
  /** A barrel that is about to be bought, and from where. */
  readonly wanted: WantedBarrel | undefined;
  /** The own gold after what is picked; undefined: nothing is. */
  readonly goldAfter: number | undefined;
}

export interface WantedBarrel {
  readonly cargo: Cargo;
  readonly fromBag: boolean;
}

/** The purchase among what is picked. */
function wantedBy(actions: readonly Action[] = []): WantedBarrel | undefined {
  const [action] = actions;
  if (action?.type === 'buyFromBag') return { cargo: action.cargo, fromBag: true };
  return action?.type === 'buy' || action?.type === 'buyWithPeddler'
    ? { cargo: action.cargo, fromBag: false }
    : undefined;
}

export interface Selling {
  readonly set: SaleSet;
  /** What the set brings; undefined: it is empty. */
  readonly sale: Sale | undefined;
  /** One barrel of this type more or less. */
  readonly addBarrel: (cargo: Cargo, by: 1 | -1) => void;
  /** A card that would be paid for by the set; a press on it takes it in or out. */
  readonly canDeliver: (cargo: Cargo) => boolean;
  readonly toggleDelivery: (cargo: Cargo) => void;
  /** An ice card more would be paid for. */
  readonly canUseIce: boolean;
  readonly addIce: (by: 1 | -1) => void;
  readonly clear: () => void;
}

export function useTrade(props: Props): Trade {
  const { view } = props;
  const seat = askedSeat(props);
  const press = usePress<Action, Planned>(props);
  const suggested = useMemo(() => (seat === undefined ? undefined : planSale(view, seat)), [view, seat]);
  const selling = useSelling(view, seat, suggested);
  useEscape(() => selling?.clear());
  const picked = press.picked;
  const after = seat === undefined || picked === undefined ? undefined : played(view, seat, picked.actions);
  const gain = selling?.sale?.total;
  return {
    press,
    selling,
    landing: view.phase === 'actions' ? suggested : undefined,
    wanted: wantedBy(picked?.actions),
    goldAfter:
      seat === undefined
        ? undefined
        : after !== undefined
          ? merchantOf(after, seat).gold
          : gain !== undefined
            ? merchantOf(view, seat).gold + gain
            : undefined,
  };
}

/** At first the best sale is picked; every barrel and card can be taken in or out. */
function useSelling(view: View, seat: number | undefined, suggested: Sale | undefined): Selling | undefined {
  const [kept, keep] = useState<{ readonly view: View; readonly set: SaleSet }>();
  const set = kept?.view === view ? kept.set : (suggested?.set ?? NO_SALE);
  return useMemo(
    () =>
      seat === undefined || view.phase !== 'sell'
        ? undefined
        : sellingOf(view, seat, set, (next) => keep({ view, set: next })),
    [view, seat, set],
  );
}

/** A set with what it brings and how it can be changed. */
export function sellingOf(view: View, seat: number, set: SaleSet, keep: (set: SaleSet) => void): Selling {
  const soldOf = (next: SaleSet): SaleSet => saleOfSet(view, seat, next)?.set ?? NO_SALE;
  const change = (next: SaleSet): void => keep(soldOf(next));
  return {
    set,
    sale: saleOfSet(view, seat, set),
    addBarrel: (cargo, by) => change({ ...set, barrels: set.barrels.with(cargo, at(set.barrels, cargo) + by) }),
    canDeliver: (cargo) => soldOf({ ...set, delivery: cargo }).delivery === cargo,
    toggleDelivery: (cargo) => change({ ...set, delivery: set.delivery === cargo ? undefined : cargo }),
    canUseIce: soldOf({ ...set, ice: set.ice + 1 }).ice > set.ice,
    addIce: (by) => change({ ...set, ice: set.ice + by }),
    clear: () => keep(NO_SALE),
  };
}

/** Which of the barrels on board are in the set: of each type those nearest to spoiling, as the rules sell them. */
export function pickedBarrels(barrels: readonly number[], set: SaleSet): ReadonlySet<number> {
  const places = barrels.map((_, place) => place).toSorted((a, b) => at(barrels, b) - at(barrels, a));
  return new Set(
    set.barrels.flatMap((count, cargo) =>
      places.filter((place) => cargoIn(at(barrels, place)) === cargo).slice(0, count),
    ),
  );
}

/** Whether the delivery card that the set claims comes from the hand; otherwise it lies at the town. */
export const claimsFromHand = (view: View, seat: number, cargo: Cargo): boolean =>
  merchantOf(view, seat).hand.includes(deliveryCard(portTown(view), cargo));
