import { at } from '#engine/indexed.ts';
import { TOWNS } from '../components.ts';
import type { Cargo, Town } from '../sheets.ts';
import { cargoIn, merchantOf } from '../state.ts';
import type { Props } from './props.ts';
import type { Trade } from './trade.ts';

/** What the player could sell at a town ahead: the types on board, and the one that is about to be bought. */
export function carriedPast({ view, own }: Props, { wanted }: Trade, town: Town): ReadonlySet<Cargo> {
  if (own === undefined) return new Set();
  const m = merchantOf(view, own);
  const isAhead = at(TOWNS, town).entrance >= m.at;
  return new Set(isAhead ? [...m.barrels.map(cargoIn), ...(wanted === undefined ? [] : [wanted.cargo])] : []);
}
