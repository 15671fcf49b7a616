import { randomBytes } from 'node:crypto';
import type { AnyGame } from '#engine/game.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { Command } from '#protocol/commands.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { TableHost } from '#table/host.ts';
import { RulesChanged } from '#table/ledger.ts';
import { headOf } from '#table/record.ts';
import { maySee } from '#table/tell.ts';
import { type CommandResult, createTable, type OpeningContext } from '#table/request.ts';
import type { Who } from '#table/draft.ts';
import type { HistoryPool } from '../history/pool.ts';
import type { HistoryAnswer } from '../history/question.ts';
import type { Source } from '../limits/limits.ts';
import type { Archive } from './archive.ts';
import type { Client, House, Imported, Prewritten } from './house.ts';
import type { LiveTables } from './live-tables.ts';

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

const SECRET_BYTES = 32;
const ENTROPY_BYTES = 16;

export interface Rooms {
  readonly house: Pick<
    House,
    'config' | 'limits' | 'store' | 'signer' | 'now' | 'diskIsLow' | 'readiness' | 'nameOf' | 'rename'
  >;
  readonly tables: LiveTables;
  readonly archive: Archive;
  readonly history: HistoryPool;
  /** By client, the tables it watches, each through how many eyes. */
  readonly watching: Map<string, Set<string>>;
  /** The connected clients, by id. */
  readonly clients: Map<string, Client>;
}

type Receive<T extends ClientMessage['type']> = (
  rooms: Rooms,
  client: Client,
  message: MessageOf<T>,
) => Promise<HostMessage | Prewritten | Refusal | undefined>;

/** What each message of a client leads to: an answer to it alone, a refusal, or only what others are told. */
export const RECEIVE: { readonly [T in ClientMessage['type']]: Receive<T> } = {
  open: (rooms, client, { key, opening }) =>
    openTable(rooms, client, { key, ...opening, make: (rules, context) => createTable(rules, opening, context) }),
  async import(rooms, client, message) {
    const imported = await importRecord(rooms, client, new TextEncoder().encode(JSON.stringify(message)));
    return imported.ok ? { type: 'opened', key: message.key, table: imported.table } : imported.refusal;
  },
  export: (rooms, client, message) => exportRecord(rooms, client, message),
  watch: (rooms, client, message) => watch(rooms, client, message),
  async unwatch({ tables, watching }, client, { table, viewer }) {
    await tables.with(table, async (host) => {
      host.unwatch(client.id, viewer);
    });
    watching.get(client.id)?.delete(eyes(table, viewer));
    return undefined;
  },
  ask: (rooms, client, message) => askTable(rooms, client, message),
  readLog: ({ tables, history }, client, { key, table, from, to }) =>
    atTable(tables, table, async (host) => {
      const { version } = host.table();
      const answer = await history.ask(client, { type: 'log', table, version, from, to });
      return prewritten(answer, { type: 'log', key, table }, 'log');
    }),
  readMoment: ({ tables, history }, client, { key, table, viewer, log }) =>
    atTable(tables, table, async (host) => {
      const state = host.table();
      if (!maySee(state, { viewer, person: client.person })) return refusal('notYourSeat');
      const { version } = state;
      const answer = await history.ask(client, { type: 'moment', table, version, head: headOf(state), viewer, log });
      return prewritten(answer, { type: 'moment', key, table, viewer, log }, 'view');
    }),
};

const prewritten = (answer: HistoryAnswer, head: Prewritten['head'], field: string): Prewritten | Refusal =>
  answer.ok ? { head, field, json: answer.json } : answer.refusal;

const eyes = (table: string, viewer: Viewer): string => `${table} ${viewer}`;

