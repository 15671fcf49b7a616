import { at } from '#engine/indexed.ts';
import { isIn } from './bits.ts';
import { CARD_NAMES, FACEDOWN, type Card } from './cards.ts';
import { BOAT_SIZES, CARGO, CARGO_LETTERS, TOWNS } from './components.ts';
import { NOT_FOR_SALE, priceOf } from './rules/market.ts';
import { type Cargo, sheetAt, type Town } from './sheets.ts';
import { cargoIn, hasBoat, type Merchant, seasonOf, shiftedBy, type TownState } from './state.ts';
import type { View } from './view.ts';

/** The table as text: season and market, the towns down the river, the merchants. */
export function draw(view: View): string {
  const market = CARGO.map((name, cargo) => `${name} ${at(view.market, cargo)} at ${priceWord(priceOf(view, cargo))}`);
  return [
    `round ${view.round}, ${seasonOf(view)}, ${view.placed} on the track; ${view.deck.length} left in the deck`,
    `market: ${market.join(', ')}`,
    `discarded: ${list(view.pile.map(nameOf))}`,
    ...view.towns.map(drawTown),
    ...view.merchants.map((m, seat) => `${seat === view.turn ? '>' : ' '}${seat}: ${drawMerchant(m)}`),
  ].join('\n');
}

const priceWord = (price: number): string => (price === NOT_FOR_SALE ? '–' : String(price));
const letterOf = (cargo: Cargo): string => CARGO_LETTERS.charAt(cargo);
const nameOf = (card: Card): string => (card === FACEDOWN ? '?' : at(CARD_NAMES, card));
const list = (words: readonly string[]): string => (words.length === 0 ? '–' : words.join(' '));

function drawTown({ sheet, filled, cards }: TownState, town: Town): string {
  const { name, spaces, increases } = sheetAt(sheet);
  const wants = spaces.map(({ cargo, value }, i) =>
    isIn(filled, i) ? `[${letterOf(cargo)}]` : letterOf(cargo) + value,
  );
  const sells = increases.flatMap((more, cargo) => (more === undefined ? [] : [`${letterOf(cargo)}+${more}`]));
  const place = at(TOWNS, town);
  return `${String(place.entrance).padStart(3)} ${place.name.padEnd(15)} ${name.padEnd(3)} ${wants.join(' ')} sells ${list(sells)} cards ${list(cards.map(nameOf))}`;
}

function drawMerchant(m: Merchant): string {
  const boat = hasBoat(m) ? `${at(BOAT_SIZES, m.boat)} ft at ${m.at}${m.inPort ? ' in port' : ''}` : 'no boat';
  const barrels = m.barrels.map((barrel) => letterOf(cargoIn(barrel)) + shiftedBy(barrel));
  return `${m.gold} gold, ${boat}, cargo ${list(barrels)}, travelers ${list(m.travelers.map(nameOf))}, hand ${list(m.hand.map(nameOf))}, tiles ${list(m.tiles.map((tile) => sheetAt(tile).name))}`;
}
