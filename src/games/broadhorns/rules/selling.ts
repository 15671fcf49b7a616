import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { CLAIMS, DONE, ICE_FOR_GOLD, saleOf, SURPLUSES } from '../answers.ts';
import { including, isIn, NO_BITS } from '../bits.ts';
import { ICE } from '../cards.ts';
import { CARGO, ICE_BONUS, SURPLUS_PRICE } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, type CargoSpace, isPerishable, sheetAt, townNamed } from '../sheets.ts';
import { add, type Barrel, cargoIn, type Merchant, mover, type State, take, type TownState, townOf } from '../state.ts';
import { onTurn, refusing } from './asking.ts';
import { canClaim, claim, liesHere, refuseClaim } from './deliveries.ts';
import { portTown } from './port.ts';

/**
 * Sell goes on as long as there may be something to do. This is decided by what the others can see: whether the
 * question is asked must not tell which cards are in the hand.
 */
export function goOnSelling(s: State): void {
  s.phase = mayHaveMoreToSell(s) ? 'sell' : 'filling';
}

function mayHaveMoreToSell(s: State): boolean {
  const { barrels, hand } = mover(s);
  if (barrels.length > 0) return true;
  const mayPlayCard = hand.length > 0 && (s.sold !== NO_BITS || s.unchilled > 0);
  return mayPlayCard || CARGO.some((_, cargo) => liesHere(s, cargo));
}

/** Sell: barrels into empty spaces of their type, others for 1 gold; one delivery card; ice for a gold each. */
export const sell: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const m = mover(s);
    const town = townOf(s, portTown(s));
    const legal: Action[] = [];
    for (let cargo: Cargo = 0; cargo < CARGO.length; cargo++) {
      if (isAboard(m, cargo)) listSales(town, cargo, legal);
      if (canClaim(s, cargo)) legal.push(at(CLAIMS, cargo));
    }
    if (s.unchilled > 0 && m.hand.includes(ICE)) legal.push(ICE_FOR_GOLD);
    legal.push(DONE);
    return legal;
  },
  refuse: refusing(refuse),
  on: {
    sell(s, { cargo, value }, tell) {
      unload(s, cargo, value);
      fillSpace(s, cargo, value);
      tell({ type: 'sold', seat: s.turn, town: portTown(s), cargo, gold: value, surplus: false });
      s.phase = 'selling';
    },
    sellSurplus(s, { cargo }, tell) {
      unload(s, cargo, SURPLUS_PRICE);
      add(s.bag, cargo, 1);
      tell({ type: 'sold', seat: s.turn, town: portTown(s), cargo, gold: SURPLUS_PRICE, surplus: true });
      s.phase = 'selling';
    },
    claim: (s, { cargo }, tell) => claim(s, cargo, tell),
    iceBonus: (s, _, tell) => deliverOnIce(s, tell),
    done(s) {
      s.phase = 'filling';
    },
  },
};

function isAboard(m: Merchant, cargo: Cargo): boolean {
  for (const barrel of m.barrels) if (cargoIn(barrel) === cargo) return true;
  return false;
}

/** One barrel for each empty space of its type, at the value shown; without such a space for 1 gold. */
function listSales(town: TownState, cargo: Cargo, legal: Action[]): void {
  const before = legal.length;
  const { spaces } = sheetAt(town.sheet);
  for (let space = 0; space < spaces.length; space++) {
    if (!isEmptyFor(town, space, cargo)) continue;
    const sale = saleOf(cargo, at(spaces, space).value);
    // Spaces of equal value stand side by side, and it does not matter which of them is filled.
    if (sale !== legal.at(-1)) legal.push(sale);
  }
  if (legal.length === before) legal.push(at(SURPLUSES, cargo));
}

const isEmptyFor = (town: TownState, space: CargoSpace, cargo: Cargo): boolean =>
  at(sheetAt(town.sheet).spaces, space).cargo === cargo && !isIn(town.filled, space);

/** The barrel comes off the boat and is paid for. Of several of a type the one nearest to spoiling goes. */
function unload(s: State, cargo: Cargo, gold: number): void {
  const m = mover(s);
  take(m.barrels, oldest(m, cargo));
  m.gold += gold;
  if (isPerishable(cargo)) s.unchilled += 1;
}

/** Barrels of one type are numbered by how far they have shifted. */
const oldest = (m: Merchant, cargo: Cargo): Barrel =>
  Math.max(...m.barrels.filter((barrel) => cargoIn(barrel) === cargo));

/** Sold barrels are placed on the corresponding cargo spaces. */
function fillSpace(s: State, cargo: Cargo, value: number): void {
  const town = townOf(s, portTown(s));
  const { spaces } = sheetAt(town.sheet);
  const space = spaces.findIndex((wanted, i) => wanted.value === value && isEmptyFor(town, i, cargo));
  town.filled = including(town.filled, space);
  s.sold = including(s.sold, cargo);
  s.deliveries += 1;
}

/** Ice cards: one may be discarded for 1 gold when a perishable barrel is sold, each for a barrel of its own. */
function deliverOnIce(s: State, tell: TellEvent): void {
  const m = mover(s);
  take(m.hand, ICE);
  s.pile.push(ICE);
  s.unchilled -= 1;
  m.gold += ICE_BONUS;
  tell({ type: 'iceSold', seat: s.turn, gold: ICE_BONUS });
  s.phase = 'selling';
}

function refuse(s: State, action: ActionOf<'sell' | 'sellSurplus' | 'claim' | 'iceBonus'>): Ruling {
  if (action.type === 'iceBonus') return mover(s).hand.includes(ICE) ? rulingOn('sell.ice') : rulingOn('ice.none');
  if (action.type === 'claim') return refuseClaim(s, action.cargo);
  const cargo = at(CARGO, action.cargo);
  if (!isAboard(mover(s), action.cargo)) return rulingOn('sell.aboard', { cargo });
  if (action.type === 'sellSurplus') return rulingOn('sell.surplus', { cargo });
  return rulingOn('sell.space', { cargo, value: action.value, town: townNamed(portTown(s)) });
}
