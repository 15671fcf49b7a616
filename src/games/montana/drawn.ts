import { at } from '#engine/indexed.ts';
import { AREAS, COLOURS, GOODS, WHEEL } from './components.ts';
import { CREW_NAMES, NO_CREW } from './crews.ts';
import { axialOf, type Hex, HEX_NAMES, NOWHERE, printAt, slotOf } from './prairie.ts';
import { FREE, NO_PLAYER, STARTING_TILE } from './state.ts';
import type { View } from './view.ts';
import { BANK_SPACES, largeSpacesOf, smallBeside, type Space } from './worker-board.ts';

/** The table as text: the prairie, the wheel, the worker board, the store, and a line for every player. */
export function draw(view: View): string {
  return [
    ...prairie(view),
    '',
    LEGEND,
    `round ${view.round}${view.lastRound ? ', the last' : ''}, starting player ${view.first}`,
    `wheel ${WHEEL.map((workers, space) => (space === view.arrow ? `[${workers}]` : workers)).join(' ')}`,
    `bank ${crews(view, BANK_ROW)}`,
    ...AREAS.map(({ name }, area) => {
      const row = largeSpacesOf(area);
      return `${name} ${crews(view, row)} / ${crews(view, row.map(smallBeside))}`;
    }),
    `store ${contractors(view)}`,
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
  numbers.map((count, kind) => `${at(names, kind)} ${count}`).join(' ');

const BANK_ROW: readonly Space[] = Array.from({ length: BANK_SPACES }, (_, space) => space);

const crews = ({ spaces }: View, row: readonly Space[]): string =>
  row
    .map((space) => at(spaces, space))
    .map((crew) => (crew === NO_CREW ? '-' : CREW_NAMES[crew]))
    .join(' ');

function contractors({ store }: View): string {
  const rows = store.holders.map((seat, row) => (seat === NO_PLAYER ? '-' : `${seat}@${store.prices[row]}`));
  const passed = store.passed.flatMap((out, seat) => (out ? [seat] : []));
  return [...rows, ...(passed.length === 0 ? [] : ['passed', ...passed])].join(' ');
}

/** Half of the width of a hex in characters. */
const HALF = 4;

function prairie(view: View): string[] {
  const places = view.land.map((_, hex) => ({ hex, ...axialOf(view.seats, hex) }));
  const left = Math.min(...places.map(({ q, r }) => 2 * q + r));
  const rows = [...new Set(places.map(({ r }) => r))].toSorted((a, b) => a - b);
  return rows.map((row) => {
    const own = places.filter(({ r }) => r === row).toSorted((a, b) => a.q - b.q);
    return own
      .reduce((line, { hex, q, r }) => line.padEnd((2 * q + r - left) * HALF) + HEX_NAMES[hex] + mark(view, hex), '')
      .trimEnd();
  });
}

const LEGEND =
  'c copper, s stone, g grain, p pumpkin, C big copper, S big stone, + a cow, 2 room for two, ~ a lake, o a canteen, ^ a mountain, [*] the start, [0×2] two settlements of seat 0';

function mark(view: View, hex: Hex): string {
  const print = at(view.land, hex);
  if (print === NOWHERE) return '?';
  const owner = at(view.owners, hex);
  if (owner === STARTING_TILE) return '[*]';
  if (owner !== FREE) return `[${owner}×${view.settlements[hex]}]`;
  const shown = printAt(print);
  if (shown.land !== 'field') return shown.land === 'mountain' ? '^' : lakeMark(view, hex);
  return shown.cost + (shown.cow ? '+' : '') + (shown.double ? '2' : '');
}

const lakeMark = (view: View, hex: Hex): string => (view.canteens[slotOf(hex)] ? '~o' : '~');
