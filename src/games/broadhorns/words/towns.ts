import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import { isIn } from '../bits.ts';
import type { Card } from '../cards.ts';
import { CARGO, TOWNS } from '../components.ts';
import { bannerSheet } from '../rules/buying.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import { type Cargo, sheetAt, type Town, townNamed } from '../sheets.ts';
import { townOf } from '../state.ts';
import type { View } from '../view.ts';
import { cardName, cardNote, cargoName } from './names.ts';

/** On the banner itself. */
export const BANNER_WORD = 'sells';

/** A type on a banner, and what a barrel of it costs now: `NOT_FOR_SALE` while the market has none. */
interface Ware {
  readonly cargo: Cargo;
  readonly price: number;
}

/** What the banner of a town sells now. */
export function waresOf(view: View, town: Town): readonly Ware[] {
  const { increases } = sheetAt(bannerSheet(view, town));
  return CARGO.flatMap((_, cargo) => {
    const increase = at(increases, cargo);
    return increase === undefined ? [] : [{ cargo, price: priceOf(view, cargo) + increase }];
  });
}

/** Below the market of a phone. */
export const DEMAND_TITLE = 'Towns that want it, and what they pay';

interface Buyer {
  readonly town: Town;
  /** Of each empty space for this type. */
  readonly values: readonly number[];
}

/** The towns that want a type, down the river. */
export const buyersOf = (view: View, cargo: Cargo): readonly Buyer[] =>
  TOWNS.flatMap((_, town) => {
    const values = valuesAt(view, town, cargo);
    return values.length === 0 ? [] : [{ town, values }];
  });

/** What the empty spaces of a town pay for a type. */
export function valuesAt(view: View, town: Town, cargo: Cargo): readonly number[] {
  const { sheet, filled } = townOf(view, town);
  return sheetAt(sheet).spaces.flatMap((space, i) => (space.cargo === cargo && !isIn(filled, i) ? [space.value] : []));
}

/** "towns pay: Cairo 3, Memphis 4 and 3". */
export const demandWords = (view: View, cargo: Cargo): string =>
  `towns pay: ${
    buyersOf(view, cargo)
      .map(({ town, values }) => `${townNamed(town)} ${listed(values.map(String))}`)
      .join(', ') || 'none'
  }`;

/** Where a board has no room for all cards. */
export const moreCards = (cards: number): string => `+${cards} more`;

/** The town has been filled, and its old banner applies until the purchase is over. */
export const isOldBanner = (view: View, town: Town): boolean => bannerSheet(view, town) !== townOf(view, town).sheet;

/** A town in words, for a screen reader and for a press on its tile. */
export function townWords(view: View, town: Town): string {
  const { sheet, filled, cards } = townOf(view, town);
  const { spaces, wreaths } = sheetAt(sheet);
  const open = spaces
    .filter((_, space) => !isIn(filled, space))
    .map(({ cargo, value }) => `${cargoName(cargo)} for ${value}`);
  return [
    `${townNamed(town)} wants ${listed(open)}`,
    waresWords(view, town),
    `town bonus ${at(TOWNS, town).bonus}, ${count(wreaths, 'wreath')}`,
    ...cardsWords(cards),
  ].join('; ');
}

function waresWords(view: View, town: Town): string {
  const wares = waresOf(view, town).map(({ cargo, price }) =>
    price === NOT_FOR_SALE ? `no ${cargoName(cargo)} now` : `${cargoName(cargo)} for ${price}`,
  );
  return `${isOldBanner(view, town) ? 'still sells' : 'sells'} ${listed(wares)}`;
}

function cardsWords(cards: readonly Card[]): readonly string[] {
  if (cards.length === 0) return [];
  const names = cards.map((card) => `${cardName(card)}, ${cardNote(card)}`);
  return [`${count(cards.length, 'card')} here: ${names.join('; ')}`];
}
