import type { Seat } from '#engine/actor.ts';
import { script } from '#engine/script.ts';
import { at } from '#engine/indexed.ts';
import { COST_LETTERS } from './components.ts';
import { draw } from './drawn.ts';
import { examples } from './examples.ts';
import { game } from './game.ts';
import { HEX_NAMES, hexesFor } from './prairie.ts';
import { table } from './position.ts';
import { FREE, type Player, playerOf, type State } from './state.ts';

/** What tests do with tables: play lines, ask about them, and read what lies there. */

export { solo, table } from './position.ts';

/** What a player has, in the letters of a scene. */
export const goodsOf = ({ goods }: Player): string =>
  goods.map((count, good) => at(COST_LETTERS, good).repeat(count)).join('');
export const workersOf = ({ workers }: Player): string =>
  workers.map((count, colour) => at(COST_LETTERS, colour).repeat(count)).join('');

/** Fields of a seat: name and settlements. */
export const settled = (s: State, seat: Seat): string =>
  Array.from({ length: hexesFor(s.seats) }, (_, hex) => hex)
    .filter((hex) => s.owners[hex] === seat && s.owners[hex] !== FREE)
    .map((hex) => `${HEX_NAMES[hex]}×${s.settlements[hex]}`)
    .join(' ');

/** The table as text: of all that is drawn, the lines that begin with these words, and the rows of these fields. */
export const drawn = (s: State, ...parts: readonly string[]): readonly string[] =>
  draw(s)
    .split('\n')
    .filter((line) => parts.some((part) => line.startsWith(part) || (isField(part) && line.includes(` ${part}`))));

const isField = (part: string): boolean => HEX_NAMES.includes(part);

/** Lines of a record, played and asked about. */
export const { act, asked, choices, refusal, rulingOn } = script(game);

/** A worked example of the guide, played to its end; `after(2)` is the table after its first two steps. */
export function playNamedExample(title: string) {
  const example = examples.find((one) => one.title === title);
  if (example === undefined) throw new Error(`there is no example ${title}`);
  const { begin, steps } = example;
  const play = (count: number) => act(begin(), ...steps.slice(0, count).flatMap(({ moves = [] }) => moves));
  return { ...play(steps.length), after: (count: number): State => play(count).s };
}

/** Players who have these goods and nothing else. */
export const market = (...goods: readonly string[]): State => table({ players: goods.map((own) => ({ goods: own })) });

export const own = (s: State, seat: number): string => goodsOf(playerOf(s, seat));
export const team = (s: State, seat: number): string => workersOf(playerOf(s, seat));
export const offered = (s: State, seat: number, type: string) =>
  game.legal(s, seat).filter((action) => action.type === type);
export const rule = (s: State, line: string): string | undefined => rulingOn(s, line)?.rule;
