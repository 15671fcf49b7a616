import type { LogItem } from '#protocol/update.ts';
import { addressedTo } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { AnyBoard } from '../shelf.ts';
import type { HeldLog } from './known.ts';

/** A line, and how much of the log had been told by then: its replay opens there. */
export interface PlacedLine extends LogLine {
  readonly at: number;
}

/** Lines under one heading. */
export interface Fold {
  readonly heading: PlacedLine | undefined;
  readonly lines: readonly PlacedLine[];
}

/**
 * The words of the game, and a view of it: where things lie is said by what lies around them. The seat of the reader is
 * called "you"; there is none where several share a device.
 */
export interface Told {
  readonly words: AnyBoard['words'];
  readonly view: unknown;
  readonly reader?: number | undefined;
}

const worded = new WeakMap<LogItem, { readonly reader: number | undefined; readonly lines: readonly LogLine[] }>();

/** An item never changes, so it is put into words only once for a reader. */
export function linesOf(item: LogItem, { words, view, reader }: Told): readonly LogLine[] {
  const before = worded.get(item);
  if (before !== undefined && before.reader === reader) return before.lines;
  const said = item.events.map((event) => words.event(event, view)).filter((line) => line !== undefined);
  const lines = said.map((line) => ({ ...line, sentence: addressedTo(line.sentence, reader) }));
  worded.set(item, { reader, lines });
  return lines;
}

/** The log as sentences, folded at each heading, oldest first. */
export function foldLog({ first, items }: HeldLog, told: Told): readonly Fold[] {
  const folds: { heading: PlacedLine | undefined; lines: PlacedLine[] }[] = [{ heading: undefined, lines: [] }];
  for (const [i, item] of items.entries()) {
    for (const line of linesOf(item, told)) {
      const placed = { ...line, at: first + i + 1 };
      if (line.heading) folds.push({ heading: placed, lines: [] });
      else folds.at(-1)?.lines.push(placed);
    }
  }
  return folds.filter(({ heading, lines }) => heading !== undefined || lines.length > 0);
}

/** What a seat has seen of the log, and what it does in its own turn now. */
export interface Reading {
  /** How much of the log had been told when the seat's last turn was over. What others did after that is new to it. */
  readonly since: number;
  /** How much of the log had been told before the seat's own turn now; all of it, unless the seat has just moved. */
  readonly until: number;
}

/** A seat that has had no turn yet has seen everything. What it does in its turn now makes nothing old. */
export function readingOf({ first, items }: HeldLog, told: Told, seat: number): Reading {
  // A move tells first what its player did, then what that did to others. What chance does belongs to the move before.
  const moverOf = (item: LogItem) => linesOf(item, told).find((line) => !line.heading && line.seat !== undefined)?.seat;
  const isOwn = (item: LogItem) => moverOf(item) === seat;
  const isOthers = (item: LogItem) => moverOf(item) !== undefined && !isOwn(item);
  const last = items.findLastIndex(isOthers);
  const isInTurn = items.slice(last + 1).some(isOwn);
  const until = isInTurn ? last + 1 : items.length;
  const before = items.slice(0, until).findLastIndex(isOwn);
  return { since: first + (before < 0 ? until : before + 1), until: first + until };
}

/** What one move tells, and its number among those that are new to a reader. */
export interface StoryStep {
  readonly step: number;
  /** How much of the log has been told by then. */
  readonly at: number;
  readonly lines: readonly LogLine[];
}

/** The steps that a stretch of the log tells: one for each move that is told in words. */
export function stepsBetween({ first, items }: HeldLog, told: Told, { since, until }: Reading): readonly StoryStep[] {
  const start = Math.max(0, since - first);
  return items
    .slice(start, Math.max(0, until - first))
    .map((item, i) => ({ at: first + start + i + 1, lines: linesOf(item, told).filter(({ heading }) => !heading) }))
    .filter(({ lines }) => lines.length > 0)
    .map((one, i) => ({ ...one, step: i + 1 }));
}

/** The newest line that is not a heading. */
export function lastLine({ items }: HeldLog, told: Told): LogLine | undefined {
  for (const item of items.toReversed()) {
    const line = linesOf(item, told).findLast(({ heading }) => !heading);
    if (line !== undefined) return line;
  }
  return undefined;
}
