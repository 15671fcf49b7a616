import { defaultOptions } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { bitOf } from './bits.ts';
import { ACHIEVEMENTS, CONTRACTS, GOODS, POSITIONS, TRAIN_CARDS } from './components.ts';
import { SHIPS } from './freight/components.ts';
import { newQuay, type Quay } from './freight/quay.ts';
import { meta } from './meta.ts';
import { CITY_IDS, FACTORY_NAMES, HEX_NAMES, type Hex, lyingAs } from './map.ts';
import type { Options } from './options.ts';
import { freeIcon } from './rules/demand.ts';
import { setup } from './rules/setup.ts';
import { type Company, companyOf, NONE, sizeOf, type State } from './state.ts';

/** Positions in words, for the examples of the guide and for tests. */

const numberOf = (what: string, names: readonly string[], name: string): number => {
  const n = names.indexOf(name);
  if (n < 0) throw new Error(`there is no ${what} ${name}`);
  return n;
};
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export const space = (name: string): Hex => numberOf('space', HEX_NAMES, name);
export const card = (id: string): number => numberOf('train card', idsOf(TRAIN_CARDS), id);
const contract = (id: string): number => numberOf('contract', idsOf(CONTRACTS), id);
const goal = (id: string): number => numberOf('achievement', idsOf(ACHIEVEMENTS), id);
const ship = (id: string): number => numberOf('ship', idsOf(SHIPS), id);

/** What a scene takes over unchanged. */
export type Books = Partial<Omit<Company, 'line' | 'contract'>>;

interface CompanyScene extends Omit<Books, 'dealt'> {
  /** Names of spaces, with spaces between them. */
  readonly line?: string;
  /** Ids of cards. */
  readonly hand?: string;
  readonly contract?: string;
  /** Trains in cities, as `Brenton grain, Calder iron`; what their deliveries brought is not added. */
  readonly trainsIn?: string;
}

interface Scene {
  readonly options?: Partial<Options>;
  readonly goals?: string;
  /** The ship at the quay and whose containers are on it, -1 neutral. */
  readonly ship?: string;
  readonly loaded?: readonly number[];
}

/**
 * Tiles A, B, C, D (and E) on positions 1 to 5, each in its first allowed turn; seat 0 is about to build in
 * round 2. Companies stand as given, everything else is as after setup; hands and contracts not given are empty.
 */
export function scene(companies: readonly CompanyScene[], more: Scene = {}, changes: Partial<State> = {}): State {
  const s = setup(companies.length, { ...defaultOptions(meta), ...more.options });
  layMap(s);
  s.goals = (more.goals ?? '').split(' ').filter(Boolean).map(goal);
  s.holders = s.goals.map(() => NONE);
  companies.forEach((company, seat) => found(s, seat, company));
  s.market = s.deck.splice(0, 3);
  if (s.options.freightOnBoard) s.extras.freight = quayWith(s, more);
  return Object.assign(s, { phase: 'build', round: 2 }, changes);
}

function layMap(s: State): void {
  const { positions } = sizeOf(s.companies.length);
  s.map = POSITIONS.slice(0, positions).map(({ turns }, tile) => lyingAs(tile, turns[0]));
  s.stack = s.stack.filter((tile) => tile >= positions);
  s.tokens = (1 << (positions * GOODS.length)) - 1;
}

function found(s: State, seat: number, company: CompanyScene): void {
  const { trainsIn = '', ...standing } = company;
  settle(s, seat, standing);
  for (const stop of trainsIn.split(', ').filter(Boolean)) standTrain(s, seat, stop);
}

function standTrain(s: State, seat: number, stop: string): void {
  const [name = '', good = ''] = stop.split(' ');
  const city = numberOf('city', CITY_IDS, name);
  const icon = freeIcon(s, city, numberOf('good', GOODS, good));
  const company = companyOf(s, seat);
  s.trains[icon] = seat;
  company.stops.push(city);
  company.trains -= 1;
}

function settle(s: State, seat: number, { line = '', hand = '', contract: secret, ...rest }: CompanyScene): void {
  const company = companyOf(s, seat);
  company.line = line.split(' ').filter(Boolean).map(space);
  company.supply -= company.line.length;
  for (const hex of company.line) s.tracks[hex] = at(s.tracks, hex) | bitOf(seat);
  company.dealt = hand.split(' ').filter(Boolean).map(card);
  company.contract = secret === undefined ? NONE : contract(secret);
  s.contracts = s.contracts.filter((n) => n !== company.contract);
  s.deck = s.deck.filter((n) => !company.dealt.includes(n));
  Object.assign(company, rest);
}

function quayWith(s: State, { ship: id = 'S1', loaded = [] }: Scene): Quay {
  const quay = newQuay(s.companies.length);
  quay.ship = ship(id);
  quay.deck.splice(quay.ship, 1);
  for (const owner of loaded) {
    quay.loaded.push(owner);
    if (owner < 0) quay.neutral -= 1;
    else quay.containers[owner] = at(quay.containers, owner) - 1;
  }
  return quay;
}

/** Takes the token off a factory, as an earlier delivery would have. */
export const empty = (s: State, ...factories: readonly string[]): State => {
  for (const name of factories) s.tokens &= ~bitOf(numberOf('factory', FACTORY_NAMES, name));
  return s;
};
