import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Done, HostMessage } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { ChatMessage, LogPart } from '#protocol/update.ts';
import { audience } from './audience.ts';
import { type BotQuestion, botMinder } from './bot-minder.ts';
import { deadlineOf } from './clock.ts';
import type { HostCommand } from './play-commands.ts';
import type { ChangeOf } from './entries.ts';
import { type History, historyOf, logOf, viewAt } from './history.ts';
import { type Result, openLedger, restore } from './ledger.ts';
import { recordFileOf } from './record.ts';
import { type CommandResult, type CommandRequest, acceptCommand, acceptHostCommand } from './reducer.ts';
import type { TableStore } from './store.ts';
import { summaryOf } from './summary.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee } from './updates.ts';

/** Everything a host needs from outside. The same host runs on the server and in a browser's worker. */
export interface HostNeeds {
  readonly rules: AnyGame;
  readonly store: TableStore;
  readonly now: () => number;
  readonly think: (question: BotQuestion) => Promise<Action>;
  readonly send: (client: string, message: HostMessage) => void;
  /** For the operator of the server. */
  readonly reported?: (report: Report) => void;
  /** Called with errors that belong to no request: for the log. */
  readonly trouble: (problem: unknown) => void;
}

/** A chat message that somebody complains about. */
export interface Report {
  readonly table: string;
  readonly by: string;
  readonly chatMessage: ChatMessage | undefined;
  readonly why: string;
}

/** One running table. Requests are handled one after the other, and answered when their changes are stored. */
export interface TableHost {
  table(): TableState;
  ask(asked: CommandRequest): Promise<Result<{ readonly done: Done }>>;
  /** Tells a client what it has missed, and from now on everything this viewer may know. */
  watch(client: string, listener: Listener, since?: string): Promise<Refusal | undefined>;
  /** Without a viewer: the client is gone. */
  unwatch(client: string, viewer?: Listener['viewer']): void;
  watchers(): number;
  readLog(from: number, to: number): Promise<LogPart>;
  readMoment(listener: Listener, log: number): Promise<Result<{ readonly view: unknown }>>;
  record(): Promise<Result<{ readonly record: RecordFile }>>;
  /** Asks the bots that owe a decision. */
  wakeBots(): void;
  /** The same, and hands over seats whose time has run out. */
  wake(): Promise<void>;
  /** Resolves when everything asked so far is answered. */
  rest(): Promise<void>;
}

/** Stores the first entry of a new table, and runs it. */
export async function startTable(needs: HostNeeds, opened: Extract<CommandResult, { ok: true }>): Promise<TableHost> {
  const { entry, table } = opened;
  if (entry === undefined) throw new Error('a new table begins with an entry');
  await needs.store.append(table.table, 0, [entry], summaryOf(needs.rules, table));
  return runTable(needs, table);
}

/** Runs a stored table; undefined when the store has none of this name. */
export async function resumeTable(needs: HostNeeds, table: string): Promise<TableHost | undefined> {
  const stored = await needs.store.load(table);
  return stored && runTable(needs, restore(needs.rules, stored));
}

function runTable(needs: HostNeeds, opened: TableState): TableHost {
  const { rules, store, now } = needs;
  const listeners = audience(needs);
  const ledger = openLedger(needs, opened, (table, entry) => {
    listeners.sendUpdates(table);
    bots.ask();
    for (const change of entry?.changes ?? []) {
      if (change.type === 'reported') needs.reported?.(reportOf(table, change));
    }
  });
  const { current, inTurn } = ledger;
  const bots = botMinder(needs, { current, isWatched: () => listeners.count() > 0, play: askAsHost });

  function askAsHost(command: HostCommand) {
    return inTurn(() => ledger.keep(acceptHostCommand(rules, current(), command, now())));
  }
  return {
    table: current,
    ask: (asked) => inTurn(() => ledger.keep(acceptCommand(rules, current(), asked, now()))),
    watch: (client, listener, since) =>
      inTurn(async () => {
        const refused = listeners.watch(current(), client, listener, since);
        // Bots that paused because nobody watched go on.
        bots.ask();
        return refused;
      }),
    unwatch(client, viewer) {
      listeners.unwatch(client, viewer);
      // A watch that still waits for its turn must not outlive the client.
      inTurn(async () => listeners.unwatch(client, viewer)).catch(needs.trouble);
    },
    watchers: listeners.count,
    wakeBots: bots.ask,
    async wake() {
      bots.ask();
      const deadline = deadlineOf(current());
      if (deadline !== undefined && now() >= deadline) await askAsHost({ type: 'expire' });
    },
    rest: () => inTurn(async () => undefined),
    ...readers(rules, store, current),
  };
}

const reportOf = ({ table, chat }: TableState, { person, saying, why }: ChangeOf<'reported'>): Report => ({
  table,
  by: person,
  why,
  chatMessage: chat.find(({ number }) => number === saying),
});

/** Reads the whole history, which costs more the longer the game is: only on demand. */
function readers(
  rules: AnyGame,
  store: TableStore,
  current: () => TableState,
): Pick<TableHost, 'readLog' | 'readMoment' | 'record'> {
  let latest: { readonly version: number; readonly history: WeakRef<Promise<History>> } | undefined;
  const readHistory = (): Promise<History> => {
    const { table, version } = current();
    // Held weakly: a client that asks again and again gets it from memory, and memory can still be freed.
    const known = latest?.version === version ? latest.history.deref() : undefined;
    if (known !== undefined) return known;
    const history = store.entries(table, 0, version).then(historyOf);
    latest = { version, history: new WeakRef(history) };
    history.catch(() => (latest = undefined));
    return history;
  };
  return {
    readLog: async (from, to) => ({ from, items: logOf((await readHistory()).moves).slice(from, to) }),
    async readMoment(listener, log) {
      const history = await readHistory();
      if (!maySee(current(), listener)) return { ok: false, refusal: refusal('notYourSeat') };
      return { ok: true, view: viewAt(rules, current(), history, { viewer: listener.viewer, log }) };
    },
    async record() {
      if (current().stage !== 'over') return { ok: false, refusal: refusal('notOver') };
      return { ok: true, record: recordFileOf(current(), await readHistory()) };
    },
  };
}
