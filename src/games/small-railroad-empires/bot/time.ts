import type { Seat } from '#engine/actor.ts';
import { LAST_ROUND, NIGHT_SHIFT } from '../components.ts';
import { type Company, hasAbility, type State } from '../state.ts';

/** Rounds that follow if nothing else ends the game, and by how much one card in the deck per seat prolongs it. */
const AT_LEAST = 0.6;
const LAST_CARDS = 1;
const PER_CARD = 1.1;

/** Whether a seat still has a turn in this round, the current one included. */
const isYetToPlay = ({ companies, turn, startSeat }: State, seat: Seat): boolean => {
  const seats = companies.length;
  return (turn - startSeat + seats) % seats <= (seat - startSeat + seats) % seats;
};

/** About how many rounds follow this one: until the tracks or the train cards are used up. */
function roundsLeft(s: State): number {
  if (s.ending !== '') return 0;
  const cards = s.deck.length / s.companies.length;
  const byCards = AT_LEAST + LAST_CARDS * Math.min(1, cards) + PER_CARD * cards;
  return Math.min(LAST_ROUND - s.round, longestSupply(s.companies), byCards);
}

/** Tracks that a company builds in a turn, as seen in games: sooner or later everybody uses the night shift. */
const PACE = 2.5;
const NIGHT_PACE = 2.8;

function longestSupply(companies: readonly Company[]): number {
  let longest = 0;
  for (const company of companies) {
    longest = Math.max(longest, company.supply / (hasAbility(company, NIGHT_SHIFT) ? NIGHT_PACE : PACE));
  }
  return longest;
}

/** About how many turns a seat still has, and which share of a round passes until the next one begins. */
export interface Time {
  readonly turns: number;
  readonly toPlay: number;
  readonly wait: number;
}

export function timeOf(s: State, seat: Seat): Time {
  const seats = s.companies.length;
  const toPlay = Number(isYetToPlay(s, seat));
  const wait = s.ending === '' ? ((seat - s.turn + seats) % seats) / seats : 0;
  return { turns: toPlay + roundsLeft(s), toPlay, wait };
}

/** How much of a hope can still be reached in this many turns. */
const HALF_TIME = 1.7;
export const timeFor = (turns: number): number => turns ** 2 / (turns ** 2 + HALF_TIME);
