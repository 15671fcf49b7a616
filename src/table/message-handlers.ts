import type { AnyGame } from '#engine/game.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { Command, Opening } from '#protocol/commands.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { LogPart } from '#protocol/update.ts';
import type { Requester } from './draft.ts';
import type { TableHost } from './host.ts';
import { type Result, RulesChanged } from './ledger.ts';
import { createTable } from './opening.ts';
import type { CommandResult } from './reducer.ts';
import { maySee } from './updates.ts';
import type { Watches } from './watches.ts';

/*
 * What each message of a client leads to. A server and a browser's worker handle the same messages in the same way;
 * what differs between them is their `TableBackend`.
 */

export type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

export interface MessageSender {
  readonly id: string;
  readonly person: string;
}

/** A message whose longest part was written as JSON elsewhere, in another thread for example. */
export interface Prewritten {
  readonly head: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly json: Uint8Array;
}

/** Something whose size grows with the length of the game, or its JSON. */
export type ReadResult<T> = Result<{ readonly value: T } | { readonly json: Uint8Array }>;

export interface TableBackend<S extends MessageSender> {
  readonly now: () => number;
  readonly watches: Watches;
  /** Works on a table, which is loaded if need be; undefined when there is no such table. */
  readonly withTable: <T>(table: string, work: (host: TableHost) => Promise<T>) => Promise<T | undefined>;
  /** The sender as the table knows persons. Only one who sits down brings entropy: `sits`. */
  readonly introduce: (sender: S, sits: boolean) => Promise<Requester>;
  readonly refuseOpening: (sender: S, opening: Opening) => Promise<Refusal | undefined>;
  readonly refuseCommand: (sender: S, command: Command) => Refusal | undefined;
  /** The name and the secret of the table that an opening makes; and whether it was made before. */
  readonly nameTable: (sender: S, key: string) => string;
  readonly newSecret: () => string;
  readonly isStored: (table: string) => Promise<boolean>;
  /** Stores and runs a table that was just opened. */
  readonly start: (rules: AnyGame, opened: Extract<CommandResult, { ok: true }>) => Promise<void>;
  readonly importRecord: (sender: S, message: MessageOf<'import'>) => Promise<Result<{ readonly table: string }>>;
  /** Undefined when there is no such table. */
  readonly readRecord: (sender: S, table: string) => Promise<ReadResult<RecordFile> | undefined>;
  readonly readLog: (sender: S, host: TableHost, range: MessageOf<'readLog'>) => Promise<ReadResult<LogPart>>;
  /** Called only for a viewer the sender may look as. */
  readonly readMoment: (sender: S, host: TableHost, at: MessageOf<'readMoment'>) => Promise<ReadResult<unknown>>;
}

/** An answer to the sender alone, a refusal, or nothing besides what the watchers of the table are told. */
export type MessageAnswer = HostMessage | Prewritten | Refusal | undefined;

type MessageHandler<T extends ClientMessage['type']> = <S extends MessageSender>(
  backend: TableBackend<S>,
  sender: S,
  message: MessageOf<T>,
) => Promise<MessageAnswer>;

