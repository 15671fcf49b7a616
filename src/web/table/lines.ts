import type { LogItem } from '#protocol/update.ts';
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

type Words = AnyBoard['words'];

const worded = new WeakMap<LogItem, readonly LogLine[]>();

/** An item never changes, so it is put into words only once. */
function linesOf(item: LogItem, words: Words): readonly LogLine[] {
  const before = worded.get(item);
  if (before !== undefined) return before;
  const lines = item.events.map((event) => words.event(event)).filter((line) => line !== undefined);
  worded.set(item, lines);
  return lines;
}

/** The log as sentences, folded at each heading, oldest first. */
export function foldLog({ first, items }: HeldLog, words: Words): readonly Fold[] {
  const folds: { heading: PlacedLine | undefined; lines: PlacedLine[] }[] = [{ heading: undefined, lines: [] }];
  for (const [i, item] of items.entries()) {
    for (const line of linesOf(item, words)) {
      const placed = { ...line, at: first + i + 1 };
      if (line.heading) folds.push({ heading: placed, lines: [] });
      else folds.at(-1)?.lines.push(placed);
    }
  }
  return folds.filter(({ heading, lines }) => heading !== undefined || lines.length > 0);
}
