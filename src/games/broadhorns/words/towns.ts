import { count, listed } from '#words/speech.ts';
import { CARGO, TOWNS } from '../components.ts';
import { bannerSheet } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { type Cargo, sheetAt, type Town, townNamed } from '../sheets.ts';
import { townOf } from '../state.ts';
import type { View } from '../view.ts';
import { cardName, cardNote, cargoName } from './names.ts';

/** A type on a banner, and what a barrel of it costs now; undefined while the market has none. */
interface Ware {
  readonly cargo: Cargo;
  readonly price: number | undefined;
}

/** What the banner of a town sells now. */
export function waresOf(view: View, town: Town): readonly Ware[] {
  const { increases } = sheetAt(bannerSheet(view, town));
  return CARGO.flatMap((_, cargo) => {
    const [increase, market] = [increases[cargo], priceOf(view, cargo)];
    if (increase === undefined) return [];
    return [{ cargo, price: market === undefined ? undefined : market + increase }];
  });
}

/** The town has been filled, and its old banner holds until the purchase is over. */
export const isOldBanner = (view: View, town: Town): boolean => bannerSheet(view, town) !== townOf(view, town).sheet;

/** A town in words, for a screen reader and for a press on its tile. */
export function townWords(view: View, town: Town): string {
  const { sheet, filled, cards } = townOf(view, town);
  const { spaces, wreaths } = sheetAt(sheet);
  const open = spaces
    .filter((_, i) => ((filled >> i) & 1) === 0)
    .map(({ cargo, value }) => `${cargoName(cargo)} for ${value}`);
  return [
    `${townNamed(town)} wants ${listed(open)}`,
    waresWords(view, town),
    `bonus ${TOWNS[town]?.bonus ?? 0}, ${count(wreaths, 'wreath')}`,
    ...cardsWords(cards),
  ].join('; ');
}

function waresWords(view: View, town: Town): string {
  const wares = waresOf(view, town).map(({ cargo, price }) =>
    price === undefined ? `no ${cargoName(cargo)} now` : `${cargoName(cargo)} at ${price}`,
  );
  return `${isOldBanner(view, town) ? 'still sells' : 'sells'} ${listed(wares)}`;
}

function cardsWords(cards: readonly number[]): readonly string[] {
  if (cards.length === 0) return [];
  const names = cards.map((card) => `${cardName(card)}, ${cardNote(card)}`);
  return [`${count(cards.length, 'card')} ${cards.length === 1 ? 'lies' : 'lie'} here: ${names.join('; ')}`];
}
