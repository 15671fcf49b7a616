import type { Seat } from '#engine/actor.ts';
import type { ReadonlyBy } from '#engine/indexed.ts';
import { DOUBLE, type Good, GOODS, MOST_BUILDINGS } from '../components.ts';
import {
  bordersTile,
  costOf,
  HAS_COW,
  type Hex,
  IS_DOUBLE,
  IS_LAKE,
  isField,
  isPayable,
  kindsOf,
  linesThrough,
  missingGoods,
  neighboursOf,
  slotOf,
} from '../prairie.ts';
import { FREE, playerOf, printOn, type State } from '../state.ts';

/** What cows and canteens are worth beside settlements. */
const COW = 0.45;
const CANTEEN = 0.6;

/** How many settlements a field is worth to a seat, with what else it brings. */
export function fieldWorth(s: State, seat: Seat, hex: Hex): number {
  const print = printOn(s, hex);
  let worth = IS_DOUBLE[print] ? DOUBLE : 1;
  worth += linesThrough(s.owners, s.seats, hex, seat);
  if (HAS_COW[print]) worth += COW;
  return worth + CANTEEN * canteensBeside(s, hex);
}

function canteensBeside(s: State, hex: Hex): number {
  let count = 0;
  for (const next of neighboursOf(s.seats, hex)) if (IS_LAKE[printOn(s, next)] && s.canteens[slotOf(next)]) count++;
  return count;
}

/** Free fields beside a tile. */
export function openFields(s: State): readonly Hex[] {
  const open: Hex[] = [];
  for (let hex = 0; hex < s.land.length; hex++)
    if (s.owners[hex] === FREE && isField(printOn(s, hex)) && bordersTile(s.owners, s.seats, hex, FREE)) open.push(hex);
  return open;
}

/** By good: how much a seat wants one more of it, judged by the open fields that it lacks little for. */
export function wants(s: State, seat: Seat, open: readonly Hex[]): ReadonlyBy<Good, number> {
  const wanted = GOODS.map(() => 0.2);
  const { goods } = playerOf(s, seat);
  for (const hex of open) {
    const print = printOn(s, hex);
    const missing = missingGoods(goods, print);
    const weight = (IS_DOUBLE[print] ? DOUBLE : 1) / missing.length ** 2;
    for (const good of missing) wanted[good] = (wanted[good] as number) + weight;
  }
  return wanted;
}

/** What the next building action could bring with the goods in hand: the best field, then the best after it. */
export function buildable(s: State, seat: Seat, open: readonly Hex[]): number {
  const goods = playerOf(s, seat).goods.slice();
  const used = new Set<Hex>();
  let total = 0;
  for (let i = 0; i < MOST_BUILDINGS; i++) {
    const best = bestAffordable(s, open, goods, used);
    if (best === undefined) break;
    used.add(best);
    total += fieldWorth(s, seat, best);
    for (const good of costOf(printOn(s, best))) goods[good] = (goods[good] as number) - 1;
  }
  return total;
}

function bestAffordable(
  s: State,
  open: readonly Hex[],
  goods: ReadonlyBy<Good, number>,
  used: ReadonlySet<Hex>,
): Hex | undefined {
  const kinds = kindsOf(goods);
  let best: Hex | undefined;
  let most = 0;
  for (const hex of open) {
    const print = printOn(s, hex);
    if (!isPayable(print, kinds) || used.has(hex)) continue;
    // A double field before a cow field before a plain one.
    const rank = (IS_DOUBLE[print] ? DOUBLE : 1) + (HAS_COW[print] ? COW : 0);
    if (rank <= most) continue;
    most = rank;
    best = hex;
  }
  return best;
}
