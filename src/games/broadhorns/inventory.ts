import { at } from '#engine/indexed.ts';
import { isIn } from './bits.ts';
import { CARD_NAMES, type Card } from './cards.ts';
import { CARGO } from './components.ts';
import { type Cargo, type Sheet, sheetAt, TILE_NAMES, tileOf } from './sheets.ts';
import { cargoIn, type State, townOf } from './state.ts';

/** Every component, wherever it lies: barrels by type, cards by kind, and each tile under its own name. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  CARGO.forEach((name, cargo) => (counts[name] = barrelsOf(s, cargo)));
  TILE_NAMES.forEach((name, tile) => (counts[`tile ${name}`] = tilesLike(s, tile)));
  for (const card of cardsOf(s)) {
    const name = at(CARD_NAMES, card);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function barrelsOf(s: State, cargo: Cargo): number {
  const lying = s.towns.flatMap(({ sheet, filled }) => sheetAt(sheet).spaces.filter((_, space) => isIn(filled, space)));
  const loose = [
    ...s.track,
    ...s.merchants.flatMap((m) => m.barrels.map(cargoIn)),
    ...lying.map((space) => space.cargo),
  ];
  return at(s.market, cargo) + at(s.bag, cargo) + loose.filter((other) => other === cargo).length;
}

/** A tile that has not been turned up is in its stack or in the box. */
function tilesLike(s: State, tile: Sheet): number {
  const { town } = sheetAt(tile);
  const { sheet, seen } = townOf(s, town);
  const hidden = isIn(seen, tile - tileOf(town, 0)) ? 0 : 1;
  const won = s.merchants.filter((m) => m.tiles.includes(tile)).length;
  return hidden + won + (sheet === tile ? 1 : 0);
}

const cardsOf = (s: State): readonly Card[] => [
  ...s.deck,
  ...s.pile,
  ...s.towns.flatMap((town) => town.cards),
  ...s.merchants.flatMap((m) => [...m.hand, ...m.travelers]),
];
