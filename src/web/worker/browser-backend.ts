import type { AnyGame } from '#engine/game.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { refusal } from '#protocol/refusals.ts';
import { UNNAMED } from '#protocol/unnamed.ts';
import type { Requester } from '#table/draft.ts';
import { type HostNeeds, resumeTable, startTable, type TableHost } from '#table/host.ts';
import {
  type MessageOf,
  type MessageSender,
  type ReadResult,
  type TableBackend,
  atTable,
  handleMessage,
  refusedMessage,
} from '#table/message-handlers.ts';
import { openFromRecord } from '#table/record.ts';
import type { CommandResult } from '#table/reducer.ts';
import { Watches } from '#table/watches.ts';
import { LOCAL_PERSON, LOCAL_PREFIX } from './here.ts';

export interface BrowserNeeds extends Omit<HostNeeds, 'rules' | 'send'> {
  /** Fresh hex digits that nobody can foresee. */
  readonly entropy: (bytes: number) => string;
  readonly send: (message: HostMessage) => void;
}

/** There is one client: the page that started the worker. */
const PAGE: MessageSender = { id: 'page', person: LOCAL_PERSON };

/** Handles the messages of the page. Long histories are read in place, so every answer is a whole message. */
export function receiveFromPage(needs: BrowserNeeds): (message: ClientMessage) => Promise<void> {
  const backend = newBrowserBackend(needs);
  return async (message) => {
    try {
      const answer = await handleMessage(backend, PAGE, message);
      if (answer === undefined) return;
      if ('json' in answer) throw new Error(`the answer to ${message.type} was written elsewhere`);
      needs.send('code' in answer ? refusedMessage(message, answer) : answer);
    } catch (problem) {
      needs.trouble(problem);
      needs.send(refusedMessage(message, refusal('unavailable')));
    }
  };
}

function newBrowserBackend(needs: BrowserNeeds): TableBackend<MessageSender> {
  const { now, entropy, store } = needs;
  const tables = new BrowserTables(needs);
  const who = (): Requester => ({ id: LOCAL_PERSON, name: UNNAMED, entropy: entropy(32) });
  const nameTable = () => `${LOCAL_PREFIX}${entropy(8)}`;
  const newSecret = () => entropy(32);
  return {
    now,
    nameTable,
    newSecret,
    watches: new Watches(),
    withTable: (table, work) => tables.with(table, work),
    introduce: async () => who(),
    // Nobody else shares this browser, so nothing is limited.
    refuseOpening: async () => undefined,
    refuseCommand: () => undefined,
    isStored: async (table) => (await store.load(table)) !== undefined,
    start: (rules, opened) => tables.start(rules, opened),
    async importRecord(_, message: MessageOf<'import'>) {
      const { game } = message.record;
      if (!isGameId(game)) return { ok: false, refusal: refusal('noSuchGame') };
      const rules = await loadGame(game);
      const table = nameTable();
      const opened = openFromRecord(rules, message, { table, now: now(), who: who(), secret: newSecret() });
      if (!opened.ok) return opened;
      await tables.start(rules, opened);
      return { ok: true, table };
    },
    readRecord: (_, table) => readRecord(tables, table),
    async readLog(_, host, { from, to }) {
      return { ok: true, value: await host.readLog(from, to) };
    },
    async readMoment(_, host, { viewer, log }) {
      const read = await host.readMoment({ viewer, person: LOCAL_PERSON }, log);
      return read.ok ? { ok: true, value: read.view } : read;
    },
  };
}

async function readRecord(tables: BrowserTables, table: string): Promise<ReadResult<RecordFile> | undefined> {
  const withTable: BrowserTables['with'] = (name, work) => tables.with(name, work);
  const read = await atTable({ withTable }, table, (host) => host.record());
  if (read === undefined) return undefined;
  if ('code' in read) return { ok: false, refusal: read };
  return read.ok ? { ok: true, value: read.record } : read;
}

/** The tables in memory. They stay there until the page is closed. */
class BrowserTables {
  readonly #needs: BrowserNeeds;
  readonly #hosts = new Map<string, Promise<TableHost | undefined>>();

  constructor(needs: BrowserNeeds) {
    this.#needs = needs;
  }

  async with<T>(table: string, work: (host: TableHost) => Promise<T>): Promise<T | undefined> {
    const host = await (this.#hosts.get(table) ?? this.#admit(table, this.#resume(table)));
    return host && work(host);
  }

  async start(rules: AnyGame, opened: Extract<CommandResult, { ok: true }>): Promise<void> {
    const host = await this.#admit(opened.table.table, startTable(this.#hostNeeds(rules), opened));
    await host?.wake();
  }

  #admit(table: string, host: Promise<TableHost | undefined>): Promise<TableHost | undefined> {
    this.#hosts.set(table, host);
    // A table that does not exist or could not be loaded is not remembered: it may exist the next time.
    const forget = () => this.#hosts.get(table) === host && this.#hosts.delete(table);
    host.then((found) => found ?? forget(), forget);
    return host;
  }

  #hostNeeds(rules: AnyGame): HostNeeds {
    const { store, now, think, trouble, send } = this.#needs;
    return { rules, store, now, think, trouble, send: (_, message) => send(message) };
  }

  async #resume(table: string): Promise<TableHost | undefined> {
    const { store } = this.#needs;
    const stored = await store.load(table);
    const [first] = (await store.entries(table, 0, 1))[0]?.changes ?? [];
    const game = stored?.snapshot?.game ?? (first?.type === 'opened' ? first.game : '');
    if (!isGameId(game)) return undefined;
    const host = await resumeTable(this.#hostNeeds(await loadGame(game)), table);
    await host?.wake();
    return host;
  }
}
