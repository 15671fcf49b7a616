import { type Meta, defaultOptions } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { BEST_BOT } from '#engine/bot-level.ts';
import { preferences } from '../preferences.ts';

export type OpeningPlace = Opening['places'][number];

const SEATS_AT_FIRST = 4;

export const yourName = (): string => preferences.value.name.trim() || 'Skipper';

const seatsAtFirst = (meta: Meta) =>
  meta.seats.includes(SEATS_AT_FIRST) ? SEATS_AT_FIRST : (meta.seats[0] ?? SEATS_AT_FIRST);

/** You against bots, everything as the box suggests. */
export function defaultOpening(meta: Meta): Opening {
  const bots = Array.from({ length: seatsAtFirst(meta) - 1 }, (): OpeningPlace => ({ type: 'bot', level: BEST_BOT }));
  return {
    game: meta.id,
    options: defaultOptions(meta),
    pace: { type: 'live' },
    listed: false,
    places: [{ type: 'me', name: yourName() }, ...bots],
    entropy: freshEntropy(),
  };
}

/** This browser's share of the table's chance: nobody else can have chosen it. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same places with one more or one fewer: a new one is a bot, and the last one is removed first. */
export function withSeats(places: readonly OpeningPlace[], seats: number): OpeningPlace[] {
  return Array.from({ length: seats }, (_, i): OpeningPlace => places[i] ?? { type: 'bot', level: BEST_BOT });
}
