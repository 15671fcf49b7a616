import type { Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { About, Log, Parts, Position, SeatTold, TakebackTold } from '#protocol/told.ts';
import { awaitedIn, deadlineOf } from './clock.ts';
import { unanswered } from './deciding.ts';
import type { PersonId } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { logOf, tailLogStart } from './history.ts';
import { type Stamp, isBeyond, readStamp, stampOf } from './stamp.ts';
import { type SeatState, type TableState, numberFor, sitsAt } from './table.ts';
import { sayingsFor } from './talking.ts';
import { seemsUndoable } from './undo.ts';

/*
 * All that ever leaves a table. Every part is put together field by field from what its viewer may know; the
 * counters of a stamp count only what the viewer could notice anyway.
 */

export interface Listener {
  readonly viewer: Viewer;
  readonly person: PersonId;
}

/** Whether a person may look through these eyes: their own seat's, a spectator's, and everyone's once it is over. */
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
    log: tellLog(table, tailLogStart(table)),
    chat: sayingsFor(table, listener.person, 0),
    ...tellEnding(table),
  };
}

/** What this listener has missed since a stamp; undefined when it must be told all. */
export function tellMissed(rules: AnyGame, table: TableState, listener: Listener, since: Since): Parts | undefined {
  const before = readStamp(since.have);
  const now = stampOf(table, listener.viewer);
  if (before === undefined || isBeyond(before, now)) return undefined;
  const from = logMissed(table, before, since.direct);
  if (from === undefined) return undefined;
  const changed = (...names: readonly (keyof Stamp)[]) => names.some((name) => before[name] !== now[name]);
  return {
    ...(changed('tabled') ? tellTabled(table) : {}),
    ...(changed('number', 'own', 'tabled') ? { position: tellPosition(rules, table, listener.viewer) } : {}),
    ...(changed('log', 'cuts') ? { log: tellLog(table, from) } : {}),
    ...(changed('said') ? { chat: sayingsFor(table, listener.person, before.said) } : {}),
    ...(changed('number') ? tellEnding(table) : {}),
  };
}

export interface Since {
  readonly have: string;
  /** The stamp is of the table just before: nothing can have grown over a cut in the log. */
  readonly direct: boolean;
}

/** From where the log must be told; undefined when the table itself no longer knows. */
function logMissed(table: TableState, before: Stamp, direct: boolean): number | undefined {
  const known = tailLogStart(table);
  if (before.cuts !== table.cuts) return direct ? known : undefined;
  return before.log >= known ? before.log : undefined;
}

function tellTabled(table: TableState): Parts {
  const { takeback } = table;
  const open: TakebackTold | undefined = takeback && {
    seat: takeback.seat,
    agreed: takeback.agreed,
    open: unanswered(table),
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
  const { level, keptFor } = holder;
  return { holder: 'bot', level, ...(keptFor === undefined ? {} : { keptFor }) };
}

function tellPosition(rules: AnyGame, table: TableState, viewer: Viewer): Position {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { stage, askedAt } = table;
  const deadline = deadlineOf(table);
  const view = rules.view(table.position, seat);
  return {
    number: numberFor(table, viewer),
    stage,
    view,
    askedAt,
    awaited: stage === 'playing' ? awaitedIn(rules, view) : [],
    ...(deadline === undefined ? {} : { deadline }),
    ...(seat === undefined ? NOTHING_OWN : tellOwn(rules, table, seat)),
  };
}

type Own = Pick<Position, 'legal' | 'undo' | 'instructions' | 'looked'>;

const NOTHING_OWN: Own = { legal: [], undo: false, instructions: [], looked: 0 };

/** What a seat is told beside its view. */
function tellOwn(rules: AnyGame, table: TableState, seat: Seat): Own {
  const { instructions = [], looked = 0 } = table.seats[seat] ?? {};
  const playing = table.stage === 'playing';
  return {
    // After the end anyone may look through this seat's eyes, and what it would have answered is still its own.
    instructions: table.stage === 'over' ? [] : instructions,
    looked,
    legal: playing ? rules.legal(table.position, seat) : [],
    undo: playing && seemsUndoable(rules, table, seat),
  };
}

const tellLog = (table: TableState, from: number): Log => ({
  from,
  items: logOf(table.tail).slice(from - tailLogStart(table)),
});

const tellEnding = ({ outcome, secret }: TableState): Parts =>
  outcome === undefined ? {} : { ending: { outcome, secret } };
