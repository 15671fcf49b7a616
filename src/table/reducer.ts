import type { AnyGame } from '#engine/game.ts';
import { same } from '#engine/same.ts';
import type { Command } from '#protocol/commands.ts';
import type { Done } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { applyChange } from './apply-change.ts';
import * as chat from './chat-commands.ts';
import { type Draft, type Requester, startDraft } from './draft.ts';
import type { Change, Entry } from './entries.ts';
import { addFollowUps } from './follow-ups.ts';
import * as game from './play-commands.ts';
import type { HostCommand } from './play-commands.ts';
import * as seats from './seat-commands.ts';
import { type TableState, viewerTurn } from './table.ts';

/*
 * How a table changes. A command goes through these steps:
 *  1. accept: was it asked before, is the game over? (`acceptCommand`, for the host's own `acceptHostCommand`)
 *  2. draft: the command's function in COMMANDS refuses, or records changes in a draft
 *  3. follow-ups: chance, instructions, empty seats and the end add theirs (`addFollowUps`)
 *  4. entry: the draft is closed; its changes are what is stored (`closeDraft`)
 *  5. apply: each change by `applyChange`, then the entry is counted by `countEntry`
 * A draft applies each change as it is recorded, since the next one depends on it. A table that is read from the store
 * goes through step 5 alone (`applyEntry`), with the same two functions. Nothing here is stored or sent.
 */

export type CommandResult =
  /** Without an entry nothing had to change: it was asked a second time, or is already so. */
  | { readonly ok: true; readonly table: TableState; readonly done: Done; readonly entry?: Entry }
  | { readonly ok: false; readonly refusal: Refusal };

type CommandFunction<T extends Command['type']> = (
  draft: Draft,
  command: Extract<Command, { readonly type: T }>,
  who: Requester,
) => Refusal | undefined;

const COMMANDS: { readonly [T in Command['type']]: CommandFunction<T> } = {
  play: game.playActions,
  undo: game.undo,
  askTakeback: game.askTakeback,
  answerTakeback: game.answerTakeback,
  instruct: game.instruct,
  sit: seats.sit,
  leave: seats.leaveSeat,
  handToBot: seats.handToBot,
  reclaim: seats.reclaim,
  clearSeat: seats.clearSeat,
  rename: seats.rename,
  list: seats.list,
  say: chat.sendMessage,
  mute: chat.mute,
  report: chat.report,
  markRead: chat.markRead,
};

/** All that can still be asked of a finished table. Nothing that is part of its record, which never changes again. */
const AFTER_THE_END: ReadonlySet<Command['type']> = new Set(['say', 'mute', 'report', 'markRead']);

/** After these the game may go on by itself. `play` has follow-ups after each step of a plan, and adds them itself. */
const FOLLOWED: ReadonlySet<Command['type']> = new Set(['instruct', 'sit', 'leave', 'handToBot', 'reclaim']);

export interface CommandRequest {
  readonly command: Command;
  readonly who: Requester;
  /** The client's own key for this request. */
  readonly key: string;
}

export function acceptCommand(rules: AnyGame, table: TableState, asked: CommandRequest, now: number): CommandResult {
  const { command, who } = asked;
  const key = `${who.id}:${asked.key}`;
  const before = isNew(table, command) ? undefined : table.keys.find((known) => known.key === key);
  if (before !== undefined) return { ok: true, table, done: doneWith(table, command, before.played) };
  if (table.stage === 'over' && !AFTER_THE_END.has(command.type)) return { ok: false, refusal: refusal('over') };
  const draft = startDraft(rules, table, now);
  const refused = (COMMANDS[command.type] as CommandFunction<Command['type']>)(draft, command, who);
  if (refused !== undefined) return { ok: false, refusal: refused };
  if (FOLLOWED.has(command.type)) addFollowUps(draft);
  const closed = closeDraft(table, draft, key);
  return { ok: true, ...closed, done: doneWith(closed.table, command, draft.played) };
}

