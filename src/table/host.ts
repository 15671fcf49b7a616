import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Done, HostMessage } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Log } from '#protocol/told.ts';
import { audience } from './audience.ts';
import { advance } from './advance.ts';
import { type BotQuestion, botMinder } from './bot-minder.ts';
import { deadlineOf } from './clock.ts';
import { type History, type Moment, historyOf, logOf, viewAt } from './history.ts';
import { recordFileOf } from './record.ts';
import { type Answer, type Asked, request, requestByHost } from './request.ts';
import type { Stored, TableStore } from './store.ts';
import { summaryOf } from './summary.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee } from './tell.ts';

/** All that a host has from outside: the same host runs on the server and in a browser's worker. */
export interface HostNeeds {
  readonly rules: AnyGame;
  readonly store: TableStore;
  now(): number;
  think(question: BotQuestion): Promise<Action>;
  send(client: string, message: HostMessage): void;
  /** Told of what went wrong without anybody having asked: for the log. */
  trouble(problem: unknown): void;
}

export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };

/** One running table. Requests are taken one after the other, and answered when what they changed is kept. */
export interface TableHost {
  table(): TableState;
  ask(asked: Asked): Promise<Result<{ readonly done: Done }>>;
  /** Tells a client what it has missed, and from now on whatever this viewer may know. */
  watch(client: string, listener: Listener, have?: string): Promise<Refusal | undefined>;
  /** Without a viewer: the client is gone. */
  unwatch(client: string, viewer?: Listener['viewer']): void;
  watchers(): number;
  readLog(from: number, to: number): Promise<Log>;
  readMoment(listener: Listener, log: number): Promise<Result<{ readonly view: unknown }>>;
  record(): Promise<Result<{ readonly record: RecordFile }>>;
  /** Asks the bots that owe a decision, and hands over the seats whose time has run out. */
  wake(): Promise<void>;
  /** Resolves when all that was asked so far is answered. */
  rest(): Promise<void>;
}

/** Every so many entries the table is saved whole, so that opening it costs the same however long it is. */
const SNAPSHOT_EVERY = 64;

/** Keeps the first entry of a new table, and runs it. */
export async function startTable(needs: HostNeeds, opened: Extract<Answer, { ok: true }>): Promise<TableHost> {
  const { entry, table } = opened;
  if (entry === undefined) throw new Error('a new table begins with an entry');
  await needs.store.append(table.table, 0, [entry], summaryOf(needs.rules, table, entry.at));
  return runTable(needs, table);
}

/** Runs a table that was kept; undefined when the store knows none of this name. */
export async function resumeTable(needs: HostNeeds, table: string): Promise<TableHost | undefined> {
  const stored = await needs.store.load(table);
  return stored && runTable(needs, restore(needs.rules, stored));
}

/** The table that a snapshot and the entries after it come to. */
export function restore(rules: AnyGame, { snapshot, entries }: Stored): TableState {
  let table = snapshot;
  for (const entry of entries) table = advance(rules, table, entry);
  if (table === undefined) throw new Error('a stored table has neither a snapshot nor entries');
  return table;
}

function runTable(needs: HostNeeds, opened: TableState): TableHost {
  const { rules, store, now } = needs;
  let table = opened;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = audience(needs);
  const bots = botMinder(needs, { current: () => table, play: (command) => askAsHost(command) });

  /** One after the other: each request sees what the one before it has changed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  async function settleAnswer(answer: Answer): Promise<Result<{ readonly done: Done }>> {
    if (!answer.ok) return answer;
    if (answer.entry !== undefined && !(await keep(answer, answer.entry))) {
      return { ok: false, refusal: refusal('unavailable') };
    }
    return { ok: true, done: answer.done };
  }

  /** Only what is kept becomes the table. Whether a failed write was kept is unknown, so the store is asked. */
  async function keep(answer: Extract<Answer, { ok: true }>, entry: NonNullable<typeof answer.entry>) {
    try {
      await store.append(table.table, table.version, [entry], summaryOf(rules, answer.table, entry.at));
    } catch (problem) {
      needs.trouble(problem);
      await reload();
      return false;
    }
    turnTo(answer.table);
    if (table.version % SNAPSHOT_EVERY === 0) store.saveSnapshot(table.table, table).catch(needs.trouble);
    return true;
  }

  async function reload(): Promise<void> {
    const stored = await store.load(table.table).catch(needs.trouble);
    if (stored) turnTo(restore(rules, stored));
  }

  function turnTo(next: TableState): void {
    table = next;
    listeners.tell(table);
    bots.ask();
  }

  const askAsHost = (command: Parameters<typeof requestByHost>[2]) =>
    inTurn(() => settleAnswer(requestByHost(rules, table, command, now())));

  const readHistory = async (): Promise<History> => historyOf(await store.entries(table.table, 0, table.version));

  return {
    table: () => table,
    ask: (asked) => inTurn(() => settleAnswer(request(rules, table, asked, now()))),
    watch: (client, listener, have) => inTurn(async () => listeners.watch(table, client, listener, have)),
    unwatch: (client, viewer) => listeners.unwatch(client, viewer),
    watchers: () => listeners.count(),
    async readLog(from, to) {
      const { moves } = await readHistory();
      return { from, items: logOf(moves).slice(from, to) };
    },
    async readMoment(listener, log) {
      if (!maySee(table, listener)) return { ok: false, refusal: refusal('notYourSeat') };
      const moment: Moment = { viewer: listener.viewer, log };
      return { ok: true, view: viewAt(rules, table, await readHistory(), moment) };
    },
    async record() {
      if (table.stage !== 'over') return { ok: false, refusal: refusal('notOver') };
      return { ok: true, record: recordFileOf(table, await readHistory()) };
    },
    async wake() {
      bots.ask();
      const deadline = deadlineOf(table);
      if (deadline !== undefined && now() >= deadline) await askAsHost({ type: 'expire' });
    },
    rest: () => inTurn(async () => undefined),
  };
}
