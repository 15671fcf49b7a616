import { z } from 'zod';
import { type DeepReadonly, idSchema, paceSchema, stageSchema } from './shapes.ts';
import { seatsSchema } from './update.ts';

/** A table as lists show it. Everything here may be shown to anyone; the type of a stored summary begins with it. */
const publicSummarySchema = z.object({
  table: idSchema,
  game: z.string(),
  stage: stageSchema,
  listed: z.boolean(),
  opener: idSchema,
  seats: seatsSchema,
  /** Missing in summaries that were stored before they had it. */
  pace: paceSchema.exactOptional(),
  /** The number of moves that told everyone something. */
  moves: z.int(),
  openedAt: z.number(),
  /** When anyone could last notice a change. */
  changedAt: z.number(),
  /** When the clock runs out. */
  deadline: z.number().exactOptional(),
});

export const listedTableSchema = publicSummarySchema.extend({
  /** Whether the table waits for a decision of yours. */
  asksYou: z.boolean(),
});

export type PublicSummary = DeepReadonly<z.infer<typeof publicSummarySchema>>;
export type ListedTable = DeepReadonly<z.infer<typeof listedTableSchema>>;
