/** A place at a table, counted from 0 in seating order. */
export type Seat = number;

export const CHANCE = 'chance';

/** Who takes an action: a seat, or chance (dice, draws and deals). */
export type Actor = Seat | typeof CHANCE;

/** Asks chance and nobody else; shared, so that no phase makes a new list. */
export const CHANCE_ALONE: readonly Actor[] = [CHANCE];

export const NOBODY: readonly Actor[] = [];

const SOLO: readonly (readonly Actor[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

/** The list that holds one seat. Shared, because every decision of every playout asks for it. */
export const alone = (seat: Seat): readonly Actor[] => SOLO[seat] ?? [seat];

export const writeActor = (actor: Actor): string => String(actor);

export function readActor(word: string): Actor | undefined {
  if (word === CHANCE) return CHANCE;
  return /^\d$/.test(word) ? Number(word) : undefined;
}
