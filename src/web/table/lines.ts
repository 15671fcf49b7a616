import type { GameEvent } from '#engine/game.ts';
import type { LogItem } from '#protocol/update.ts';
import { addressedTo } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { AnyBoard } from '../shelf.ts';
import type { HeldLog } from './known.ts';

/** A line, and the part of the log that it tells: after the first `from` items, up to and with item `at`. */
export interface PlacedLine extends LogLine {
  readonly from: number;
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
export interface StoryWords {
  readonly words: AnyBoard['words'];
  readonly view: unknown;
  readonly reader?: number | undefined;
}

interface Worded<Line> {
  readonly reader: number | undefined;
  /** The last item told. */
  readonly last: LogItem | undefined;
  readonly lines: readonly Line[];
}

const itemsInWords = new WeakMap<LogItem, Worded<LogLine>>();

/** One item in lines, each event by itself. An item never changes, so it is put into words only once for a reader. */
function linesOf(item: LogItem, { words, view, reader }: StoryWords): readonly LogLine[] {
  const before = itemsInWords.get(item);
  if (before !== undefined && before.reader === reader) return before.lines;
  const said = item.events.map((event) => words.event(event, view)).filter((line) => line !== undefined);
  const lines = said.map((line) => ({ ...line, sentence: addressedTo(line.sentence, reader) }));
  itemsInWords.set(item, { reader, last: item, lines });
  return lines;
}

/** A seat, or all players at once. */
type Mover = number | 'everyone';

/** Whose move an item is: a move tells first what its player did, then what that did to others. Chance has no seat. */
function moverOf(item: LogItem, told: StoryWords): Mover | undefined {
  const line = linesOf(item, told).find((one) => !one.heading && (one.everyone || one.seat !== undefined));
  return line?.everyone ? 'everyone' : line?.seat;
}

/** The log in lines, oldest first. Events of one move that belong together share a line. */
export function tellLog({ first, items }: HeldLog, told: StoryWords): readonly PlacedLine[] {
  const lines: PlacedLine[] = [];
  let before = first;
  for (const move of movesOf(items, told)) {
    for (const line of tellMove(move, told)) lines.push({ ...line, from: before + line.from, at: before + line.at });
    before += move.length;
  }
  return lines;
}

/** Items that follow each other and are one player's; what chance does belongs to the move before. */
function movesOf(items: readonly LogItem[], told: StoryWords): readonly (readonly LogItem[])[] {
  const moves: LogItem[][] = [];
  let mover: Mover | undefined;
  for (const item of items) {
    const seat = moverOf(item, told);
    const isNext = seat !== undefined && mover !== undefined && seat !== mover;
    if (isNext || moves.length === 0) moves.push([]);
    moves.at(-1)?.push(item);
    mover = seat ?? mover;
  }
  return moves;
}

/** Where the last move of a log begins, and whose it is: its lines may still grow. */
export function lastMoveOf({ first, items }: HeldLog, told: StoryWords): { since: number; mover: Mover | undefined } {
  const move = movesOf(items, told).at(-1) ?? [];
  const mover = move.map((item) => moverOf(item, told)).find((seat) => seat !== undefined);
  return { since: first + items.length - move.length, mover };
}

const movesInWords = new WeakMap<LogItem, Worded<PlacedLine>>();

/** The lines of a move, counted from its first item. A move that goes on is told anew. */
function tellMove(move: readonly LogItem[], told: StoryWords): readonly PlacedLine[] {
  const [start] = move;
  if (start === undefined) return [];
  const before = movesInWords.get(start);
  if (before !== undefined && before.reader === told.reader && before.last === move.at(-1)) return before.lines;
  const lines = gatherMove(move, told);
  movesInWords.set(start, { reader: told.reader, last: move.at(-1), lines });
  return lines;
}

/** An event, the item of the move that holds it, and its own line. */
interface ToldEvent {
  readonly event: GameEvent;
  readonly item: number;
  readonly line: LogLine | undefined;
}

function gatherMove(move: readonly LogItem[], told: StoryWords): readonly PlacedLine[] {
  const events: readonly ToldEvent[] = move.flatMap((one, item) =>
    one.events.map((event) => ({ event, item, line: told.words.event(event, told.view) })),
  );
  const lines: PlacedLine[] = [];
  for (let rest = events; rest.length > 0;) {
    const { line, count } = firstLine(rest, told);
    const items = rest.slice(0, count).map(({ item }) => item);
    const sentence = addressedTo(line?.sentence ?? [], told.reader);
    if (line !== undefined) lines.push({ ...line, sentence, from: Math.min(...items), at: Math.max(...items) + 1 });
    rest = rest.slice(count);
  }
  return lines;
}

interface FirstLine {
  readonly line: LogLine | undefined;
  readonly count: number;
}

/** The first line of these events, and how many of them it tells: a heading stands alone. */
function firstLine(events: readonly ToldEvent[], { words, view }: StoryWords): FirstLine {
  const heading = events.findIndex(({ line }) => line?.heading === true);
  const upToHeading = events.slice(0, heading < 0 ? events.length : heading).map(({ event }) => event);
  const gathered = upToHeading.length === 0 ? undefined : words.gather?.(upToHeading, view);
  return gathered ?? { line: events[0]?.line, count: 1 };
}

/** Lines folded at each heading, oldest first. */
export function foldLines(lines: readonly PlacedLine[]): readonly Fold[] {
  const folds: { heading: PlacedLine | undefined; lines: PlacedLine[] }[] = [{ heading: undefined, lines: [] }];
  for (const line of lines) {
    if (line.heading) folds.push({ heading: line, lines: [] });
    else folds.at(-1)?.lines.push(line);
  }
  return folds.filter((fold) => fold.heading !== undefined || fold.lines.length > 0);
}

/** What a seat has seen of the log, and what it does in its own turn now. */
export interface Reading {
  /** How much of the log had been told when the seat's last turn was over. What others did after that is new to it. */
  readonly since: number;
  /** How much of the log had been told before the seat's own turn now; all of it, unless the seat has just moved. */
  readonly until: number;
}

/** A seat that has had no turn yet has seen everything. What it does in its turn now makes nothing old. */
export function readingOf({ first, items }: HeldLog, told: StoryWords, seat: number): Reading {
  const isOwn = (item: LogItem) => moverOf(item, told) === seat;
  const isOthers = (item: LogItem) => moverOf(item, told) !== undefined && !isOwn(item);
  const last = items.findLastIndex(isOthers);
  const isInTurn = items.slice(last + 1).some(isOwn);
  const until = isInTurn ? last + 1 : items.length;
  const before = items.slice(0, until).findLastIndex(isOwn);
  const together = items.slice(0, until).findLastIndex((item) => moverOf(item, told) === 'everyone');
  const since = Math.max(before < 0 ? -1 : before + 1, together);
  return { since: first + (since < 0 ? until : since), until: first + until };
}

/** Lines that are shown together, and their number among those that are new to a reader. */
export interface StoryStep {
  readonly step: number;
  /** The part of the log that they tell. */
  readonly from: number;
  readonly at: number;
  readonly lines: readonly PlacedLine[];
}

/** The steps that a stretch of the log tells. Lines of one item are one step: the board shows them in one picture. */
export function stepsBetween(lines: readonly PlacedLine[], { since, until }: Reading): readonly StoryStep[] {
  const steps: StoryStep[] = [];
  for (const line of lines) {
    if (line.heading || line.from < since || line.from >= until) continue;
    const last = steps.at(-1);
    if (last !== undefined && line.from < last.at)
      steps[steps.length - 1] = { ...last, at: line.at, lines: [...last.lines, line] };
    else steps.push({ step: steps.length + 1, from: line.from, at: line.at, lines: [line] });
  }
  return steps;
}

/** The newest line that is not a heading. */
export const lastLine = (lines: readonly PlacedLine[]): PlacedLine | undefined =>
  lines.findLast(({ heading }) => !heading);
