import { randomBytes } from 'node:crypto';
import type { AnyGame } from '#engine/game.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { TableHost } from '#table/host.ts';
import { RulesChanged } from '#table/ledger.ts';
import { openFromRecord } from '#table/record.ts';
import { type Answer, open, type OpeningContext } from '#table/request.ts';
import type { Who } from '#table/draft.ts';
import type { Archive } from './archive.ts';
import type { Client, House } from './house.ts';
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
  /** By client, the tables it watches, each through how many eyes. */
  readonly watching: Map<string, Set<string>>;
  /** Those who are here, by id. */
  readonly clients: Map<string, Client>;
}

type Receive<T extends ClientMessage['type']> = (
  rooms: Rooms,
  client: Client,
  message: MessageOf<T>,
) => Promise<HostMessage | Refusal | undefined>;

/** What each message of a client leads to: an answer to it alone, a refusal, or nothing but what others are told. */
export const RECEIVE: { readonly [T in ClientMessage['type']]: Receive<T> } = {
  open: (rooms, client, { key, opening }) =>
    openTable(rooms, client, { key, game: opening.game, make: (rules, context) => open(rules, opening, context) }),
  import: (rooms, client, { key, ...asked }) =>
    openTable(rooms, client, {
      key,
      game: asked.record.game,
      make: (rules, context) => openFromRecord(rules, asked, context),
    }),
  export: ({ tables, archive }, _, { key, table }) => exportRecord(tables, archive, { key, table }),
  watch: (rooms, client, message) => watch(rooms, client, message),
  async unwatch({ tables, watching }, client, { table, viewer }) {
    await tables.with(table, async (host) => {
      host.unwatch(client.id, viewer);
    });
    watching.get(client.id)?.delete(eyes(table, viewer));
    return undefined;
  },
  ask: (rooms, client, message) => askTable(rooms, client, message),
  readLog: ({ tables }, _, { key, table, from, to }) =>
    atTable(tables, table, async (host) => ({ type: 'log', key, table, log: await host.readLog(from, to) })),
  readMoment: ({ tables }, { person }, { key, table, viewer, log }) =>
    atTable(tables, table, async (host) => {
      const read = await host.readMoment({ viewer, person }, log);
      return read.ok ? { type: 'moment', key, table, viewer, log, view: read.view } : read.refusal;
    }),
};

const eyes = (table: string, viewer: Viewer): string => `${table} ${viewer}`;

/** The tables behind what a client watches. */
export const tablesIn = (watched: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  new Set([...watched].map((seen) => seen.slice(0, seen.indexOf(' '))));

/** Does something at a table; what cannot be opened is refused as what it is. */
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
  readonly make: (rules: AnyGame, context: OpeningContext) => Answer;
}

async function openTable(
  rooms: Rooms,
  { person }: Client,
  { key, game, make }: NewTable,
): Promise<HostMessage | Refusal> {
  const { tables, house } = rooms;
  if (!isGameId(game)) return refusal('noSuchGame');
  // The key gives the table its name, so that the same opening sent twice opens one table.
  const table = house.signer.derive('table', [person, key]);
  const opened: HostMessage = { type: 'opened', key, table };
  if ((await house.store.ask('summary', table)) !== undefined) return opened;
  const refused = await refuseOpening(rooms, person);
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

async function refuseOpening({ house, tables }: Rooms, person: string): Promise<Refusal | undefined> {
  if (!house.limits.openings.take(person)) return refusal('tooMany');
  if (tables.isFull()) return refusal('unavailable');
  if (house.diskIsLow()) {
    return refusal('unavailable', { problem: 'the disk of the server is nearly full: no new tables for now' });
  }
  const open = await house.store.ask('countOpen', person, house.now() - house.config.tableCountsMilliseconds);
  return open >= house.config.tablesPerPerson
    ? refusal('tooMany', { problem: 'finish some of your tables first' })
    : undefined;
}

async function exportRecord(
  tables: LiveTables,
  archive: Archive,
  { key, table }: { key: string; table: string },
): Promise<HostMessage | Refusal> {
  const archived = await archive.read(table);
  if (archived !== undefined) return { type: 'record', key, record: archived };
  const exported = await tables.record(table);
  if (exported === undefined) return refusal('noSuchTable');
  return exported.ok ? { type: 'record', key, record: exported.record } : exported.refusal;
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
  // Noted before anything is waited for: a client that goes meanwhile, or asks for more, is counted right.
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
  { person }: Client,
  message: MessageOf<'ask'>,
): Promise<HostMessage | Refusal | undefined> {
  const { key, table, command } = message;
  // What anyone at all may write into a table of others.
  const talks = command.type === 'say' || command.type === 'report' || command.type === 'mute';
  if (talks && !house.limits.chat.take(person)) return refusal('tooMany');
  // A generator's call for every action would be wasted: only whoever sits down brings entropy.
  const who = await introduce(house, person, command.type === 'sit');
  const answer = await atTable(tables, table, (host) => host.ask({ command, who, key }));
  if (answer === undefined || 'code' in answer) return answer;
  return answer.ok ? { type: 'done', key, done: answer.done } : answer.refusal;
}

const introduce = async (house: Pick<House, 'nameOf'>, person: string, sits: boolean): Promise<Who> => ({
  id: person,
  name: await house.nameOf(person),
  entropy: sits ? hex(ENTROPY_BYTES) : '',
});

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
