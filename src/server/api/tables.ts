import type { HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import { joinJson } from '../live/prewritten.ts';
import { ok, foundJson, fail, type Reply, route } from './route.ts';
import * as schemas from './schemas.ts';

/** Requests need no key to find their answer; only what is stored has one. */
const KEY = 'request';

const listed = route({
  method: 'GET',
  path: '/api/tables',
  title: 'Open tables',
  help: 'Public tables: anyone may join or watch them. The newest change comes first.',
  params: schemas.noParams,
  answer: schemas.summariesSchema,
  createsIdentity: false,
  run: async ({ tableServer, person }) => foundJson(await tableServer.listed(person)),
});

const open = route({
  method: 'POST',
  path: '/api/tables',
  title: 'Open a table',
  help: '`places` fills the seats in order. The game begins when every seat is taken.',
  params: schemas.noParams,
  body: schemas.openSchema,
  answer: schemas.openedSchema,
  createsIdentity: true,
  run: async ({ tableServer, source, body }) =>
    answerWith(await tableServer.exchange(source, { type: 'open', ...body }), 'opened', ({ table }) => ({ table })),
});

const importRecord = route({
  method: 'POST',
  path: '/api/records',
  title: 'Continue a record',
  help: 'Replays and verifies a record file, then opens it as a private table: at its end, or after a number of moves.',
  params: schemas.noParams,
  body: schemas.importSchema,
  answer: schemas.openedSchema,
  createsIdentity: true,
  large: true,
  async run({ tableServer, source, bytes }) {
    const imported = await tableServer.importRecord(source, bytes);
    return imported.ok ? ok({ table: imported.table }) : fail(imported.refusal);
  },
});

const watch = route({
  method: 'GET',
  path: '/api/tables/{table}',
  title: 'Look at a table',
  help: 'What the viewer may know: everything, or with `since` (the last `stamp`) only what was missed. `wait` is how many seconds to wait for something new.',
  params: schemas.watchParams,
  answer: schemas.updateSchema,
  createsIdentity: false,
  run: async ({ tableServer, source, params }) =>
    answerWith(await tableServer.look(source, params), 'update', ({ table, viewer, stamp, full, parts }) => ({
      table,
      viewer,
      stamp,
      full,
      parts,
    })),
});

const command = route({
  method: 'POST',
  path: '/api/tables/{table}',
  title: 'Send a command to a table',
  help: 'Play, undo, sit, leave, chat and more. Sent again with the same key, a command counts once. The answer means that it is on disk.',
  params: schemas.tableParams,
  body: schemas.commandingSchema,
  answer: schemas.doneSchema,
  createsIdentity: true,
  run: async ({ tableServer, source, params, body }) =>
    answerWith(await tableServer.exchange(source, { type: 'command', ...params, ...body }), 'done', ({ done }) => done),
});

const record = route({
  method: 'GET',
  path: '/api/tables/{table}/record',
  title: 'The record of a finished game',
  help: 'One JSON file with every move, and all you need to verify every draw.',
  params: schemas.tableParams,
  answer: schemas.recordFileSchema,
  createsIdentity: false,
  run: async ({ tableServer, source, params }) =>
    answerJson(await tableServer.exchange(source, { type: 'export', key: KEY, ...params }), ({ json }) => json),
});

const log = route({
  method: 'GET',
  path: '/api/tables/{table}/log',
  title: 'What happened',
  help: 'The public events of a table: from `from` up to, but not including, `to`.',
  params: schemas.logParams,
  answer: schemas.logSchema,
  createsIdentity: false,
  run: async ({ tableServer, source, params }) =>
    answerJson(await tableServer.exchange(source, { type: 'readLog', key: KEY, ...params }), ({ json }) => json),
});

const moment = route({
  method: 'GET',
  path: '/api/tables/{table}/moment',
  title: 'Look at an earlier moment',
  help: 'The table as the viewer saw it after the first `log` items of the log.',
  params: schemas.momentParams,
  answer: schemas.momentSchema,
  createsIdentity: false,
  run: async ({ tableServer, source, params: { table, viewer, log: at } }) =>
    answerJson(
      await tableServer.exchange(source, { type: 'readMoment', key: KEY, table, viewer, log: at }),
      (message) => joinJson({ ...message, head: { viewer, log: at } }),
    ),
});

type Wanted<T extends HostMessage['type']> = Extract<HostMessage, { readonly type: T }>;

/** The expected answer, in the form the document promises; a refusal; or an error, when the host breaks its promise. */
function answerWith<T extends HostMessage['type'], A>(
  message: HostMessage | Prewritten,
  wanted: T,
  read: (message: Wanted<T>) => A,
): Reply<A> {
  if ('type' in message && message.type === wanted) return ok(read(message as Wanted<T>));
  return fail(refusalIn(message));
}

/** The same for a long answer that was written elsewhere. */
const answerJson = (message: HostMessage | Prewritten, read: (message: Prewritten) => Uint8Array): Reply<never> =>
  'json' in message ? foundJson(read(message)) : fail(refusalIn(message));

const refusalIn = (message: HostMessage | Prewritten): Refusal =>
  'type' in message && message.type === 'refused' ? message.refusal : refusal('unavailable');

export const tableRoutes = [listed, open, importRecord, watch, command, record, log, moment];
