import { z } from 'zod';
import { commandSchema, openingSchema, placesSchema } from './commands.ts';
import { recordFileSchema } from './record-file.ts';
import { REFUSAL_CODES } from './refusals.ts';
import { type DeepReadonly, idSchema, keySchema, nameSchema, rulingSchema, viewerSchema } from './shapes.ts';
import { logSchema, partsSchema } from './update.ts';

export { PROTOCOL_VERSION } from './version.ts';

const table = idSchema;
const key = keySchema;
const log = z.int().min(0);

/** From a client to the host of the tables: a server, or a worker in the same browser. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), key, opening: openingSchema }),
  // Continues a record as a private table, from its end or from an earlier move.
  z.object({
    type: z.literal('import'),
    key,
    record: recordFileSchema,
    moves: z.int().min(0).exactOptional(),
    // Without them the importer holds all seats and may hand some to bots.
    places: placesSchema.exactOptional(),
  }),
  z.object({ type: z.literal('export'), key, table }),
  // `since` is the stamp of the last update that the client got as this viewer. Then it gets only what it missed.
  z.object({ type: z.literal('watch'), table, viewer: viewerSchema, since: z.string().max(100).exactOptional() }),
  z.object({ type: z.literal('unwatch'), table, viewer: viewerSchema }),
  z.object({ type: z.literal('command'), key, table, command: commandSchema }),
  z.object({ type: z.literal('readLog'), key, table, from: log, to: log }),
  // The table as this viewer saw it after the first `log` items.
  z.object({ type: z.literal('readMoment'), key, table, viewer: viewerSchema, log }),
]);

const refusalSchema = z.object({
  code: z.enum(REFUSAL_CODES),
  ruling: rulingSchema.exactOptional(),
  problem: z.string().exactOptional(),
  turn: z.int().exactOptional(),
});

/** Done and stored: a client with this answer will find it done after any crash. */
export const doneSchema = z.object({
  /** With `play` and `undo`: the turn that this seat's next command must expect. */
  turn: z.int().exactOptional(),
  /** With `play`: how many of the steps were played before something new was seen. */
  played: z.int().exactOptional(),
});

/** From the host to a client. */
export const hostMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    person: idSchema,
    name: nameSchema,
    /** Which build of the client the server serves. A page of another build should be loaded again. */
    build: z.string().exactOptional(),
  }),
  z.object({
    type: z.literal('update'),
    table,
    viewer: viewerSchema,
    /** Stands for everything this viewer has been told so far; sent back as `since`. */
    stamp: z.string(),
    /** Forget earlier updates: this is everything. */
    full: z.boolean(),
    parts: partsSchema,
  }),
  // Sent now and then when there is nothing to tell. A client that no longer gets it has lost the host.
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('opened'), key, table }),
  z.object({ type: z.literal('done'), key, done: doneSchema }),
  z.object({ type: z.literal('record'), key, record: recordFileSchema }),
  z.object({ type: z.literal('log'), key, table, log: logSchema }),
  z.object({ type: z.literal('moment'), key, table, viewer: viewerSchema, log, view: z.unknown() }),
  // Without a key if the message could not be read, or if a watch is ended: then it says which.
  z.object({
    type: z.literal('refused'),
    key: key.exactOptional(),
    watch: z.object({ table, viewer: viewerSchema }).exactOptional(),
    refusal: refusalSchema,
  }),
]);

export type ClientMessage = DeepReadonly<z.infer<typeof clientMessageSchema>>;
export type HostMessage = DeepReadonly<z.infer<typeof hostMessageSchema>>;
export type UpdateMessage = Extract<HostMessage, { readonly type: 'update' }>;
export type Done = DeepReadonly<z.infer<typeof doneSchema>>;
