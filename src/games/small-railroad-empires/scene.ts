import { script } from '#engine/script.ts';
import { draw } from './drawn.ts';
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

/** With two to four seats the first tile begins in the fourth line: the second tile reaches further up. */
const FIRST_ROW = 3;
/** Further right lies the next tile. */
const FIRST_TILE = 24;

/** The table as text: these rows of the first tile, `a` to `g`, as far as one sees it; then the ship and the companies. */
export function drawn(s: State, rows = ''): readonly string[] {
  const lines = draw(game.view(s, undefined)).split('\n');
  const rowOf = (row: string): string => lines['abcdefg'.indexOf(row) + FIRST_ROW] ?? '';
  return [
    ...Array.from(rows, (row) => rowOf(row).slice(0, FIRST_TILE).trimEnd()),
    ...lines.filter((line) => line.includes(': ')),
  ];
}
