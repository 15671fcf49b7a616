import type { Action, ActionOf } from './actions.ts';
import { reckon, type Reckoning, someDelivery } from './delivery.ts';
import { bonusFor, exportBonus, matches, mostLoaded, nextSlot } from './freight/loading.ts';
import { type Ship, SHIPS } from './freight/components.ts';
import { NEUTRAL } from './freight/quay.ts';
import { type City, cityHex, factoryHex, type Factory, goodOfFactory, type Hex } from './map.ts';
import { bitOf } from './network.ts';
import { clone, companyOf } from './state.ts';
import type { View } from './view.ts';

/** What the player has pointed out and not yet played. */
export interface Wish {
  readonly hex?: Hex;
  readonly pair?: string;
  readonly card?: number;
}

/** One way to deliver: a factory and a city, with every card that could be played for it, the best first. */
export interface Pair {
  readonly key: string;
  readonly factory: Factory;
  readonly city: City;
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly action: ActionOf<'deliver'>;
  readonly reckoning: Reckoning;
}

const gainOf = ({ reckoning }: Offer): number =>
  10 * reckoning.cardPrestige + 3 * reckoning.cardMoney + (reckoning.met ? 1 : 0);

export function pairsOf(view: View, seat: number, legal: readonly Action[]): Pair[] {
  const pairs = new Map<string, Offer[]>();
  for (const action of legal) {
    if (action.type !== 'deliver') continue;
    const reckoning = reckon(view, seat, action);
    if (reckoning === undefined) continue;
    const key = `${action.factory}-${action.city}`;
    pairs.set(key, [...(pairs.get(key) ?? []), { action, reckoning }]);
  }
  return [...pairs].map(([key, offers]) => {
    const sorted = offers.toSorted((a, b) => gainOf(b) - gainOf(a));
    const { factory, city } = (sorted[0] as Offer).action;
    return { key, factory, city, offers: sorted };
  });
}

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
  const ship = SHIPS[quay.ship] as Ship;
  const slotBonus = bonusFor(slot, good);
  if (loaded.length < ship.slots.length) return { own, ...slotBonus };
  const most = mostLoaded({ ...quay, loaded });
  const seats = most.filter((one) => !companyOf(view, one).left);
  return { own, ...slotBonus, exported: { seats, ...exportBonus(ship, most.length) } };
}

/** The pairs a new track would join for the first time. */
export function opened(view: View, seat: number, hex: Hex): { readonly factory: Factory; readonly city: City }[] {
  const before = new Set(joined(view, seat).map(({ factory, city }) => `${factory}-${city}`));
  const after = clone(view);
  after.tracks[hex] = (after.tracks[hex] ?? 0) | bitOf(seat);
  companyOf(after, seat).line.push(hex);
  return joined(after, seat).filter(({ factory, city }) => !before.has(`${factory}-${city}`));
}

function joined(view: View, seat: number): { factory: Factory; city: City }[] {
  const pairs: { factory: Factory; city: City }[] = [];
  someDelivery(view, seat, (factory, city) => {
    pairs.push({ factory, city });
    return false;
  });
  return pairs;
}

/** What may be pressed on the map now, by space. */
export function pressable(view: View, legal: readonly Action[]): ReadonlyMap<Hex, Action> {
  return new Map(
    legal.flatMap((action): [Hex, Action][] => {
      if (action.type === 'build') return [[action.hex, action]];
      return action.type === 'begin' ? [[factoryHex(view.map, action.factory), action]] : [];
    }),
  );
}

/** Cities that a delivery can go to now: pressing one chooses its best delivery, pressing again the next. */
export function doorsOf(view: View, pairs: readonly Pair[]): ReadonlyMap<Hex, readonly Pair[]> {
  const doors = new Map<Hex, Pair[]>();
  for (const pair of pairs) {
    const hex = cityHex(view.map, pair.city);
    doors.set(hex, [...(doors.get(hex) ?? []), pair]);
  }
  return doors;
}
