import type { Actor } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { script } from '#engine/script.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { HEX_NAMES } from './actions.ts';
import { PICTURE_LINES, draw } from './drawn.ts';
import { game } from './game.ts';
import { type Place, type State, boatOf } from './state.ts';

/** Positions for tests, and a way to act in them by lines of a record. */
export * from './drawing.ts';
export * from './positions.ts';

/** Where a boat is and how it points: `1c2 N`; or what became of it. */
export function stands(s: State, seat: number): string {
  const { hex, facing, fate } = boatOf(s, seat);
  return fate === 'racing' ? `${at(HEX_NAMES, hex)} ${at(DIRECTION_NAMES, facing)}` : fate;
}

/** The table as text: of all that is drawn, these tiles in this order, and the wheels of every boat. */
export function drawn(s: State, ...places: readonly Place[]): readonly string[] {
  const lines = draw(s).split('\n');
  return [...places.flatMap((place) => pictureIn(lines, place)), ...lines.slice(-s.boats.length)];
}

/** One tile with its header, line by line. */
function pictureIn(lines: readonly string[], place: Place): readonly string[] {
  const header = lines.findIndex((line) => line.startsWith(`${place} `));
  if (header < 0) throw new Error(`no tile lies at place ${place}`);
  return lines.slice(header, header + 1 + PICTURE_LINES);
}

/** Lines of a record, played and asked about. */
export const { act, asked, choices, refusal, rulingOn } = script(game);

/** The pushes an actor may make, as lines in the order of the river's spaces. */
export const pushesIn = (s: State, actor: Actor): string[] =>
  choices(s, actor)
    .filter((line) => line.startsWith('push'))
    .sort();
