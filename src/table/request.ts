import { type AnyGame, refuseTable } from '#engine/game.ts';
import { same } from '#engine/same.ts';
import type { Command, Opening } from '#protocol/commands.ts';
import type { Done } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { applyChange, commitEntry } from './advance.ts';
import * as deciding from './deciding.ts';
import type { HostCommand } from './deciding.ts';
import { type Draft, type Who, recordChange, settle, startDraft } from './draft.ts';
import type { Change, Entry } from './entries.ts';
import * as seating from './seating.ts';
import * as talking from './talking.ts';
import { type TableState, numberFor } from './table.ts';

export type CommandResult =
  /** Without an entry nothing had to change: it was asked a second time, or is already so. */
  | { readonly ok: true; readonly table: TableState; readonly done: Done; readonly entry?: Entry }
  | { readonly ok: false; readonly refusal: Refusal };

type Ask<T extends Command['type']> = (
  draft: Draft,
  command: Extract<Command, { readonly type: T }>,
  who: Who,
) => Refusal | undefined;

const ASKS: { readonly [T in Command['type']]: Ask<T> } = {
  play: deciding.playActions,
  undo: deciding.undo,
  askTakeback: deciding.askTakeback,
  answerTakeback: deciding.answerTakeback,
  instruct: deciding.instruct,
  sit: seating.sit,
  leave: seating.leaveSeat,
  handToBot: seating.handToBot,
  reclaim: seating.reclaim,
  clearSeat: seating.clearSeat,
  rename: seating.rename,
  list: seating.list,
  say: talking.sendMessage,
  mute: talking.mute,
  report: talking.report,
  look: talking.look,
};

/** All that can still be asked of a finished table. Nothing that is part of its record, which never changes again. */
const AFTER_THE_END: ReadonlySet<Command['type']> = new Set(['say', 'mute', 'report', 'look']);

export interface CommandRequest {
  readonly command: Command;
  readonly who: Who;
  /** The client's own key for this request. */
  readonly key: string;
}

/** Turns a person's request into an entry, or into a refusal. Nothing is changed or stored here. */
export function request(rules: AnyGame, table: TableState, asked: CommandRequest, now: number): CommandResult {
  const { command, who } = asked;
  const key = `${who.id}:${asked.key}`;
  const before = isNew(table, command) ? undefined : table.keys.find((known) => known.key === key);
  if (before !== undefined) return { ok: true, table, done: doneWith(table, command, before.played) };
  if (table.stage === 'over' && !AFTER_THE_END.has(command.type)) return { ok: false, refusal: refusal('over') };
  const draft = startDraft(rules, table, now);
  const refused = (ASKS[command.type] as Ask<Command['type']>)(draft, command, who);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const answer = accept(table, draft, key);
  return { ...answer, done: doneWith(answer.table, command, draft.played) };
}

/** An answer to the question that is open now is new, so there is no need to search the keys. */
const isNew = (table: TableState, command: Command): boolean =>
  command.type === 'play' && command.answers === numberFor(table, command.seat);

/** What the host does without a request from a person: a bot's move, an expired clock. */
export function requestByHost(rules: AnyGame, table: TableState, command: HostCommand, now: number): CommandResult {
  const draft = startDraft(rules, table, now);
  const refused = command.type === 'botPlays' ? deciding.botPlays(draft, command) : deciding.expire(draft);
  return refused === undefined ? { ...accept(table, draft), done: {} } : { ok: false, refusal: refused };
}

function doneWith(table: TableState, command: Command, played: number | undefined): Done {
  const decided = command.type === 'play' || command.type === 'undo' || command.type === 'askTakeback';
  return {
    ...(decided ? { number: numberFor(table, command.seat) } : {}),
    ...(played === undefined ? {} : { played }),
  };
}

/** Closes a draft: one entry, and the table with it folded in. */
export function accept(before: TableState, draft: Draft, key?: string) {
  const { rules, changes, now, played } = draft;
  if (changes.length === 0) return { ok: true, table: before } as const;
  const entry: Entry = {
    at: now,
    changes,
    seen: seenBy(rules, before, draft.table, changes),
    ...(key === undefined ? {} : { key }),
    ...(played === undefined ? {} : { played }),
  };
  return { ok: true, entry, table: commitEntry(draft.table, entry) } as const;
}

/** Which viewers could notice that the game moved on; see `Entry.seen`. */
function seenBy(rules: AnyGame, before: TableState, after: TableState, changes: readonly Change[]): number {
  const everyone = 2 ** after.numbers.length - 1;
  if (after.position === before.position) return after.stage === before.stage ? 0 : everyone;
  if (after.log !== before.log || after.cuts !== before.cuts || after.stage !== before.stage) return everyone;
  return after.numbers.reduce((seen, _, viewer) => {
    const seat = viewer < after.seats.length ? viewer : undefined;
    const acted = changes.some((change) => change.type === 'moved' && change.actor === seat);
    const noticed = acted || !same(rules.view(before.position, seat), rules.view(after.position, seat));
    return noticed ? seen | (1 << viewer) : seen;
  }, 0);
}

export interface OpeningContext {
  readonly table: string;
  readonly now: number;
  readonly who: Who;
  /** 32 bytes in hex, fresh from a generator that nobody can predict. */
  readonly secret: string;
}

/** The first entry of a new table. */
export function createTable(rules: AnyGame, opening: Opening, context: OpeningContext): CommandResult {
  const problem = refuseTable(rules.meta, opening.places.length, opening.options);
  if (problem !== undefined) return { ok: false, refusal: refusal('badTable', { problem }) };
  const draft = openDraft(rules, opening, context);
  settle(draft);
  return { ...accept(draft.table, draft), done: {} };
}

/** A table with its seats filled, before the game begins. */
export function openDraft(rules: AnyGame, opening: Opening, { table, now, who, secret }: OpeningContext): Draft {
  const { options, pace, listed, places } = opening;
  const opened: Change = {
    type: 'opened',
    table,
    game: rules.meta.id,
    rulesVersion: rules.meta.rulesVersion,
    seats: places.length,
    options,
    pace,
    listed,
    opener: who.id,
    secret,
  };
  const draft = startDraft(rules, applyChange(rules, undefined, opened, now), now);
  draft.changes.push(opened);
  const entropy = opening.entropy ?? who.entropy;
  places.forEach((place, seat) => {
    if (place.type === 'me')
      recordChange(draft, { type: 'sat', seat, person: who.id, name: place.name ?? who.name, entropy });
    if (place.type === 'bot') recordChange(draft, { type: 'handedToBot', seat, level: place.level });
  });
  return draft;
}
