import { script } from '#engine/script.ts';
import { game } from './game.ts';
import { companyOf, type State } from './state.ts';

/** Positions for tests, and a way to act in them by lines of a record. */
export { type Books, card, empty, scene, space } from './position.ts';

/** Lines of a record, played and asked about. */
export const { act, asked, choices, refusal } = script(game);

/** What a company has: money and prestige. */
export const books = (s: State, seat: number): string => {
  const { money, prestige } = companyOf(s, seat);
  return `$${money} ${prestige}VP`;
};
