import { at } from '#engine/indexed.ts';
import type { Action, ActionOf } from './actions.ts';
import { bitOf } from './bits.ts';
import { type City, cityHex, factoryHex, type Factory, type Hex } from './map.ts';
import { someDelivery } from './rules/delivery.ts';
import { reckon, type Reckoning } from './rules/reward.ts';
import { clone, companyOf } from './state.ts';
import type { View } from './view.ts';

/** One way to deliver: a factory and a city, with every card that could be played for it, the best first. */
export interface Pair {
  readonly key: string;
  readonly factory: Factory;
  readonly city: City;
  readonly offers: readonly [Offer, ...Offer[]];
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
  return [...pairs].flatMap(([key, offers]): Pair[] => {
    const [best, ...others] = offers.toSorted((a, b) => gainOf(b) - gainOf(a));
    if (best === undefined) return [];
    const { factory, city } = best.action;
    return [{ key, factory, city, offers: [best, ...others] }];
  });
}

/** The pairs a new track would join for the first time. */
export function opened(view: View, seat: number, hex: Hex): { readonly factory: Factory; readonly city: City }[] {
  const before = new Set(joined(view, seat).map(({ factory, city }) => `${factory}-${city}`));
  const after = clone(view);
  after.tracks[hex] = at(after.tracks, hex) | bitOf(seat);
  companyOf(after, seat).line.push(hex);
  return joined(after, seat).filter(({ factory, city }) => !before.has(`${factory}-${city}`));
}

/** What the tracks join now, whether or not it can be delivered at this moment. */
export function joined(view: View, seat: number): { factory: Factory; city: City }[] {
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

/** Cities that a delivery can go to now. */
export function doorsOf(view: View, pairs: readonly Pair[]): ReadonlyMap<Hex, readonly Pair[]> {
  const doors = new Map<Hex, Pair[]>();
  for (const pair of pairs) {
    const hex = cityHex(view.map, pair.city);
    doors.set(hex, [...(doors.get(hex) ?? []), pair]);
  }
  return doors;
}
