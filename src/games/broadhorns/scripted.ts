import { script } from '#engine/script.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { type Merchant, merchantOf, type State } from './state.ts';

export const me = (s: State, seat = 0): Merchant => merchantOf(s, seat);

/** Lines of a record, played and asked about. */
export const { act, asked, choices, refusal, rulingOn } = script(game);

/** Of what was told, all events of one kind. */
export const told = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Ends the turn of the seat that is asked and draws a card that does nothing. */
export const endsTurn = (seat: number, card = 'ice') => [`${seat} done`, `chance draw ${card}`];
