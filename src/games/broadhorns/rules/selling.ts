import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, CLAIMS, DONE, ICE_FOR_GOLD, saleOf, SURPLUSES } from '../actions.ts';
import { deliveryCard, ICE } from '../cards.ts';
import { CARGO, DELIVERY_BONUS, ICE_BONUS, SURPLUS_PRICE } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { type Cargo, isPerishable, sheetAt, type Town, townAt, townNamed } from '../sheets.ts';
import { add, type Barrel, cargoIn, type Merchant, mover, type State, take, type TownState, townOf } from '../state.ts';
import { onTurn } from './asking.ts';

/** The town in whose port the mover lies. */
export const portTown = (s: State): Town => townAt(mover(s).at);

/**
 * Sell goes on as long as there may be something to do. This is decided by what the others can see: whether the
 * question is asked must not tell which cards are in the hand.
 */
export function goOnSelling(s: State): void {
  const m = mover(s);
  const isOpen = m.barrels.length > 0 || ((s.sold !== 0 || s.unchilled > 0) && m.hand.length > 0) || canClaimHere(s);
  s.phase = isOpen ? 'sell' : 'filling';
}

const canClaimHere = (s: State): boolean =>
  CARGO.some((_, cargo) => isClaimable(s, cargo, townOf(s, portTown(s)).cards));

/** Sell: barrels into empty spaces of their type, others for 1 gold; one delivery card; ice for a gold each. */
export const sell: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const m = mover(s);
    const town = townOf(s, portTown(s));
    const legal: Action[] = [];
    for (let cargo = 0; cargo < CARGO.length; cargo++) {
      if (isAboard(m, cargo)) listSales(town, cargo, legal);
      if (isClaimable(s, cargo, m.hand) || isClaimable(s, cargo, town.cards)) legal.push(CLAIMS[cargo] as Action);
    }
    if (s.unchilled > 0 && m.hand.includes(ICE)) legal.push(ICE_FOR_GOLD);
    legal.push(DONE);
    return legal;
  },
  refuse,
  on: {
    sell: (s, action, tell) => sellIntoSpace(s, action, tell),
    sellSurplus(s, { cargo }, tell) {
      unload(s, cargo, SURPLUS_PRICE);
      add(s.bag, cargo, 1);
      tell({ type: 'sold', seat: s.turn, town: portTown(s), cargo, gold: SURPLUS_PRICE, surplus: true });
      s.phase = 'selling';
    },
    claim: (s, { cargo }, tell) => claim(s, cargo, tell),
    iceBonus(s, _, tell) {
      const m = mover(s);
      take(m.hand, ICE);
      s.pile.push(ICE);
      s.unchilled -= 1;
      m.gold += ICE_BONUS;
      tell({ type: 'iceSold', seat: s.turn, gold: ICE_BONUS });
      s.phase = 'selling';
    },
    done(s) {
      s.phase = 'filling';
    },
  },
};

/** The empty spaces for a cargo, each value once; without one the barrel is surplus. */
function listSales(town: TownState, cargo: Cargo, legal: Action[]): void {
  const { spaces } = sheetAt(town.sheet);
  let last = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i];
    if (space?.cargo !== cargo || isFilled(town, i) || space.value === last) continue;
    last = space.value;
    legal.push(saleOf(cargo, space.value));
  }
  if (last === 0) legal.push(SURPLUSES[cargo] as Action);
}

const isFilled = (town: TownState, space: number): boolean => ((town.filled >> space) & 1) === 1;

/** The first empty space for a cargo, at this value if one is named; −1 when there is none. */
function emptySpace(town: TownState, cargo: Cargo, value?: number): number {
  return sheetAt(town.sheet).spaces.findIndex(
    (space, i) => space.cargo === cargo && !isFilled(town, i) && (value === undefined || space.value === value),
  );
}

function sellIntoSpace(s: State, { cargo, value }: ActionOf<'sell'>, tell: TellEvent): void {
  const town = townOf(s, portTown(s));
  town.filled |= 1 << emptySpace(town, cargo, value);
  s.sold |= 1 << cargo;
  s.deliveries += 1;
  unload(s, cargo, value);
  tell({ type: 'sold', seat: s.turn, town: portTown(s), cargo, gold: value, surplus: false });
  s.phase = 'selling';
}

/** Of several barrels of a type the one nearest to spoiling goes. */
function unload(s: State, cargo: Cargo, gold: number): void {
  const m = mover(s);
  take(m.barrels, oldest(m, cargo));
  m.gold += gold;
  if (isPerishable(cargo)) s.unchilled += 1;
}

const oldest = (m: Merchant, cargo: Cargo): Barrel =>
  Math.max(...m.barrels.filter((barrel) => cargoIn(barrel) === cargo));

function isAboard(m: Merchant, cargo: Cargo): boolean {
  for (const barrel of m.barrels) if (cargoIn(barrel) === cargo) return true;
  return false;
}

/** One delivery card per Port action, for a type sold into an empty space in it. */
const isClaimable = (s: State, cargo: Cargo, cards: readonly number[]): boolean =>
  !s.claimed && ((s.sold >> cargo) & 1) === 1 && cards.includes(deliveryCard(portTown(s), cargo));

function claim(s: State, cargo: Cargo, tell: TellEvent): void {
  const m = mover(s);
  const town = portTown(s);
  const card = deliveryCard(town, cargo);
  const from = m.hand.includes(card) ? 'hand' : 'town';
  take(from === 'hand' ? m.hand : townOf(s, town).cards, card);
  s.pile.push(card);
  s.claimed = true;
  m.gold += DELIVERY_BONUS;
  tell({ type: 'deliveryClaimed', seat: s.turn, town, cargo, gold: DELIVERY_BONUS, from });
  s.phase = 'selling';
}

function refuse(s: State, _: unknown, action: Action): Ruling {
  if (action.type === 'iceBonus') return mover(s).hand.includes(ICE) ? rulingOn('sell.ice') : rulingOn('ice.none');
  if (action.type === 'claim') return refuseClaim(s, action.cargo);
  return refuseSale(s, action as ActionOf<'sell' | 'sellSurplus'>);
}

function refuseClaim(s: State, cargo: Cargo): Ruling {
  const facts = { cargo: CARGO[cargo] ?? '', town: townNamed(portTown(s)) };
  if (s.claimed) return rulingOn('sell.one-delivery', facts);
  return ((s.sold >> cargo) & 1) === 1 ? rulingOn('sell.no-card', facts) : rulingOn('sell.delivery', facts);
}

function refuseSale(s: State, action: ActionOf<'sell' | 'sellSurplus'>): Ruling {
  const { cargo } = action;
  const name = CARGO[cargo] ?? '';
  if (!isAboard(mover(s), cargo)) return rulingOn('sell.aboard', { cargo: name });
  if (action.type === 'sellSurplus') return rulingOn('sell.surplus', { cargo: name });
  return rulingOn('sell.space', { cargo: name, value: action.value, town: townNamed(portTown(s)) });
}
