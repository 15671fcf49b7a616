import { script } from '#engine/script.ts';
import { game } from './game.ts';
import type { Company, State } from './state.ts';

/** Positions for tests, and a way to act in them by lines of a record. */
export { at, type Books, card, empty, scene } from './position.ts';

/** Lines of a record, played and asked about. */
export const { act, asked, choices, refusal } = script(game);

/** What a company has: money and prestige. */
export const books = (s: State, seat: number): string => {
  const { money, prestige } = s.companies[seat] as Company;
  return `$${money} ${prestige}VP`;
};
