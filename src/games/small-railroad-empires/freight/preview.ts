import { at } from '#engine/indexed.ts';
import { type Factory, goodOfFactory } from '../map.ts';
import { companyOf } from '../state.ts';
import type { View } from '../view.ts';
import { SHIPS } from './components.ts';
import { bonusFor, exportBonus, matches, mostLoaded, nextSlot } from './loading.ts';
import { NEUTRAL } from './quay.ts';

/** What a delivery of this good will do to the ship at the quay. */
export interface Loading {
  readonly own: boolean;
  readonly money: number;
  readonly prestige: number;
  /** Who is paid for the full ship, if this fills it. */
  readonly exported?: { readonly seats: readonly number[]; readonly money: number; readonly prestige: number };
}

export function loadingOf(view: View, seat: number, factory: Factory): Loading | undefined {
  const quay = view.extras.freight;
  const slot = quay && nextSlot(quay);
  if (quay === undefined || slot === undefined) return undefined;
  const good = goodOfFactory(factory);
  const own = matches(slot, good);
  const loaded = [...quay.loaded, own ? seat : NEUTRAL];
  const ship = at(SHIPS, quay.ship);
  const slotBonus = bonusFor(slot, good);
  if (loaded.length < ship.slots.length) return { own, ...slotBonus };
  const most = mostLoaded({ ...quay, loaded });
  const seats = most.filter((one) => !companyOf(view, one).left);
  return { own, ...slotBonus, exported: { seats, ...exportBonus(ship, most.length) } };
}
