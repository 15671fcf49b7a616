import type { Seat } from '#engine/actor.ts';
import { DOUBLE, GOODS, MOST_BUILDINGS } from '../components.ts';
import {
  bordersTile,
  COSTS,
  type GoodsMask,
  HAS_COW,
  type Hex,
  IS_DOUBLE,
  IS_LAKE,
  isField,
  linesThrough,
  nextTo,
  NOWHERE,
  type Print,
  slotOf,
  WAYS,
} from '../prairie.ts';
import { goodsMask } from '../rules/building.ts';
import { FREE, playerOf, type State } from '../state.ts';

/** What cows and canteens are worth beside settlements. */
const COW = 0.45;
const CANTEEN = 0.6;

/** How many settlements a field is worth to a seat, with what else it brings. */
export function fieldWorth(s: State, seat: Seat, hex: Hex): number {
  const print = s.land[hex] as Print;
  let worth = IS_DOUBLE[print] ? DOUBLE : 1;
  worth += linesThrough(s.owners, s.seats, hex, seat);
  if (HAS_COW[print]) worth += COW;
  return worth + CANTEEN * canteensBeside(s, hex);
}

function canteensBeside(s: State, hex: Hex): number {
  let count = 0;
  for (let way = 0; way < WAYS; way++) {
    const next = nextTo(s.seats, hex, way);
    if (next !== NOWHERE && IS_LAKE[s.land[next] as Print] && s.canteens[slotOf(next)]) count++;
  }
  return count;
}

/** Free fields beside a tile. */
export function openFields(s: State): readonly Hex[] {
  const open: Hex[] = [];
  for (let hex = 0; hex < s.land.length; hex++)
    if (s.owners[hex] === FREE && isField(s.land[hex] as Print) && bordersTile(s.owners, s.seats, hex, FREE))
      open.push(hex);
  return open;
}

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

/** By good: how much a seat wants one more of it, judged by the open fields that it lacks little for. */
export function wants(s: State, seat: Seat, open: readonly Hex[]): readonly number[] {
  const wanted = GOODS.map(() => 0.2);
  const held = goodsMask(playerOf(s, seat));
  for (const hex of open) {
    const missing = (COSTS[s.land[hex] as Print] as GoodsMask) & ~held;
    const short = bitsOf(missing);
    if (short === 0) continue;
    const weight = (IS_DOUBLE[s.land[hex] as Print] ? DOUBLE : 1) / (short * short);
    for (let good = 0; good < GOODS.length; good++)
      if ((missing >> good) & 1) wanted[good] = (wanted[good] as number) + weight;
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
    const cost = COSTS[s.land[best] as Print] as GoodsMask;
    for (let good = 0; good < goods.length; good++) goods[good] = (goods[good] as number) - ((cost >> good) & 1);
  }
  return total;
}

function bestAffordable(
  s: State,
  open: readonly Hex[],
  goods: readonly number[],
  used: ReadonlySet<Hex>,
): Hex | undefined {
  let held = 0;
  for (let good = 0; good < goods.length; good++) if ((goods[good] as number) > 0) held |= 1 << good;
  let best: Hex | undefined;
  let most = 0;
  for (const hex of open) {
    const print = s.land[hex] as Print;
    if (((COSTS[print] as GoodsMask) & ~held) !== 0 || used.has(hex)) continue;
    // A double field before a cow field before a plain one.
    const rank = (IS_DOUBLE[print] ? DOUBLE : 1) + (HAS_COW[print] ? COW : 0);
    if (rank <= most) continue;
    most = rank;
    best = hex;
  }
  return best;
}
