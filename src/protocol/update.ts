import { z } from 'zod';
import {
  type DeepReadonly,
  actionSchema,
  entropySchema,
  eventSchema,
  hashSchema,
  idSchema,
  levelSchema,
  nameSchema,
  optionsSchema,
  outcomeSchema,
  paceSchema,
  roomSchema,
  seatSchema,
  stageSchema,
  textSchema,
} from './shapes.ts';

/** Milliseconds since 1970. */
const time = z.number();

/** What does not change, or hardly ever. */
const aboutSchema = z.object({
  game: z.string(),
  rulesVersion: z.int(),
  options: optionsSchema,
  pace: paceSchema,
  listed: z.boolean(),
  opener: idSchema,
  openedAt: time,
  /** SHA-256 of the secret that all chance of this table is drawn from. The secret is told when the game is over. */
  commitment: hashSchema,
});

const publicSeatSchema = z.discriminatedUnion('holder', [
  z.object({ holder: z.literal('nobody') }),
  z.object({ holder: z.literal('person'), person: idSchema, name: nameSchema }),
  z.object({
    holder: z.literal('bot'),
    level: levelSchema,
    /** Who may take this seat back from the bot. */
    keptFor: z.object({ person: idSchema, name: nameSchema }).exactOptional(),
    /** That person is back, and gets the seat when the bot has answered the question whose time was up. */
    returning: z.literal(true).exactOptional(),
  }),
]);

export const seatsSchema = z.array(publicSeatSchema);

/** The game as this viewer may know it. */
const positionSchema = z.object({
  /**
   * What a command must carry as `expectedTurn`. It counts what this viewer could notice, so it shows no secret
   * decision.
   */
  turn: z.int(),
  stage: stageSchema,
  view: z.unknown(),
  /** Everything this seat may answer now; empty when it is not asked. */
  legal: z.array(actionSchema),
  /**
   * What this seat may also do at any time, asked or not, in games that have such actions: surrender, for example. No
   * `expectedTurn` is too old for it.
   */
  anytime: z.array(actionSchema).exactOptional(),
  /** Who is asked, as far as this viewer can tell. */
  awaited: z.array(seatSchema),
  /** Whether this seat's last step can be taken back without asking anybody. */
  undo: z.boolean(),
  /** Whether this seat has a step of its own that it can ask the others to take back. */
  takeback: z.boolean(),
  /** When the open question was asked. */
  askedAt: time,
  /** When the players who are still asked are handed to a bot. */
  deadline: time.exactOptional(),
  /** This seat's standing instructions. */
  instructions: z.array(actionSchema),
  /** How much of the log this seat has read: the recap begins here. */
  readUpTo: z.int(),
});

/** What one move told everyone. */
const logItemSchema = z.object({ at: time, events: z.array(eventSchema) });

/** Items from number `from` on. A client that has later items from an older update drops them. */
export const logSchema = z.object({ from: z.int(), items: z.array(logItemSchema) });

const chatMessageSchema = z.object({
  number: z.int(),
  at: time,
  room: roomSchema,
  person: idSchema,
  name: nameSchema,
  text: textSchema,
});

/** An open request to go back further than undo may. */
const takebackSchema = z.object({
  seat: seatSchema,
  /** The persons at the table who have agreed, and those who have not answered. */
  agreed: z.array(idSchema),
  open: z.array(idSchema),
});

/** After the end there are no secrets: with these anyone can recompute every draw. */
const endingSchema = z.object({ outcome: outcomeSchema, secret: entropySchema });

/** What a viewer knows of a table, in parts. First all of them, then only the parts that changed. */
export const partsSchema = z.object({
  about: aboutSchema.exactOptional(),
  seats: seatsSchema.exactOptional(),
  position: positionSchema.exactOptional(),
  log: logSchema.exactOptional(),
  /** New messages, to be added to those already told. */
  chat: z.array(chatMessageSchema).exactOptional(),
  /** `{}` when none is open. */
  takeback: z.object({ open: takebackSchema.exactOptional() }).exactOptional(),
  ending: endingSchema.exactOptional(),
});

export type About = DeepReadonly<z.infer<typeof aboutSchema>>;
export type PublicSeat = DeepReadonly<z.infer<typeof publicSeatSchema>>;
export type Position = DeepReadonly<z.infer<typeof positionSchema>>;
export type LogItem = DeepReadonly<z.infer<typeof logItemSchema>>;
export type LogPart = DeepReadonly<z.infer<typeof logSchema>>;
export type ChatMessage = DeepReadonly<z.infer<typeof chatMessageSchema>>;
export type TakebackRequest = DeepReadonly<z.infer<typeof takebackSchema>>;
export type TableEnding = DeepReadonly<z.infer<typeof endingSchema>>;
export type UpdateParts = DeepReadonly<z.infer<typeof partsSchema>>;
