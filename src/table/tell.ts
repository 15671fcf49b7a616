import { CHANCE, type Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { About, Log, Parts, Position, SeatTold, TakebackTold } from '#protocol/told.ts';
import { deadlineOf } from './clock.ts';
import { unanswered } from './deciding.ts';
import type { PersonId } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { logOf, tailLogStart } from './history.ts';
import { smallRng } from './small-rng.ts';
import { type SeatState, type TableState, numberFor, sitsAt } from './table.ts';
import { sayingsFor } from './talking.ts';
import { undoable } from './undo.ts';

/*
 * All that ever leaves a table. Every part is put together field by field from what its viewer may know; the
 * counters in a stamp count only what the viewer could notice anyway.
 */

/** What a viewer had been told of: as many numbers, joined by points, are a stamp. */
interface Stamp {
  readonly number: number;
  readonly log: number;
  readonly cuts: number;
  readonly tabled: number;
  readonly said: number;
  readonly own: number;
}

export function stampFor(table: TableState, viewer: Viewer): string {
  const own = viewer === 'spectator' ? 0 : (table.seats[viewer]?.own ?? 0);
  const { log, cuts, tabled, said } = table;
  return [numberFor(table, viewer), log, cuts, tabled, said, own].join('.');
}

function readStamp(text: string): Stamp | undefined {
  if (!/^\d{1,9}(\.\d{1,9}){5}$/.test(text)) return undefined;
  const [number = 0, log = 0, cuts = 0, tabled = 0, said = 0, own = 0] = text.split('.').map(Number);
  return { number, log, cuts, tabled, said, own };
}

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

/**
 * What this listener has missed since a stamp; undefined when it must be told all. `direct`: the stamp is of the
 * table just before, so that a cut in the log cannot have grown over.
 */
export function tellMissed(
  rules: AnyGame,
  table: TableState,
  listener: Listener,
  { have, direct }: { readonly have: string; readonly direct: boolean },
): Parts | undefined {
  const before = readStamp(have);
  const now = readStamp(stampFor(table, listener.viewer)) as Stamp;
  if (before === undefined || isBeyond(before, now)) return undefined;
  const cut = before.cuts !== now.cuts;
  if ((cut && !direct) || (!cut && before.log < tailLogStart(table))) return undefined;
  const moved = before.number !== now.number;
  return {
    ...(before.tabled === now.tabled ? {} : tellTabled(table)),
    ...(moved || before.own !== now.own ? { position: tellPosition(rules, table, listener.viewer) } : {}),
    ...(cut ? { log: tellLog(table, tailLogStart(table)) } : {}),
    ...(!cut && before.log !== now.log ? { log: tellLog(table, before.log) } : {}),
    ...(before.said === now.said ? {} : { chat: sayingsFor(table, listener.person, before.said) }),
    ...(moved ? tellEnding(table) : {}),
  };
}

/** A stamp this table never gave: of a later past that was lost, or made up. */
const isBeyond = (before: Stamp, now: Stamp): boolean =>
  before.number > now.number || before.tabled > now.tabled || before.said > now.said || before.cuts > now.cuts;

function tellTabled(table: TableState): Parts {
  const { takeback } = table;
  const open: TakebackTold | undefined = takeback && {
    ...{ seat: takeback.seat, agreed: takeback.agreed },
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
  const view = rules.view(table.position, seat);
  const { stage, askedAt } = table;
  const state = seat === undefined ? undefined : table.seats[seat];
  const deadline = deadlineOf(table);
  const playing = stage === 'playing';
  return {
    ...{ number: numberFor(table, viewer), stage, view, askedAt },
    legal: playing && seat !== undefined ? rules.legal(table.position, seat) : [],
    awaited: playing ? awaitedIn(rules, view) : [],
    undo: playing && seat !== undefined && typeof undoable(rules, table, seat) === 'number',
    ...(deadline === undefined ? {} : { deadline }),
    instructions: state?.instructions ?? [],
    looked: state?.looked ?? 0,
  };
}

/** Asked of what the viewer can imagine, not of the truth: so it cannot tell who has secretly answered. */
const awaitedIn = (rules: AnyGame, view: unknown): readonly Seat[] =>
  rules.awaiting(rules.imagine(view, smallRng(1))).filter((actor) => actor !== CHANCE);

const tellLog = (table: TableState, from: number): Log => ({
  from,
  items: logOf(table.tail).slice(from - tailLogStart(table)),
});

const tellEnding = ({ outcome, secret }: TableState): Parts =>
  outcome === undefined ? {} : { ending: { outcome, secret } };
