import type { Seat } from '#engine/actor.ts';
import { bitOf, countBits } from '../bits.ts';
import {
  type ACHIEVEMENTS,
  CLASSES,
  type CONTRACTS,
  FURNACE_GOODS,
  GOOD_LETTERS,
  LONG_HAUL,
  PRAIRIE_GOODS,
  type Terrain,
  type TrainCard,
  TRAIN_CARDS,
} from '../components.ts';
import { cityHex, positionOf, terrainAt } from '../map.ts';
import { sharingFee } from './track.ts';
import { type Company, companyOf, type State } from '../state.ts';

/** Everything that achievements and contracts count. */
export type Counted = (typeof ACHIEVEMENTS)[number]['of'] | (typeof CONTRACTS)[number]['of'];

const goodsOf = (letters: string): readonly number[] => letters.split('').map((letter) => GOOD_LETTERS.indexOf(letter));
const FURNACE = goodsOf(FURNACE_GOODS);
const PRAIRIE = goodsOf(PRAIRIE_GOODS);

const COUNTS: Readonly<Record<Counted, (s: State, company: Company, seat: Seat) => number>> = {
  deliveries: (_, { lengths }) => lengths.length,
  tunnels: (s, company) => onTerrain(s, company, 'mountain'),
  bridges: (s, company) => onTerrain(s, company, 'river'),
  forests: (s, company) => onTerrain(s, company, 'forest'),
  longest: (_, { lengths }) => most(lengths),
  kinds: (_, { goods }) => some(goods),
  sameGood: (_, { goods }) => most(goods),
  cities: (_, { stops }) => countBits(stops.reduce((bits, city) => bits | bitOf(city), 0)),
  classes: (_, company) => some(byClass(company)),
  sameClass: (_, company) => most(byClass(company)),
  stars: (_, { stars }) => stars,
  tiles: tilesReached,
  furnace: (_, { goods }) => sumOf(goods, FURNACE),
  prairie: (_, { goods }) => sumOf(goods, PRAIRIE),
  soundMoney: (_, { loans, money }) => (loans === 0 ? money : 0),
  longHauls: (_, { lengths }) => lengths.filter((length) => length >= LONG_HAUL).length,
  shared: (s, { line }, seat) => line.filter((hex) => sharingFee(s, seat, hex) > 0).length,
};

export const tally = (s: State, seat: Seat, of: Counted): number => COUNTS[of](s, companyOf(s, seat), seat);

function tilesReached(s: State, { line, stops }: Company): number {
  let bits = 0;
  for (const hex of line) bits |= bitOf(positionOf(hex));
  for (const city of stops) bits |= bitOf(positionOf(cityHex(s.map, city)));
  return countBits(bits);
}

function onTerrain(s: State, { line }: Company, terrain: Terrain): number {
  let count = 0;
  for (const hex of line) if (terrainAt(s.map, hex) === terrain) count += 1;
  return count;
}

function byClass({ collection }: Company): number[] {
  const counts = CLASSES.map(() => 0);
  for (const card of collection) {
    const { class: kind } = TRAIN_CARDS[card] as TrainCard;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * The largest of these, and how many there are in all. Asked after every turn of every playout, so it makes no new
 * lists.
 */
function most(counts: readonly number[]): number {
  let greatest = 0;
  for (const count of counts) if (count > greatest) greatest = count;
  return greatest;
}

function some(counts: readonly number[]): number {
  let kinds = 0;
  for (const count of counts) if (count > 0) kinds += 1;
  return kinds;
}

function sumOf(goods: readonly number[], which: readonly number[]): number {
  let sum = 0;
  for (const good of which) sum += goods[good] ?? 0;
  return sum;
}
