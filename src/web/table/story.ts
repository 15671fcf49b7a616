import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { TrailMark } from '#kit/board.ts';
import type { AnyBoard } from '../shelf.ts';
import type { LogItem } from '#protocol/update.ts';
import type { HeldLog } from './known.ts';
import { type PlacedLine, readingOf, type StoryStep, stepsBetween, tellLog, type StoryWords } from './lines.ts';
import type { Session } from './session.ts';

/** What has happened so far, as far as the board has shown it. */
export interface Story {
  readonly log: HeldLog;
  readonly lines: readonly PlacedLine[];
  readonly told: StoryWords;
  /** How much of it the player at this screen knew at the end of their last turn; undefined for spectators. */
  readonly since: number | undefined;
  /** What is new, step by step. */
  readonly steps: readonly StoryStep[];
  /** How many more steps are known and not shown yet. */
  readonly coming: number;
  /** The player has made a move in the turn now: what others did steps back. */
  readonly isMoving: boolean;
}

export const useStory = (session: Session, { words }: AnyBoard): ReadonlySignal<Story> =>
  useComputed(() => {
    const { first = 0, items = [] } = session.known.value?.log ?? {};
    const end = first + items.length;
    const { log: whole = 0, part = 0 } = session.presenter.shown.value ?? {};
    const held = Math.max(0, whole - first);
    const log = { first, items: [...items.slice(0, held), ...beginningOf(items.slice(held), part)] };
    const shown = first + log.items.length;
    const told = toldTo(session, words);
    const lines = tellLog(log, told);
    const notShown = tellLog({ first, items }, told).filter(({ at }) => at > shown);
    const coming = stepsBetween(notShown, { since: first, until: end }).length;
    const story = { log, lines, told, coming };
    const { seat } = session;
    if (seat === undefined) return { ...story, since: undefined, steps: [], isMoving: false };
    const reading = readingOf(log, told, seat);
    const isMoving = reading.until < shown;
    return { ...story, since: reading.since, steps: stepsBetween(lines, reading), isMoving };
  });

/** Items of the log as far as these many events tell them. */
function beginningOf(items: readonly LogItem[], events: number): readonly LogItem[] {
  const [item, ...rest] = items;
  if (item === undefined || events === 0) return [];
  const left = events - item.events.length;
  return left < 0 ? [{ ...item, events: item.events.slice(0, events) }] : [item, ...beginningOf(rest, left)];
}

/** In whose words the story is told: "you" is the player at this screen, if there is only one. */
export const toldTo = (session: Session, words: AnyBoard['words']): StoryWords => ({
  words,
  view: session.known.value?.position.view,
  reader: session.mine.value.length === 1 ? session.seat : undefined,
});

/** More marks than this would hide the board. */
const MOST_MARKS = 9;

/** The new steps that happened somewhere; if there are too many, only the last one of each seat. */
export function trailOf({ steps, isMoving }: Story, playStep: (step: StoryStep) => void): readonly TrailMark[] {
  const marks = steps.flatMap((told): TrailMark[] => {
    const line = told.lines.find(({ places, seat }) => places.length > 0 && seat !== undefined);
    if (line?.seat === undefined) return [];
    const { seat, places } = line;
    return [{ step: told.step, seat, places, isFaded: isMoving, playAgain: () => playStep(told) }];
  });
  if (marks.length <= MOST_MARKS) return marks;
  return marks.filter(({ seat }, i) => !marks.slice(i + 1).some((later) => later.seat === seat));
}
