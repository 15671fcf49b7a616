import { AREAS, COLOURS, GOODS } from './components.ts';
import { CREW_NAMES, NO_CREW } from './crews.ts';
import { axialOf, HAS_COW, type Hex, IS_DOUBLE, printAt } from './prairie.ts';
import { AREA_SPACES, BANK_SPACES, FREE, NOBODY, STARTING_TILE } from './state.ts';
import type { View } from './view.ts';

/** The table as text: the prairie, the worker board, the store, and a line for every player. */
export function draw(view: View): string {
  return [
    ...prairie(view),
    '',
    `bank ${spaces(view, 0, BANK_SPACES)}`,
    ...AREAS.map(({ name, spaces: own }, area) => {
      const first = BANK_SPACES + area * own.length;
      return `${name} ${spaces(view, first, own.length)} / ${spaces(view, first + AREA_SPACES, own.length)}`;
    }),
    `store ${view.store.holders.map((seat, row) => (seat === NOBODY ? '-' : `${seat}@${view.store.prices[row]}`)).join(' ')}`,
    `supply ${counts(view.goods, GOODS)}, workers ${counts(view.workers, COLOURS)}, cows ${view.cows}`,
    ...view.players.map((player, seat) =>
      [
        `${seat}${seat === view.turn ? '*' : ' '} settlements left ${player.settlements}`,
        `silver ${player.silver}`,
        `cows ${player.cows}`,
        `canteens ${player.canteens}`,
        counts(player.goods, GOODS),
        `workers ${counts(player.workers, COLOURS)}`,
      ].join(', '),
    ),
  ].join('\n');
}

const counts = (numbers: readonly number[], names: readonly string[]): string =>
  numbers.map((count, kind) => `${names[kind] ?? ''} ${count}`).join(' ');

const spaces = (view: View, first: number, count: number): string =>
  view.spaces
    .slice(first, first + count)
    .map((crew) => (crew === NO_CREW ? '-' : CREW_NAMES[crew]))
    .join(' ');

/** Half of the width of a hex in characters. */
const HALF = 4;

function prairie(view: View): string[] {
  const places = view.land.map((_, hex) => ({ hex, ...axialOf(view.seats, hex) }));
  const left = Math.min(...places.map(({ q, r }) => 2 * q + r));
  const rows = [...new Set(places.map(({ r }) => r))].toSorted((a, b) => a - b);
  return rows.map((row) => {
    const own = places.filter(({ r }) => r === row).toSorted((a, b) => a.q - b.q);
    return own.reduce((line, { hex, q, r }) => line.padEnd((2 * q + r - left) * HALF) + mark(view, hex), '').trimEnd();
  });
}

/** Costs as letters, `+` a cow, `2` room for two; `~` a lake, `^` a mountain; settlements as `[seat×count]`. */
function mark(view: View, hex: Hex): string {
  const print = view.land[hex] ?? NOBODY;
  if (print === NOBODY) return '?';
  const owner = view.owners[hex];
  if (owner === STARTING_TILE) return '[start]';
  if (owner !== FREE) return `[${owner}×${view.settlements[hex]}]`;
  const shown = printAt(print);
  if (shown.land !== 'field') return shown.land === 'lake' ? '~' : '^';
  return shown.cost + (HAS_COW[print] ? '+' : '') + (IS_DOUBLE[print] ? '2' : '');
}
