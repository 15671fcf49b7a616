import { deliveryCard, passageOf } from '../cards.ts';
import {
  ACTIONS_PER_TURN,
  BARRELS_FOR_BONUS,
  DELIVERY_BONUS,
  SPRING_SPEED,
  SURPLUS_PRICE,
  TOWNS,
  WINTER_SPEED,
} from '../components.ts';
import { type Cargo, isPerishable, sheetAt, type Town } from '../sheets.ts';
import { boatCard, cargoIn, type Merchant, seasonOf, shiftedBy, type State, townOf } from '../state.ts';

/** What a turn of a merchant's time brings on the average, in gold: every plan has to earn it. */
export const GOLD_PER_TURN = 3;
/** What a wreath is worth before the prizes are near. */
const GOLD_PER_WREATH = 0.9;
/** Move actions per turn on a long way, the bonus moves included, and what a stop takes. */
const MOVES_PER_TURN = 2.6;
const TURNS_PER_STOP = 0.45;
/** How sure a sale is that the next spoil card could prevent, and how much of a sale each turn of waiting puts at risk. */
const ON_THE_BRINK = 0.75;
const RISK_PER_TURN = 0.03;
/** What is left of a barrel's worth when no town on the way wants it. */
const UNSOLD = 0.5;

/** A sale that the boat can reach. */
interface Berth {
  readonly town: Town;
  readonly turns: number;
  readonly spoils: number;
}

function speedNow(s: State, m: Merchant): number {
  const season = seasonOf(s);
  const change = season === 'winter' ? WINTER_SPEED : season === 'spring' ? SPRING_SPEED : 0;
  return boatCard(m).speed + change;
}

/** The towns ahead, with the turns it takes to get there and how often cargo will have spoiled by then. */
function berthsOf(s: State, m: Merchant, isSelling: boolean): readonly Berth[] {
  const speed = speedNow(s, m);
  const actionsLeft = s.merchants[s.turn] === m ? s.actions : 0;
  const berths: Berth[] = [];
  for (const [town, { entrance }] of TOWNS.entries()) {
    const isHere = m.inPort && entrance === m.at;
    if (isHere && isSelling) berths.push({ town, turns: 0, spoils: 0 });
    if (entrance < m.at || isHere) continue;
    berths.push(berthAfter(town, Math.ceil((entrance - m.at) / speed), actionsLeft));
  }
  return berths;
}

function berthAfter(town: Town, moves: number, actionsLeft: number): Berth {
  const perTurn = moves > ACTIONS_PER_TURN ? MOVES_PER_TURN : ACTIONS_PER_TURN;
  const spoils = Math.max(0, Math.ceil((moves + 1 - actionsLeft) / perTurn));
  return { town, turns: moves / MOVES_PER_TURN + TURNS_PER_STOP, spoils };
}

/** What a voyage from here on is worth: the best place to end it, less the time it takes. */
export function voyageWorth(s: State, m: Merchant, isSelling: boolean): number {
  const berths = berthsOf(s, m, isSelling);
  let best = m.inPort && !isSelling ? 0 : -1;
  for (let last = 0; last < berths.length; last++) {
    if (last === 0 || isWorthAStop(s, m, (berths[last] as Berth).town))
      best = Math.max(best, worthUpTo(s, m, berths, last));
  }
  return best;
}

/** Something aboard is wanted there, or somebody wants to go there. */
function isWorthAStop(s: State, m: Merchant, town: Town): boolean {
  for (const barrel of m.barrels) if (bestSpace(s, town, cargoIn(barrel), 0) >= 0) return true;
  for (const card of m.travelers) if (passageOf(card).destination === town) return true;
  return false;
}

/** Every barrel goes to the best space on the way to the last berth; each stop costs its time. */
function worthUpTo(s: State, m: Merchant, berths: readonly Berth[], last: number): number {
  const taken = berths.map(() => 0);
  const sold = berths.map(() => 0);
  let worth = 0;
  for (const barrel of m.barrels) worth += sellBest(s, m, { berths, last, taken, sold }, barrel);
  for (let i = 0; i <= last; i++) worth += stopWorth(s, m, { berths, last, taken, sold }, i);
  const end = berths[last] as Berth;
  return worth + boatCard(m).resale - GOLD_PER_TURN * end.turns;
}

