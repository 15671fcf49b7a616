import type { LogItem } from '#protocol/told.ts';
import type { Line } from '#kit/board.ts';
import type { AnyBoard } from '../shelf.ts';
import type { HeldLog } from './known.ts';

/** A line, and how much of the log had been told by then: its replay opens there. */
export interface LogLine extends Line {
  readonly at: number;
}

/** Lines under one heading. */
export interface Fold {
  readonly heading: LogLine | undefined;
  readonly lines: readonly LogLine[];
}

type Words = AnyBoard['words'];

const worded = new WeakMap<LogItem, readonly Line[]>();

/** An item never changes, so it is put into words only once. */
function linesOf(item: LogItem, words: Words): readonly Line[] {
  const before = worded.get(item);
  if (before !== undefined) return before;
  const lines = item.events.map((event) => words.event(event)).filter((line) => line !== undefined);
  worded.set(item, lines);
  return lines;
}

/** The log as sentences, folded at each heading, oldest first. */
export function foldLog({ first, items }: HeldLog, words: Words): readonly Fold[] {
  const folds: { heading: LogLine | undefined; lines: LogLine[] }[] = [{ heading: undefined, lines: [] }];
  for (const [i, item] of items.entries()) {
    for (const line of linesOf(item, words)) {
      const placed = { ...line, at: first + i + 1 };
      if (line.heading) folds.push({ heading: placed, lines: [] });
      else folds.at(-1)?.lines.push(placed);
    }
  }
  return folds.filter(({ heading, lines }) => heading !== undefined || lines.length > 0);
}
