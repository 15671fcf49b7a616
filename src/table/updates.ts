import type { Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { About, LogPart, UpdateParts, Position, PublicSeat, TakebackRequest } from '#protocol/update.ts';
import { askedIn, awaitedIn, deadlineOf } from './clock.ts';
import { notYetAgreed } from './play-commands.ts';
import type { PersonId } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { logOf, logSince, tailLogStart } from './history.ts';
import { type Stamp, isBeyond, stampOf } from './stamp.ts';
import { type SeatState, type TableState, viewerTurn, sitsAt } from './table.ts';
import { chatFor } from './chat-commands.ts';
import { lastOwnStep, seemsUndoable } from './undo.ts';

/*
 * Everything that ever leaves a table. Each part is built field by field from what its viewer may know. The counters of
 * a stamp count only what the viewer could notice anyway.
 */

export interface Listener {
  readonly viewer: Viewer;
  readonly person: PersonId;
}

/** Whether a person may look as this viewer: their own seat, a spectator, or any seat once the game is over. */
export function maySee(table: TableState, { viewer, person }: Listener): boolean {
  if (viewer === 'spectator') return true;
  const holder = table.seats[viewer]?.holder;
  if (holder === undefined) return false;
  const kept = holder.kind === 'bot' && holder.keptFor?.person === person;
  return kept || table.stage === 'over' || sitsAt(table, person, viewer);
}

/** Everything this listener may know. */
export function fullUpdate(rules: AnyGame, table: TableState, listener: Listener): UpdateParts {
  return {
    ...tableParts(table),
    position: positionPart(rules, table, listener.viewer),
    log: logPart(table),
    chat: chatFor(table, listener.person, 0),
    ...endingPart(table),
  };
}

/** What this listener has missed since a stamp; undefined when it must be told everything. */
export function updateSince(
  rules: AnyGame,
  table: TableState,
  listener: Listener,
  since: Since,
): UpdateParts | undefined {
  const { before } = since;
  const now = stampOf(table, listener.viewer);
  if (isBeyond(before, now)) return undefined;
  const log = logMissed(table, since);
  if (log === undefined) return undefined;
  const changed = (name: keyof Stamp) => before[name] !== now[name];
  // One part after the other: this runs for every seat after every action, and spreading would cost more than
  // everything else here.
  const parts: Writable<UpdateParts> = changed('tableChanges') ? tableParts(table) : {};
  if (movedOn(before, now)) parts.position = positionPart(rules, table, listener.viewer);
  if (changed('log') || changed('logCuts')) parts.log = log;
  if (changed('chatMessages')) parts.chat = chatFor(table, listener.person, before.chatMessages);
  return changed('turn') && table.outcome !== undefined ? { ...parts, ...endingPart(table) } : parts;
}

const movedOn = (before: Stamp, now: Stamp): boolean =>
  before.turn !== now.turn || before.privateChanges !== now.privateChanges || before.tableChanges !== now.tableChanges;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface Since {
  readonly before: Stamp;
  /** The stamp belongs to the table just before, so the log cannot have grown again after a cut. */
  readonly direct: boolean;
}

/** What is new in the log; undefined when the table itself no longer knows. */
function logMissed(table: TableState, { before, direct }: Since): LogPart | undefined {
  if (before.logCuts !== table.logCuts) return direct ? logPart(table) : undefined;
  const items = logSince(table, before.log);
  return items && { from: before.log, items };
}

function tableParts(table: TableState): UpdateParts {
  const { takeback } = table;
  const open: TakebackRequest | undefined = takeback && {
    seat: takeback.seat,
    agreed: takeback.agreed,
    open: notYetAgreed(table),
  };
  return {
    about: aboutPart(table),
    seats: table.seats.map(publicSeat),
    takeback: open === undefined ? {} : { open },
  };
}

function aboutPart(table: TableState): About {
  const { game, rulesVersion, options, pace, listed, opener, openedAt, secret } = table;
  return { game, rulesVersion, options, pace, listed, opener, openedAt, commitment: commitmentTo(secret) };
}

export function publicSeat({ holder }: SeatState): PublicSeat {
  if (holder.kind === 'nobody') return { holder: 'nobody' };
  if (holder.kind === 'person') return { holder: 'person', ...holder.sitter };
  const { kind: holds, ...bot } = holder;
  return { holder: holds, ...bot };
}

function positionPart(rules: AnyGame, table: TableState, viewer: Viewer): Position {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { stage, askedAt } = table;
  const deadline = deadlineOf(table);
  const { view, awaited } = liesOpen(rules) ? seeOpen(rules, table) : see(rules, table, seat);
  const { legal, anytime, undo, takeback, instructions, readUpTo } =
    seat === undefined ? NOTHING_OWN : ownPart(rules, table, seat);
  const position: Writable<Position> = {
    turn: viewerTurn(table, viewer),
    stage,
    view,
    askedAt,
    awaited: stage === 'playing' ? awaited : [],
    legal,
    undo,
    takeback,
    instructions,
    readUpTo,
  };
  if (anytime !== undefined) position.anytime = anytime;
  if (deadline !== undefined) position.deadline = deadline;
  return position;
}

interface Seen extends Pick<Position, 'view' | 'awaited'> {
  readonly position: unknown;
}

function see(rules: AnyGame, { position }: TableState, seat: Seat | undefined): Seen {
  const view = rules.view(position, seat);
  return { position, view, awaited: awaitedIn(rules, view) };
}

/** The last open position that was looked at. All viewers of a table are told one after the other. */
let lastSeen: Seen = { position: undefined, view: undefined, awaited: [] };

function seeOpen(rules: AnyGame, table: TableState): Seen {
  const { position } = table;
  if (lastSeen.position !== position)
    lastSeen = { position, view: rules.view(position, undefined), awaited: askedIn(rules, position) };
  return lastSeen;
}

type Own = Pick<Position, 'legal' | 'anytime' | 'undo' | 'takeback' | 'instructions' | 'readUpTo'>;

const NOTHING_OWN: Own = { legal: [], undo: false, takeback: false, instructions: [], readUpTo: 0 };

/** What a seat is told besides its view. */
function ownPart(rules: AnyGame, table: TableState, seat: Seat): Own {
  const { instructions = [], readUpTo = 0 } = table.seats[seat] ?? {};
  const playing = table.stage === 'playing';
  const own: Writable<Own> = {
    // After the end anyone may look as this seat, but its instructions stay private.
    instructions: table.stage === 'over' ? [] : instructions,
    readUpTo,
    legal: playing ? rules.legal(table.position, seat) : [],
    undo: playing && seemsUndoable(rules, table, seat),
    takeback: playing && lastOwnStep(table, seat) !== undefined,
  };
  if (rules.anytime !== undefined) own.anytime = playing ? rules.anytime(table.position, seat) : [];
  return own;
}

/** The part of the log that the table itself still knows. */
const logPart = (table: TableState): LogPart => ({ from: tailLogStart(table), items: logOf(table.tail) });

const endingPart = ({ outcome, secret }: TableState): UpdateParts =>
  outcome === undefined ? {} : { ending: { outcome, secret } };
