import type { Seat } from '#engine/actor.ts';
import { type Rng, shuffle } from '#engine/rng.ts';
import { CONTRACTS } from './components.ts';
import { clone, type Company, NONE, sizeOf, type State, UNKNOWN } from './state.ts';

/**
 * The table as one seat sees it: cards dealt to others, the deck, others' contracts and those out of the
 * game are `UNKNOWN`. At the end the players' contracts are shown; those out of the game stay unseen.
 */
export type View = State;

const hidden = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN);

export function view(s: State, viewer: Seat | undefined): View {
  const copy = open(s);
  for (const [seat, company] of copy.companies.entries()) if (seat !== viewer) conceal(s, company);
  return copy;
}

/** With every hand and contract face up. What nobody was dealt stays face down, as the rules leave it. */
export const open = (s: State): View => ({ ...clone(s), deck: hidden(s.deck), contracts: hidden(s.contracts) });

function conceal({ outcome }: State, company: Company): void {
  company.dealt = hidden(company.dealt);
  if (outcome === undefined && company.contract !== NONE) company.contract = UNKNOWN;
}

/** A full state that fits the view: what is hidden is dealt from what nobody has shown. */
export function imagine(seen: View, rng: Rng): State {
  const s = clone(seen);
  const cards = shuffle(rng, unseen(upTo(sizeOf(s.companies.length).trainCards), shownCards(s)));
  for (const company of s.companies) company.dealt = fill(company.dealt, cards);
  s.deck = fill(s.deck, cards);
  const shown = [...s.contracts, ...s.companies.map(({ contract }) => contract)];
  const contracts = shuffle(rng, unseen(upTo(CONTRACTS.length), shown));
  for (const company of s.companies) [company.contract = NONE] = fill([company.contract], contracts);
  s.contracts = fill(s.contracts, contracts);
  return s;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const unseen = (all: number[], shown: readonly number[]): number[] => all.filter((n) => !shown.includes(n));

const shownCards = ({ companies, market }: State): number[] => [
  ...market,
  ...companies.flatMap(({ dealt, bought, collection }) => [...dealt, ...bought, ...collection]),
];

/** Puts the next of these in place of every unknown, in rising order, as hands and decks are kept. */
const fill = (cards: readonly number[], from: number[]): number[] =>
  cards.map((card) => (card === UNKNOWN ? (from.pop() ?? NONE) : card)).sort((a, b) => a - b);

/**
 * Deals again what the viewer may not know. It does not ask `view`: if a view shows by mistake what it should hide,
 * that is dealt again too, and the change is seen. Contracts out of the game have no order that anybody may know.
 */
export function redeal(s: State, viewer: Seat | undefined, rng: Rng): void {
  const others = s.companies.filter((_, seat) => seat !== viewer);
  const cards = shuffle(rng, [...s.deck, ...others.flatMap(({ dealt }) => dealt)]);
  for (const company of others) company.dealt = draw(company.dealt.length, cards);
  s.deck = draw(s.deck.length, cards);
  const secret = s.outcome === undefined ? others.filter(({ contract }) => contract !== NONE) : [];
  const contracts = shuffle(rng, [...s.contracts, ...secret.map(({ contract }) => contract)]);
  for (const company of secret) company.contract = contracts.pop() ?? NONE;
  s.contracts = contracts;
}

const draw = (count: number, from: number[]): number[] => from.splice(0, count).sort((a, b) => a - b);
