import { computed, signal } from '@preact/signals';
import type { Command, Opening } from '#protocol/commands.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { ListedTable } from '#protocol/summary.ts';
import type { Pace } from '#protocol/shapes.ts';
import type { About } from '#protocol/update.ts';
import type { SeatFace } from '#kit/board.ts';
import { listedFor } from '#table/store.ts';
import { SocketLink } from '../link/socket-link.ts';
import { workerLink } from '../link/worker-link.ts';
import { freshEntropy, type OpeningPlace } from '../parts/opening.ts';
import { faceOf } from '../words.ts';
import { forget, readSummaries } from '../worker/database.ts';
import { LOCAL_PERSON, LOCAL_PREFIX } from '../worker/here.ts';
import { askApi, NoServer } from './api.ts';
import { HostLink } from './host-link.ts';
import { forgetImagined } from './imagined.ts';
import { noteObstacle } from './kept-here.ts';
import { keepList, lastList } from './last-list.ts';
import { rememberPromise } from './promises.ts';
import { putAway, withoutPutAway } from './put-away.ts';
import { noteVersion, socketAddress } from './version.ts';

/** A table in the list on the home page. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly yourTurn: boolean;
  /** A seat is still open. */
  readonly gathering: boolean;
  /** By seat: who sits there. */
  readonly faces: readonly SeatFace[];
  /** The others at the table, in words. */
  readonly company: string;
  /** The seat of the person who opened the table; -1 if they hold none. */
  readonly host: number;
  readonly over: boolean;
  /** Kept in this browser and not by a server. */
  readonly here: boolean;
  readonly changedAt: number;
  readonly deadline?: number;
  readonly pace?: Pace;
}

/** What the API answered last: nothing yet, as it should, with an error, or not at all. */
export type Reach =
  | { readonly is: 'unknown' | 'server' | 'nothing' }
  | { readonly is: 'trouble'; readonly problem: unknown };

export const reach = signal<Reach>({ is: 'unknown' });
/** Whether a server is in reach. One that answers with an error is there, and says so. */
export const connected = computed(() => reach.value.is === 'server');
/** Before the server has answered: as it was last time, so that the page does not jump. */
export const myTables = signal<readonly TableCard[]>(withoutPutAway(lastList()));
/** Tables of others that anyone may join or watch. */
export const listedTables = signal<readonly TableCard[]>([]);

/** Whether this browser hosts the table itself. */
export const isHere = (table: string): boolean => table.startsWith(LOCAL_PREFIX);

let server: HostLink | undefined;
let here: HostLink | undefined;

/** Each link is made when the first table needs it. */
export function hostOf(table: string): HostLink {
  if (isHere(table)) return (here ??= new HostLink(workerLink()));
  return (server ??= new HostLink(new SocketLink(socketAddress(location))));
}

/** Whether some answer of a host is still waited for. */
export const isAsking = (): boolean => [server, here].some((host) => host?.isAsking());

/** Finds out whether there is a server and which tables there are, unless that is known. */
export async function meetServer(): Promise<void> {
  if (!connected.peek()) await refreshTables();
}

/**
 * Opens a table on the server if there is one, and in this browser only if nothing answers at all. A server that
 * answers with an error is not gone: the error is thrown, so that a person can read it and try again.
 */
export async function openTable(opening: Opening): Promise<string> {
  await meetServer();
  const { value } = reach;
  if (value.is === 'trouble') throw value.problem;
  const alone = opening.places.every(({ type }) => type !== 'open');
  if (value.is === 'nothing' && alone) return openHere(opening);
  const { entropy = freshEntropy(), ...table } = opening;
  return openSealed(table, entropy).catch(noteLoss);
}

/** The server was there a moment ago: the next attempt looks for it again. */
function noteLoss(problem: unknown): never {
  if (problem instanceof NoServer) reach.value = { is: 'nothing' };
  throw problem;
}

/**
 * Opens the table with this person's seats still open, reads its commitment, and only then sends this person's
 * entropy. So the host cannot choose its secret to suit. The table is listed last, or somebody else could sit down
 * first.
 */
async function openSealed(opening: Opening, entropy: string): Promise<string> {
  const places = opening.places.map((place): OpeningPlace => (place.type === 'me' ? { type: 'open' } : place));
  const unsealed = { key: crypto.randomUUID(), opening: { ...opening, places, listed: false } };
  const { table } = await askApi<{ readonly table: string }>('/tables', unsealed);
  const { parts } = await askApi<FirstUpdate>(`/tables/${table}`);
  rememberPromise(table, parts.about.commitment, entropy);
  const ask = (command: Command) => askApi(`/tables/${table}`, { key: crypto.randomUUID(), command });
  for (const [seat, { type, ...named }] of opening.places.entries()) {
    if (type === 'me') await ask({ type: 'sit', seat, entropy, ...named });
  }
  if (opening.listed) await ask({ type: 'list', listed: true });
  return table;
}