const HANDLERS: { readonly [T in ClientMessage['type']]: MessageHandler<T> } = {
  async open(backend, sender, { key, opening }) {
    if (!isGameId(opening.game)) return refusal('noSuchGame');
    const table = backend.nameTable(sender, key);
    const opened = { type: 'opened', key, table } as const;
    // The same opening sent twice opens one table.
    if (await backend.isStored(table)) return opened;
    const refused = await backend.refuseOpening(sender, opening);
    if (refused !== undefined) return refused;
    const rules = await loadGame(opening.game);
    const who = await backend.introduce(sender, true);
    const made = createTable(rules, opening, { table, now: backend.now(), who, secret: backend.newSecret() });
    if (!made.ok) return made.refusal;
    await backend.start(rules, made);
    return opened;
  },

  async import(backend, sender, message) {
    const imported = await backend.importRecord(sender, message);
    return imported.ok ? { type: 'opened', key: message.key, table: imported.table } : imported.refusal;
  },

  async export(backend, sender, { key, table }) {
    const read = await backend.readRecord(sender, table);
    if (read === undefined) return refusal('noSuchTable');
    const head = { type: 'record', key } as const;
    return answerWith(read, { head, field: 'record', join: (record) => ({ ...head, record }) });
  },

  async watch(backend, sender, { table, viewer, since }) {
    const { watches } = backend;
    const isNew = !watches.has(sender.id, table, viewer);
    // Noted before any waiting: a client that leaves meanwhile, or asks for more, is then counted correctly.
    if (!watches.add(sender.id, table, viewer)) return refusal('tooMany');
    let refused: Refusal | undefined = refusal('unavailable');
    try {
      refused = await atTable(backend, table, (host) =>
        host.watch(sender.id, { viewer, person: sender.person }, since),
      );
    } finally {
      if (isNew && refused !== undefined) watches.delete(sender.id, table, viewer);
    }
    return refused;
  },

  async unwatch({ withTable, watches }, { id }, { table, viewer }) {
    await withTable(table, async (host) => host.unwatch(id, viewer));
    watches.delete(id, table, viewer);
    return undefined;
  },

  async command(backend, sender, { key, table, command }) {
    const refused = backend.refuseCommand(sender, command);
    if (refused !== undefined) return refused;
    const who = await backend.introduce(sender, command.type === 'sit');
    const answer = await atTable(backend, table, (host) => host.ask({ command, who, key }));
    if (answer === undefined || 'code' in answer) return answer;
    return answer.ok ? { type: 'done', key, done: answer.done } : answer.refusal;
  },

  readLog: (backend, sender, message) =>
    atTable(backend, message.table, async (host) => {
      const read = await backend.readLog(sender, host, message);
      const head = { type: 'log', key: message.key, table: message.table } as const;
      return answerWith(read, { head, field: 'log', join: (log) => ({ ...head, log }) });
    }),

  readMoment: (backend, sender, message) =>
    atTable(backend, message.table, async (host) => {
      const { key, table, viewer, log } = message;
      if (!maySee(host.table(), { viewer, person: sender.person })) return refusal('notYourSeat');
      const read = await backend.readMoment(sender, host, message);
      const head = { type: 'moment', key, table, viewer, log } as const;
      return answerWith(read, { head, field: 'view', join: (view) => ({ ...head, view }) });
    }),
};

export function handleMessage<S extends MessageSender>(
  backend: TableBackend<S>,
  sender: S,
  message: ClientMessage,
): Promise<MessageAnswer> {
  const handler = HANDLERS[message.type] as MessageHandler<ClientMessage['type']>;
  return handler(backend, sender, message);
}

/** A refusal as the answer to a message. */
export const refusedMessage = (message: ClientMessage, why: Refusal): HostMessage => ({
  type: 'refused',
  refusal: why,
  ...('key' in message ? { key: message.key } : {}),
});

/** Works on a table. A table that cannot be opened is refused with the reason. */
export async function atTable<T>(
  { withTable }: Pick<TableBackend<never>, 'withTable'>,
  table: string,
  work: (host: TableHost) => Promise<T>,
): Promise<T | Refusal | undefined> {
  let isThere = false;
  try {
    const answer = await withTable(table, (host) => {
      isThere = true;
      return work(host);
    });
    return isThere ? answer : refusal('noSuchTable');
  } catch (problem) {
    if (problem instanceof RulesChanged) return refusal('rulesChanged');
    throw problem;
  }
}

interface LongAnswer<T> extends Omit<Prewritten, 'json'> {
  readonly join: (value: T) => HostMessage;
}

function answerWith<T>(read: ReadResult<T>, { head, field, join }: LongAnswer<T>): HostMessage | Prewritten | Refusal {
  if (!read.ok) return read.refusal;
  return 'json' in read ? { head, field, json: read.json } : join(read.value);
}
