import type { Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { About, LogPart, Parts, Position, SeatTold, TakebackTold } from '#protocol/told.ts';
import { askedIn, awaitedIn, deadlineOf } from './clock.ts';
import { notYetAgreed } from './play-commands.ts';
import type { PersonId } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { logOf, logSince, tailLogStart } from './history.ts';
import { type Stamp, isBeyond, stampOf } from './stamp.ts';
import { type SeatState, type TableState, numberFor, sitsAt } from './table.ts';
import { sayingsFor } from './chat-commands.ts';
import { lastOwnStep, seemsUndoable } from './undo.ts';

/*
 * Everything that ever leaves a table. Each part is built field by field from what its viewer may know. The counters of
 * a stamp count only what the viewer could notice anyway.
 */

export interface Listener {
  readonly viewer: Viewer;
  readonly person: PersonId;
}

/** Whether a person may look through these eyes: their own seat's, a spectator's, or anyone's once the game is over. */
export function maySee(table: TableState, { viewer, person }: Listener): boolean {
  if (viewer === 'spectator') return true;
  const holder = table.seats[viewer]?.holder;
  if (holder === undefined) return false;
  const kept = holder.kind === 'bot' && holder.keptFor?.person === person;
  return kept || table.stage === 'over' || sitsAt(table, person, viewer);
}

/** Everything this listener may know. */
export function tellAll(rules: AnyGame, table: TableState, listener: Listener): Parts {
  return {
    ...tellTabled(table),
    position: tellPosition(rules, table, listener.viewer),
    log: tellLog(table),
    chat: sayingsFor(table, listener.person, 0),
    ...tellEnding(table),
  };
}

/** What this listener has missed since a stamp; undefined when it must be told everything. */
export function tellMissed(rules: AnyGame, table: TableState, listener: Listener, since: Since): Parts | undefined {
  const { before } = since;
  const now = stampOf(table, listener.viewer);
  if (isBeyond(before, now)) return undefined;
  const log = logMissed(table, since);
  if (log === undefined) return undefined;
  const changed = (name: keyof Stamp) => before[name] !== now[name];
  // One part after the other: this runs for every seat after every action, and spreading would cost more than
  // everything else here.
  const parts: Writable<Parts> = changed('tabled') ? tellTabled(table) : {};
  if (movedOn(before, now)) parts.position = tellPosition(rules, table, listener.viewer);
  if (changed('log') || changed('cuts')) parts.log = log;
  if (changed('said')) parts.chat = sayingsFor(table, listener.person, before.said);
  return changed('number') && table.outcome !== undefined ? { ...parts, ...tellEnding(table) } : parts;
}

const movedOn = (before: Stamp, now: Stamp): boolean =>
  before.number !== now.number || before.own !== now.own || before.tabled !== now.tabled;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface Since {
  readonly before: Stamp;
  /** The stamp belongs to the table just before, so the log cannot have grown again after a cut. */
  readonly direct: boolean;
}

/** What is new in the log; undefined when the table itself no longer knows. */
function logMissed(table: TableState, { before, direct }: Since): LogPart | undefined {
  if (before.cuts !== table.cuts) return direct ? tellLog(table) : undefined;
  const items = logSince(table, before.log);
  return items && { from: before.log, items };
}

function tellTabled(table: TableState): Parts {
  const { takeback } = table;
  const open: TakebackTold | undefined = takeback && {
    seat: takeback.seat,
    agreed: takeback.agreed,
    open: notYetAgreed(table),
  };
  return {
    about: tellAbout(table),
    seats: table.seats.map(tellSeat),
    takeback: open === undefined ? {} : { open },
  };
}

function tellAbout(table: TableState): About {
  const { game, rulesVersion, options, pace, listed, opener, openedAt, secret } = table;
  return { game, rulesVersion, options, pace, listed, opener, openedAt, commitment: commitmentTo(secret) };
}

export function tellSeat({ holder }: SeatState): SeatTold {
  if (holder.kind === 'nobody') return { holder: 'nobody' };
  if (holder.kind === 'person') return { holder: 'person', ...holder.sitter };
  const { kind: holds, ...bot } = holder;
  return { holder: holds, ...bot };
}

function tellPosition(rules: AnyGame, table: TableState, viewer: Viewer): Position {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { stage, askedAt } = table;
  const deadline = deadlineOf(table);
  const { view, awaited } = liesOpen(rules) ? seeOpen(rules, table) : see(rules, table, seat);
  const { legal, anytime, undo, takeback, instructions, looked } =
    seat === undefined ? NOTHING_OWN : tellOwn(rules, table, seat);
  const position: Writable<Position> = {
    number: numberFor(table, viewer),
    stage,
    view,
    askedAt,
    awaited: stage === 'playing' ? awaited : [],
    legal,
    undo,
    takeback,
    instructions,
    looked,
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

type Own = Pick<Position, 'legal' | 'anytime' | 'undo' | 'takeback' | 'instructions' | 'looked'>;

const NOTHING_OWN: Own = { legal: [], undo: false, takeback: false, instructions: [], looked: 0 };

/** What a seat is told besides its view. */
function tellOwn(rules: AnyGame, table: TableState, seat: Seat): Own {
  const { instructions = [], looked = 0 } = table.seats[seat] ?? {};
  const playing = table.stage === 'playing';
  const own: Writable<Own> = {
    // After the end anyone may look through this seat's eyes, but its instructions stay private.
    instructions: table.stage === 'over' ? [] : instructions,
    looked,
    legal: playing ? rules.legal(table.position, seat) : [],
    undo: playing && seemsUndoable(rules, table, seat),
    takeback: playing && lastOwnStep(table, seat) !== undefined,
  };
  if (rules.anytime !== undefined) own.anytime = playing ? rules.anytime(table.position, seat) : [];
  return own;
}

/** The part of the log that the table itself still knows. */
const tellLog = (table: TableState): LogPart => ({ from: tailLogStart(table), items: logOf(table.tail) });

const tellEnding = ({ outcome, secret }: TableState): Parts =>
  outcome === undefined ? {} : { ending: { outcome, secret } };