interface Plan {
  readonly berths: readonly Berth[];
  readonly last: number;
  /** Spaces taken by this plan, as bits, and barrels sold, by berth. */
  readonly taken: number[];
  readonly sold: number[];
}

function sellBest(s: State, m: Merchant, plan: Plan, barrel: number): number {
  const cargo = cargoIn(barrel);
  const life = isPerishable(cargo) ? boatCard(m).boxSpaces - 1 - shiftedBy(barrel) : Infinity;
  let best = UNSOLD * SURPLUS_PRICE;
  let at = -1;
  for (let i = 0; i <= plan.last && (plan.berths[i] as Berth).spoils <= life; i++) {
    const value = saleAt(s, plan, i, { cargo, life });
    if (value <= best) continue;
    best = value;
    at = i;
  }
  if (at >= 0) {
    const space = bestSpace(s, (plan.berths[at] as Berth).town, cargo, plan.taken[at] as number);
    plan.taken[at] = (plan.taken[at] as number) | (1 << space);
    plan.sold[at] = (plan.sold[at] as number) + 1;
  }
  return best;
}

/** What one more barrel brings at a berth; a stop that is made for nothing else costs its time. */
function saleAt(
  s: State,
  plan: Plan,
  i: number,
  { cargo, life }: { readonly cargo: Cargo; readonly life: number },
): number {
  const berth = plan.berths[i] as Berth;
  const space = bestSpace(s, berth.town, cargo, plan.taken[i] as number);
  if (space < 0) return 0;
  const detour = plan.sold[i] === 0 && i !== plan.last ? GOLD_PER_TURN * TURNS_PER_STOP : 0;
  return (sheetAt(townOf(s, berth.town).sheet).spaces[space]?.value ?? 0) * certainty(berth, life) - detour;
}

const certainty = ({ turns, spoils }: Berth, life: number): number =>
  Math.max(0.5, 1 - RISK_PER_TURN * turns) * (spoils === life ? ON_THE_BRINK : 1);

/** The dearest empty space for a cargo that the plan has not taken yet; −1 when there is none. */
function bestSpace(s: State, town: Town, cargo: Cargo, taken: number): number {
  const { sheet, filled } = townOf(s, town);
  const { spaces } = sheetAt(sheet);
  const gone = filled | taken;
  let best = -1;
  let dearest = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as (typeof spaces)[number];
    if (space.cargo !== cargo || ((gone >> i) & 1) === 1 || space.value <= dearest) continue;
    best = i;
    dearest = space.value;
  }
  return best;
}

/** Bonus, wreaths, delivery cards and fares of one stop. */
function stopWorth(s: State, m: Merchant, plan: Plan, i: number): number {
  const berth = plan.berths[i] as Berth;
  const taken = plan.taken[i] as number;
  let worth = taken === 0 ? 0 : saleBonuses(s, m, berth.town, { taken, sold: plan.sold[i] as number });
  if (taken !== 0 || i === plan.last) {
    for (const card of m.travelers) if (passageOf(card).destination === berth.town) worth += passageOf(card).fare;
  }
  return worth * certainty(berth, Infinity);
}

function saleBonuses(s: State, m: Merchant, town: Town, { taken, sold }: { taken: number; sold: number }): number {
  const { sheet, filled } = townOf(s, town);
  const fills = (filled | taken) === sheetAt(sheet).full;
  let worth = fills ? GOLD_PER_WREATH * sheetAt(sheet).wreaths : 0;
  if (fills || sold >= BARRELS_FOR_BONUS) worth += TOWNS[town]?.bonus ?? 0;
  if (canClaim(s, m, town, taken)) worth += DELIVERY_BONUS;
  return worth;
}

function canClaim(s: State, m: Merchant, town: Town, taken: number): boolean {
  const { sheet, cards } = townOf(s, town);
  return sheetAt(sheet).spaces.some((space, i) => {
    const card = deliveryCard(town, space.cargo);
    return ((taken >> i) & 1) === 1 && (m.hand.includes(card) || cards.includes(card));
  });
}
