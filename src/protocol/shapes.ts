import { z } from 'zod';
import { BOT_LEVELS } from '#engine/bot-level.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent, Outcome } from '#engine/game.ts';
import type { Ruling } from '#engine/ruling.ts';
import { LIMITS } from './limits.ts';

const ROOMS = ['players', 'spectators'] as const;

/** What was received or will be sent is only read, never changed. */
export type DeepReadonly<T> = T extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** Ids are made by the host, from letters that need no escaping anywhere. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Made by the client, one for each request. Sent again under the same key, it counts once. */
export const keySchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const seatSchema = z.int().min(0).max(7);

/** Who looks at a table: a seat, or a spectator. */
export const viewerSchema = z.union([seatSchema, z.literal('spectator')]);

/** Shown as text, never as markup. Control characters could make one name write over another. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);

/** Line breaks are fine. Other control characters, and those that reverse the direction of text, are not. */
export const textSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.text)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u);

/** Between 16 and 32 bytes from the client's own generator. */
export const entropySchema = z.string().regex(/^([0-9a-f]{2}){16,32}$/);

export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const levelSchema = z.enum(BOT_LEVELS);

export const stageSchema = z.enum(['gathering', 'playing', 'over']);

export const roomSchema = z.enum(ROOMS);

/** How long a player may take: unlimited, or this many days for each decision. */
export const paceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('live') }),
  z.object({ type: z.literal('days'), days: z.int().min(1).max(LIMITS.days) }),
]);

export const optionsSchema = z.record(z.string().max(40), z.unknown());

// The engine's own shapes. Their types come from the engine, so that nothing is described twice.
const typed = z.looseObject({ type: z.string().max(40) });
/** Checked by the game's own forms once the table is known. */
export const actionSchema = typed as unknown as z.ZodType<Action>;
export const eventSchema = typed as unknown as z.ZodType<GameEvent>;
export const rulingSchema: z.ZodType<Ruling> = z.object({
  rule: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const outcomeSchema = z.object({
  reason: z.string(),
  ranks: z.array(z.int()),
  scores: z.array(z.number()),
  tieBreak: z.string().exactOptional(),
}) satisfies z.ZodType<Outcome>;

export type TableStage = z.infer<typeof stageSchema>;
export type Room = (typeof ROOMS)[number];
export type Pace = DeepReadonly<z.infer<typeof paceSchema>>;
export type Viewer = z.infer<typeof viewerSchema>;
