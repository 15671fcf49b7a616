import { allBelow, including, isIn, NO_BITS } from './bits.ts';
import { ALL_CARDS, type Card, CARD_NAMES } from './cards.ts';
import { BARRELS_OF_EACH_TYPE, BOAT_SIZES, CARGO, CARGO_LETTERS, STACK } from './components.ts';
import { inventory } from './inventory.ts';
import { setup } from './rules/setup.ts';
import { type Cargo, type Sheet, sheetAt, TILE_NAMES, tileOf, type Town } from './sheets.ts';
import { barrelOf, type Merchant, merchantOf, NONE, type State, type TownState, townOf } from './state.ts';

/**
 * Tables for tests and examples, set up in words. Everything not given is as in a new game, with tile `a` on every
 * town.
 */

export interface MerchantScene {
  readonly gold?: number;
  readonly boat?: (typeof BOAT_SIZES)[number];
  readonly at?: number;
  readonly inPort?: boolean;
  /** `A0 P3`: apples on the initial space, pork shifted three times. */
  readonly barrels?: string;
  readonly hand?: string;
  readonly travelers?: string;
  readonly tiles?: string;
}

interface TownScene {
  readonly tile?: string;
  /** Letters of the cargo that already lies there. */
  readonly holds?: string;
  readonly cards?: string;
  /** The stack is used up and the board's values show. */
  readonly bare?: true;
}

export interface Scene {
  readonly merchants: readonly MerchantScene[];
  /** By the town's number, from 1. */
  readonly towns?: Readonly<Record<number, TownScene>>;
  /** `F4 A2`: barrels by type; a type that is not named has none. */
  readonly market?: string;
  /** Cards on the discard pile, and cards that are all that is left to draw; the rest is out of reach on the pile. */
  readonly pile?: string;
  readonly deck?: string;
  readonly track?: string;
  readonly changes?: Partial<State>;
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');
const letter = (word: string): Cargo => CARGO_LETTERS.indexOf(word.charAt(0));

export function cards(text?: string): Card[] {
  return words(text).map((name) => {
    const card = CARD_NAMES.indexOf(name);
    if (card < 0) throw new Error(`no card is called ${name}`);
    return card;
  });
}

const tiles = (text?: string): Sheet[] => words(text).map((name) => TILE_NAMES.indexOf(name));

export function scene(plan: Scene): State {
  const s = setup(plan.merchants.length);
  s.merchants = plan.merchants.map((m, seat) => seatedAs(merchantOf(s, seat), m));
  s.towns.forEach((town, n) => settle(town, n, plan.towns?.[n + 1] ?? {}));
  s.merchants.forEach((m) => m.tiles.forEach((tile) => markSeen(s, tile)));
  if (plan.market !== undefined) s.market = countsOf(plan.market);
  s.track = (plan.track ?? '').split('').map(letter);
  s.placed = s.track.length;
  Object.assign(s, { phase: 'actions', round: 2, actions: 2, ...plan.changes });
  s.bag = CARGO.map(() => 0);
  const counted = inventory(s);
  s.bag = CARGO.map((name) => BARRELS_OF_EACH_TYPE - (counted[name] ?? 0));
  shareCards(s, plan);
  return s;
}

function seatedAs(m: Merchant, { boat, barrels, hand, travelers, tiles: won, ...rest }: MerchantScene): Merchant {
  return {
    ...m,
    ...rest,
    boat: boat === undefined ? NONE : BOAT_SIZES.indexOf(boat),
    barrels: words(barrels).map((word) => barrelOf(letter(word), Number(word.slice(1)))),
    hand: cards(hand),
    travelers: cards(travelers),
    tiles: tiles(won),
  };
}

function settle(town: TownState, n: Town, { tile, holds = '', cards: lying, bare }: TownScene): void {
  if (bare) town.seen = allBelow(STACK);
  else {
    town.sheet = tile === undefined ? tileOf(n, 0) : TILE_NAMES.indexOf(tile);
    town.seen = including(NO_BITS, town.sheet - tileOf(n, 0));
  }
  for (const cargo of holds.split('').map(letter)) {
    const space = sheetAt(town.sheet).spaces.findIndex((wanted, i) => wanted.cargo === cargo && !isIn(town.filled, i));
    town.filled = including(town.filled, space);
  }
  town.cards = cards(lying);
}

function markSeen(s: State, tile: Sheet): void {
  const { town } = sheetAt(tile);
  const place = townOf(s, town);
  place.seen = including(place.seen, tile - tileOf(town, 0));
}

function countsOf(text: string): number[] {
  const counts = CARGO.map(() => 0);
  for (const word of words(text)) counts[letter(word)] = Number(word.slice(1));
  return counts;
}

/** Cards that are nowhere else are left to draw, unless the scene names the deck: then they lie on the pile. */
function shareCards(s: State, plan: Scene): void {
  const rest = ALL_CARDS.slice();
  const used = [...cards(plan.pile), ...cards(plan.deck)];
  for (const m of s.merchants) used.push(...m.hand, ...m.travelers);
  for (const town of s.towns) used.push(...town.cards);
  for (const card of used) rest.splice(rest.indexOf(card), 1);
  s.deck = plan.deck === undefined ? rest : cards(plan.deck);
  s.pile = plan.deck === undefined ? cards(plan.pile) : [...cards(plan.pile), ...rest];
}

/** One merchant whose turn it is, another with nothing; the rest as in a new game. */
export const one = (m: MerchantScene, rest: Omit<Scene, 'merchants'> = {}, other: MerchantScene = {}): State =>
  scene({ merchants: [m, other], ...rest });