/** An answer to the question that is open now is new, so there is no need to search the keys. */
const isNew = (table: TableState, command: Command): boolean =>
  command.type === 'play' && command.expectedTurn === viewerTurn(table, command.seat);

/** What the host does without a request from a person: a bot's move, an expired clock. */
export function acceptHostCommand(rules: AnyGame, table: TableState, command: HostCommand, now: number): CommandResult {
  const draft = startDraft(rules, table, now);
  const refused = command.type === 'botPlays' ? game.botPlays(draft, command) : game.expire(draft);
  if (refused !== undefined) return { ok: false, refusal: refused };
  if (command.type === 'botPlays') addFollowUps(draft);
  return { ok: true, ...closeDraft(table, draft), done: {} };
}

function doneWith(table: TableState, command: Command, played: number | undefined): Done {
  const decided = command.type === 'play' || command.type === 'undo' || command.type === 'askTakeback';
  return {
    ...(decided ? { turn: viewerTurn(table, command.seat) } : {}),
    ...(played === undefined ? {} : { played }),
  };
}

/** One entry with all changes of a draft, and the table after it. Without changes there is no entry. */
export function closeDraft(
  before: TableState,
  draft: Draft,
  key?: string,
): { readonly table: TableState; readonly entry?: Entry } {
  const { rules, changes, now, played } = draft;
  if (changes.length === 0) return { table: before };
  const entry: Entry = {
    at: now,
    changes,
    seen: seenBy(rules, before, draft.table, changes),
    ...(key === undefined ? {} : { key }),
    ...(played === undefined ? {} : { played }),
  };
  return { entry, table: countEntry(draft.table, entry) };
}

/** Which viewers could notice that the game moved on; see `Entry.seen`. */
function seenBy(rules: AnyGame, before: TableState, after: TableState, changes: readonly Change[]): number {
  const everyone = 2 ** after.turns.length - 1;
  if (after.position === before.position) return after.stage === before.stage ? 0 : everyone;
  if (after.log !== before.log || after.logCuts !== before.logCuts || after.stage !== before.stage) return everyone;
  return after.turns.reduce((seen, _, viewer) => {
    const seat = viewer < after.seats.length ? viewer : undefined;
    const acted = changes.some((change) => change.type === 'moved' && change.actor === seat);
    const noticed = acted || !same(rules.view(before.position, seat), rules.view(after.position, seat));
    return noticed ? seen | (1 << viewer) : seen;
  }, 0);
}

/** The table after a stored entry. */
export function applyEntry(rules: AnyGame, before: TableState | undefined, entry: Entry): TableState {
  const { at, changes } = entry;
  let table = before;
  for (const change of changes) table = applyChange(rules, table, change, { at });
  if (table === undefined) throw new Error('an entry without changes cannot open a table');
  return countEntry(table, entry);
}

/** How many keys of requests are remembered: older ones are not sent again. */
const KEPT_KEYS = 64;

/** Counts an entry whose changes have all been applied. */
function countEntry(table: TableState, { at, changes, key, played, seen }: Entry): TableState {
  const spectators = table.seats.length;
  const noticed = ((seen >> spectators) & 1) === 1 || changes.some(({ type }) => PUBLIC.has(type));
  return {
    ...table,
    version: table.version + 1,
    turns: table.turns.map((turn, viewer) => turn + ((seen >> viewer) & 1)),
    noticedAt: noticed ? at : table.noticedAt,
    keys: key === undefined ? table.keys : withKey(table.keys, played === undefined ? { key } : { key, played }),
  };
}

/** Only this many of the newest are kept. */
const withKey = (keys: TableState['keys'], answered: TableState['keys'][number]): TableState['keys'] =>
  (keys.length < KEPT_KEYS ? keys : keys.slice(1 - KEPT_KEYS)).concat(answered);

/** What everyone is told, in every game. */
const PUBLIC: ReadonlySet<Change['type']> = new Set([
  'sat',
  'left',
  'handedToBot',
  'returned',
  'reclaimed',
  'renamed',
  'listed',
  'takebackAsked',
  'takebackAgreed',
  'takebackDropped',
  'said',
]);
