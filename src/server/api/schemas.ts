import { z } from 'zod';
import { commandSchema, openingSchema } from '#protocol/commands.ts';
import { doneSchema } from '#protocol/messages.ts';
import { recordFileSchema } from '#protocol/record-file.ts';
import { idSchema, keySchema, nameSchema, seatSchema, viewerSchema } from '#protocol/shapes.ts';
import { listedTableSchema } from '#protocol/summary.ts';
import { logSchema, partsSchema } from '#protocol/update.ts';

export const meSchema = z.object({
  person: idSchema,
  name: nameSchema,
  /** Which build of the client is served, so that a page can tell whether it is older. */
  build: z.string().exactOptional(),
});
export const namingSchema = z.object({ name: nameSchema });

export const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  seats: z.array(z.int()),
  minutes: z.tuple([z.int(), z.int()]),
  rulesVersion: z.int(),
  credits: z.string(),
  /** By name: what the choice means, its default, and a JSON Schema of its values. */
  options: z.record(
    z.string(),
    z.object({ title: z.string(), help: z.string(), default: z.unknown(), schema: z.unknown() }),
  ),
  /** By type: a JSON Schema for every field of the action. */
  actions: z.record(z.string(), z.record(z.string(), z.unknown())),
  levels: z.array(z.string()),
});
export const gamesSchema = z.object({ games: z.array(gameSchema) });

export const guideSchema = z.object({
  chapters: z.array(
    z.object({ title: z.string(), rules: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })) }),
  ),
});

export const summariesSchema = z.object({ tables: z.array(listedTableSchema) });

export const openSchema = z.object({ key: keySchema, opening: openingSchema });
export const openedSchema = z.object({ table: idSchema });
export const importSchema = z.object({
  key: keySchema,
  record: recordFileSchema,
  moves: z.int().min(0).exactOptional(),
});
export const commandingSchema = z.object({ key: keySchema, command: commandSchema });
export const momentSchema = z.object({ viewer: viewerSchema, log: z.int(), view: z.unknown() });
export const linkSchema = z.object({ token: z.string().max(400) });
export const linkedSchema = z.object({ token: z.string(), until: z.number() });
export const followedSchema = z.object({ person: idSchema, table: idSchema, seat: seatSchema });
export const updateSchema = z.object({
  table: idSchema,
  viewer: viewerSchema,
  stamp: z.string(),
  full: z.boolean(),
  parts: partsSchema,
});
export const nothingSchema = z.object({});

/** The viewer as it stands in an address: a seat's number, or `spectator`. */
const viewerWord = z.union([z.literal('spectator'), z.coerce.number().pipe(seatSchema)]).default('spectator');
const numberWord = z.coerce.number().pipe(z.int().min(0));

export const noParams = z.object({});
export const tableParams = z.object({ table: idSchema });
export const watchParams = z.object({
  table: idSchema,
  viewer: viewerWord,
  since: z.string().max(100).exactOptional(),
  wait: z.coerce.number().pipe(z.number().min(0).max(25)).default(0),
});
export const logParams = z.object({ table: idSchema, from: numberWord, to: numberWord });
export const momentParams = z.object({ table: idSchema, viewer: viewerWord, log: numberWord });
export const seatParams = z.object({ table: idSchema, seat: z.coerce.number().pipe(seatSchema) });

/** Every body and every answer under the name it has in the document. */
export const NAMED: Readonly<Record<string, z.ZodType>> = {
  Me: meSchema,
  Naming: namingSchema,
  Game: gameSchema,
  Games: gamesSchema,
  Summary: listedTableSchema,
  Summaries: summariesSchema,
  Open: openSchema,
  Opened: openedSchema,
  Import: importSchema,
  Commanding: commandingSchema,
  Command: commandSchema,
  Opening: openingSchema,
  Done: doneSchema,
  Update: updateSchema,
  Parts: partsSchema,
  RecordFile: recordFileSchema,
  Log: logSchema,
  Moment: momentSchema,
  Link: linkSchema,
  Linked: linkedSchema,
  Followed: followedSchema,
  Nothing: nothingSchema,
  Guide: guideSchema,
};

export { doneSchema, logSchema, recordFileSchema };