/** The tables behind what a client watches. */
export const tablesIn = (watched: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  new Set([...watched].map((seen) => seen.slice(0, seen.indexOf(' '))));

/** Works on a table. A table that cannot be opened is refused with the reason. */
export async function atTable<T>(
  tables: LiveTables,
  table: string,
  work: (host: TableHost) => Promise<T>,
): Promise<T | Refusal | undefined> {
  let isThere = false;
  try {
    const answer = await tables.with(table, (host) => {
      isThere = true;
      return work(host);
    });
    return isThere ? answer : refusal('noSuchTable');
  } catch (problem) {
    if (problem instanceof RulesChanged) return refusal('rulesChanged');
    throw problem;
  }
}

interface NewTable {
  readonly key: string;
  readonly game: string;
  readonly listed: boolean;
  readonly make: (rules: AnyGame, context: OpeningContext) => CommandResult;
}

async function openTable(
  rooms: Rooms,
  client: Client,
  { key, game, listed, make }: NewTable,
): Promise<HostMessage | Refusal> {
  const { tables, house } = rooms;
  const { person } = client;
  if (!isGameId(game)) return refusal('noSuchGame');
  // The table's name is derived from the key, so that the same opening sent twice opens one table.
  const table = house.signer.derive('table', [person, key]);
  const opened: HostMessage = { type: 'opened', key, table };
  if ((await house.store.ask('summary', table)) !== undefined) return opened;
  const refused = (await refuseOpening(rooms, client)) ?? refuseListing(rooms, client, listed);
  if (refused !== undefined) return refused;
  const rules = await loadGame(game);
  const answer = make(rules, {
    table,
    now: house.now(),
    who: await introduce(house, person, true),
    secret: hex(SECRET_BYTES),
  });
  if (!answer.ok) return answer.refusal;
  await tables.start(rules, answer);
  return opened;
}

async function refuseOpening({ house, tables }: Rooms, source: Source): Promise<Refusal | undefined> {
  if (!house.limits.openings.take(source) || !house.limits.written.has(source)) return refusal('tooMany');
  if (tables.isFull()) return refusal('unavailable');
  if (house.diskIsLow()) {
    return refusal('unavailable', { problem: 'the disk of the server is nearly full: no new tables for now' });
  }
  const open = await house.store.ask('countOpen', source.person, house.now() - house.config.tableCountsMilliseconds);
  return open >= house.config.tablesPerPerson
    ? refusal('tooMany', { problem: 'finish some of your tables first' })
    : undefined;
}

/** A table that is shown to everybody. */
const refuseListing = ({ house }: Pick<Rooms, 'house'>, source: Source, listed: boolean): Refusal | undefined =>
  listed && !house.limits.listings.take(source) ? refusal('tooMany') : undefined;

async function exportRecord(
  { tables, archive }: Rooms,
  client: Client,
  { key, table }: MessageOf<'export'>,
): Promise<Prewritten | Refusal> {
  const archived = await archive.read(table);
  const head = { type: 'record', key };
  if (archived !== undefined) return { head, field: 'record', json: archived };
  const exported = await tables.record(table, client);
  return exported === undefined ? refusal('noSuchTable') : prewritten(exported, head, 'record');
}

/** Opens a table from a record that has not been parsed yet. */
export async function importRecord(rooms: Rooms, source: Source, body: Uint8Array): Promise<Imported> {
  const { house, history, tables } = rooms;
  const refused = await refuseOpening(rooms, source);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const importer = {
    who: await introduce(house, source.person, true),
    now: house.now(),
    secret: hex(SECRET_BYTES),
    naming: house.signer.derive('imports', [source.person]),
  };
  const answer = await history.ask(source, { type: 'import', body, importer });
  if (!answer.ok) return answer;
  const { table } = JSON.parse(new TextDecoder().decode(answer.json)) as { readonly table: string };
  await tables.with(table, async (host) => host.wakeBots());
  return { ok: true, table };
}

async function watch(
  { house, tables, watching }: Rooms,
  client: Client,
  message: MessageOf<'watch'>,
): Promise<HostMessage | Refusal | undefined> {
  const { table, viewer, have } = message;
  const watched = watching.get(client.id) ?? new Set();
  watching.set(client.id, watched);
  const isNew = !watched.has(eyes(table, viewer));
  if (isNew && watched.size >= house.config.viewsPerSocket) return refusal('tooMany');
  // Noted before any waiting: a client that leaves meanwhile, or asks for more, is then counted correctly.
  watched.add(eyes(table, viewer));
  let refused: HostMessage | Refusal | undefined = refusal('unavailable');
  try {
    refused = await atTable(tables, table, (host) => host.watch(client.id, { viewer, person: client.person }, have));
  } finally {
    if (isNew && refused !== undefined) watched.delete(eyes(table, viewer));
  }
  return refused;
}

async function askTable(
  { house, tables }: Rooms,
  client: Client,
  message: MessageOf<'ask'>,
): Promise<HostMessage | Refusal | undefined> {
  const { key, table, command } = message;
  const { person } = client;
  const refused = refuseCommand(house, client, command);
  if (refused !== undefined) return refused;
  // Only a person who sits down brings entropy. Generating it for every action would be a waste.
  const who = await introduce(house, person, command.type === 'sit');
  const answer = await atTable(tables, table, (host) => host.ask({ command, who, key }));
  if (answer === undefined || 'code' in answer) return answer;
  return answer.ok ? { type: 'done', key, done: answer.done } : answer.refusal;
}

function refuseCommand(house: Rooms['house'], client: Client, command: Command): Refusal | undefined {
  if (!house.limits.written.has(client)) return refusal('tooMany');
  // What anyone may write into a table of others.
  const talks = command.type === 'say' || command.type === 'report' || command.type === 'mute';
  if (talks && !house.limits.chat.take(client)) return refusal('tooMany');
  return refuseListing({ house }, client, command.type === 'list' && command.listed);
}

const introduce = async (house: Pick<House, 'nameOf'>, person: string, sits: boolean): Promise<Who> => ({
  id: person,
  name: await house.nameOf(person),
  entropy: sits ? hex(ENTROPY_BYTES) : '',
});

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
