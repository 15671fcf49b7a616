import { z } from 'zod';
import {
  type DeepReadonly,
  entropySchema,
  hashSchema,
  nameSchema,
  optionsSchema,
  outcomeSchema,
  seatSchema,
} from './shapes.ts';

/**
 * Games take a few hundred moves. A record longer than any plausible game would only waste the time of the server that
 * replays it.
 */
const MOST_MOVES = 10_000;
/** Seats change hands now and then, not with every move. */
const MOST_ENTROPIES = 1_000;

/** Raised when the file format changes. Older files stay readable. */
export const RECORD_SCHEMA = 1;

/**
 * The source of all chance. `from` is the first move an entropy counted for: the entropy of a seat at move n is its
 * latest one with `from` ≤ n.
 */
const chanceSchema = z.object({
  commitment: hashSchema,
  /** Known once the game is over. */
  secret: entropySchema,
  entropies: z.array(z.object({ seat: seatSchema, from: z.int().min(0), entropy: entropySchema })).max(MOST_ENTROPIES),
  /** Moves before this one came with an imported record and were drawn elsewhere. */
  from: z.int().min(0),
});

/** One game as one JSON file: everything needed to replay it, to verify its chance, and to go on from any move. */
export const recordFileSchema = z.object({
  sternwheel: z.literal('record'),
  schema: z.literal(RECORD_SCHEMA),
  game: z.string().max(40),
  rulesVersion: z.int().min(0),
  seats: z.int().min(1).max(8),
  options: optionsSchema,
  names: z.array(nameSchema).max(8),
  /** One line each: who, then what. Chance is included. */
  moves: z.array(z.string().max(400)).max(MOST_MOVES),
  /** When each move was made, in milliseconds since 1970, where known. */
  times: z.array(z.number()).max(MOST_MOVES).exactOptional(),
  chance: chanceSchema.exactOptional(),
  outcome: outcomeSchema.exactOptional(),
});

export type ChanceRecord = DeepReadonly<z.infer<typeof chanceSchema>>;
export type RecordFile = DeepReadonly<z.infer<typeof recordFileSchema>>;

export type ReadRecord =
  | { readonly ok: true; readonly record: RecordFile }
  | { readonly ok: false; readonly problem: string };

/** A record from a file that has not been checked yet. */
export function readRecordFile(value: unknown): ReadRecord {
  const read = recordFileSchema.safeParse(value);
  if (read.success) return { ok: true, record: read.data };
  const [issue] = read.error.issues;
  return { ok: false, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a record'}`.slice(0, 200) };
}
