import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import { ABILITIES, LOAN, MARKET_PRICES, REPAYMENT, STAR_PRESTIGE } from '../components.ts';
import { loadingOf } from '../freight/preview.ts';
import { hasStar, type Hex } from '../map.ts';
import type { Offer } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { trackCost } from '../rules/track.ts';
import type { View } from '../view.ts';

/** What a choice would change of the player's own things. */
export interface Changes {
  readonly money: number;
  readonly prestige: number;
  readonly tracks: number;
  readonly trains: number;
  readonly loans: number;
}

const SAME: Changes = { money: 0, prestige: 0, tracks: 0, trains: 0, loans: 0 };

/** For a delivery see `deliveryChanges`. */
export function changesBy(view: View, seat: number, action: Action): Changes {
  switch (action.type) {
    case 'begin':
      return { ...SAME, tracks: -1 };
    case 'build':
      return trackChanges(view, seat, action.hex);
    case 'buy':
      return { ...SAME, money: -at(MARKET_PRICES, action.place - 1) };
    case 'unlock':
      return { ...SAME, money: -at(ABILITIES, action.ability).price, tracks: 1 };
    case 'loan':
      return { ...SAME, money: LOAN, loans: 1 };
    case 'repay':
      return { ...SAME, money: -REPAYMENT, loans: -1 };
    default:
      return SAME;
  }
}

function trackChanges(view: View, seat: number, hex: Hex): Changes {
  const isFirst = view.tracks[hex] === 0 && hasStar(view.map, hex);
  return {
    ...SAME,
    money: -trackCost(view, seat, hex, isNight(view)),
    prestige: isFirst ? STAR_PRESTIGE : 0,
    tracks: -1,
  };
}

/** All that a delivery pays its player: for the route, by the card, and from the ship. */
export function deliveryChanges(view: View, seat: number, { action, reckoning }: Offer): Changes {
  const loading = loadingOf(view, seat, action.factory);
  const exported = loading?.exported?.seats.includes(seat) === true ? loading.exported : undefined;
  const sum = (of: 'money' | 'prestige') => (loading?.[of] ?? 0) + (exported?.[of] ?? 0);
  return {
    ...SAME,
    money: reckoning.money + reckoning.cardMoney + sum('money'),
    prestige: reckoning.prestige + reckoning.cardPrestige + sum('prestige'),
    trains: -1,
  };
}
