import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  type DeepReadonly,
  actionSchema,
  entropySchema,
  idSchema,
  levelSchema,
  nameSchema,
  optionsSchema,
  paceSchema,
  roomSchema,
  seatSchema,
  textSchema,
} from './shapes.ts';

/** How a place at a new table is filled. `me` is the person who opens the table; several of them are a hot seat. */
const placeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('me'), name: nameSchema.exactOptional() }),
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('bot'), level: levelSchema }),
]);

export const placesSchema = z.array(placeSchema).min(1).max(8);

/** Everything needed to open a table. The number of seats is the number of places. */
export const openingSchema = z.object({
  game: z.string().max(40),
  options: optionsSchema,
  pace: paceSchema,
  listed: z.boolean(),
  places: placesSchema,
  // Comes with the opening, so before the host commits. A player who does not trust the host leaves their own place
  // open, is told the commitment, and only then sits down. Our own pages do that.
  entropy: entropySchema.exactOptional(),
});

/** The turn that the seat was last told: `position.turn`. If the table is at another one by now, nothing is done. */
const expectedTurn = z.int().min(0);
const seat = seatSchema;

/** Everything that a person may ask of a table. */
export const commandSchema = z.discriminatedUnion('type', [
  // Several actions are the steps of one plan. They are played in order until something new is seen; the rest is
  // dropped.
  z.object({ type: z.literal('play'), seat, expectedTurn, actions: z.array(actionSchema).min(1).max(LIMITS.steps) }),
  z.object({ type: z.literal('undo'), seat, expectedTurn }),
  z.object({ type: z.literal('askTakeback'), seat, expectedTurn }),
  z.object({ type: z.literal('answerTakeback'), agree: z.boolean() }),
  // The whole list, in the order in which the instructions are tried; an empty one takes them all away.
  z.object({ type: z.literal('instruct'), seat, instructions: z.array(actionSchema).max(LIMITS.instructions) }),
  z.object({
    type: z.literal('sit'),
    seat,
    name: nameSchema.exactOptional(),
    entropy: entropySchema.exactOptional(),
  }),
  z.object({ type: z.literal('leave'), seat }),
  z.object({ type: z.literal('handToBot'), seat, level: levelSchema }),
  z.object({ type: z.literal('reclaim'), seat }),
  z.object({ type: z.literal('clearSeat'), seat }),
  z.object({ type: z.literal('rename'), seat, name: nameSchema }),
  z.object({ type: z.literal('list'), listed: z.boolean() }),
  z.object({ type: z.literal('say'), room: roomSchema, text: textSchema }),
  z.object({ type: z.literal('mute'), person: idSchema, muted: z.boolean() }),
  z.object({ type: z.literal('report'), chatMessage: z.int().min(0), why: textSchema }),
  // The seat has seen the log up to here. Its next recap begins there.
  z.object({ type: z.literal('markRead'), seat, readUpTo: z.int().min(0) }),
]);

export type Opening = DeepReadonly<z.infer<typeof openingSchema>>;
export type Command = DeepReadonly<z.infer<typeof commandSchema>>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