interface FirstUpdate {
  readonly parts: { readonly about: About };
}

/** Takes a seat at somebody's table, from outside of it. Throws when it is taken already. */
export async function sitAt(table: string, seat: number, name: string): Promise<void> {
  const entropy = freshEntropy();
  const { parts } = await askApi<FirstUpdate>(`/tables/${table}`);
  rememberPromise(table, parts.about.commitment, entropy);
  await askApi(`/tables/${table}`, { key: crypto.randomUUID(), command: { type: 'sit', seat, name, entropy } });
}

export async function openHere(opening: Opening): Promise<string> {
  const answer = await hostOf(LOCAL_PREFIX).ask({ type: 'open', opening });
  if (answer.type !== 'opened') throw new Error(`asked to open a table, answered with ${answer.type}`);
  return answer.table;
}

interface Continued {
  readonly record: RecordFile;
  /** How many of its moves count; undefined: all. */
  readonly moves?: number | undefined;
  /** Undefined: this person holds all seats. */
  readonly places?: readonly OpeningPlace[];
}

/** A table in this browser that continues a record. */
export async function openHereFrom({ record, moves, places }: Continued): Promise<string> {
  const answer = await hostOf(LOCAL_PREFIX).ask({
    type: 'import',
    record,
    ...(moves !== undefined && { moves }),
    ...(places !== undefined && { places: [...places] }),
  });
  if (answer.type !== 'opened') throw new Error(`asked to go on from a record, answered with ${answer.type}`);
  return answer.table;
}

/** Takes a table off the list. A table of this browser is deleted; a finished one of the server is only hidden here. */
export async function removeFromList(table: string): Promise<void> {
  if (isHere(table)) {
    await forget(table);
    forgetImagined(table);
  } else putAway(table);
  await refreshTables();
}

let refreshing: Promise<void> | undefined;

/** Looks again which tables there are, here and with the server. */
export const refreshTables = (): Promise<void> =>
  (refreshing ??= lookForTables().finally(() => (refreshing = undefined)));

async function lookForTables(): Promise<void> {
  const [kept, served] = await Promise.all([hereTables(), serverTables()]);
  const tables = [...kept, ...withoutPutAway(served)].sort(waitingFirst);
  keepList(tables);
  myTables.value = tables;
}

async function hereTables(): Promise<readonly TableCard[]> {
  const summaries = await readSummaries().catch((problem: unknown) => {
    noteObstacle(problem);
    return [];
  });
  return summaries.map((summary) => cardOf(listedFor(summary, LOCAL_PERSON), LOCAL_PERSON, true));
}

/** While the server has a problem or is out of reach, what it listed last is still shown. */
async function serverTables(): Promise<readonly TableCard[]> {
  try {
    const { person, ...me } = await askApi<Me>('/me');
    noteVersion(me);
    const { tables } = await askApi<{ readonly tables: readonly ListedTable[] }>('/me/tables');
    const listed = await askApi<{ readonly tables: readonly ListedTable[] }>('/tables');
    const mine = tables.map(({ table }) => table);
    listedTables.value = listed.tables
      .filter(({ table }) => !mine.includes(table))
      .map((summary) => cardOf(summary, person, false));
    reach.value = { is: 'server' };
    return tables.map((summary) => cardOf(summary, person, false));
  } catch (problem) {
    reach.value = problem instanceof NoServer ? { is: 'nothing' } : { is: 'trouble', problem };
    return lastList().filter(({ here: isKeptHere }) => !isKeptHere);
  }
}

interface Me {
  readonly person: string;
  readonly build?: string;
}

function cardOf(summary: ListedTable, me: string, isKeptHere: boolean): TableCard {
  const { table, game, stage, seats, opener, asksYou, changedAt, deadline, pace } = summary;
  const faces = seats.map((seat, i) => faceOf(seat, i, me));
  // Several players on one device have names of their own.
  const alone = faces.filter(({ kind }) => kind === 'you').length === 1;
  return {
    id: table,
    game,
    yourTurn: asksYou,
    gathering: stage === 'gathering',
    faces,
    company: faces
      .flatMap(({ name, kind }) => (kind === 'nobody' || (kind === 'you' && alone) ? [] : [name]))
      .join(', '),
    host: seats.findIndex((seat) => seat.holder === 'person' && seat.person === opener),
    over: stage === 'over',
    here: isKeptHere,
    changedAt,
    ...(deadline !== undefined && { deadline }),
    ...(pace !== undefined && { pace }),
  };
}

const urgency = (table: TableCard) => (table.over ? 0 : table.yourTurn ? 2 : 1);

const waitingFirst = (a: TableCard, b: TableCard) => urgency(b) - urgency(a) || b.changedAt - a.changedAt;
