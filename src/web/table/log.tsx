import { useMemo, useState } from 'preact/hooks';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { Icon } from '../parts/icons.tsx';
import type { Fold, PlacedLine, StoryStep } from './lines.ts';
import { walkTheLog } from './log-walk.ts';
import { useNewestInView } from './newest-in-view.ts';

interface LogProps {
  readonly folds: readonly Fold[];
  readonly seats: readonly SeatFace[];
  readonly table: string;
  /** What is new to this reader: it gets numbers. */
  readonly steps?: readonly StoryStep[];
  /** The host has earlier lines. */
  readonly more: boolean;
  readonly onMore: () => void;
  readonly onPoint: (places: readonly string[]) => void;
  /** At a table, pressing a line shows where it happened; in a replay it goes there. */
  readonly onLook?: (places: readonly string[]) => void;
}

/** How many of the newest folds are open; older ones are drawn only when somebody opens them. */
const OPEN_FOLDS = 2;

/** What happened, in sentences, the newest at the bottom. Each line lights its places up. */
export function LogPanel({ folds, more, onMore, steps: news = [], ...line }: LogProps) {
  const newest = folds.at(-1);
  const root = useNewestInView(newest?.lines.at(-1) ?? newest?.heading);
  const steps: Steps = useMemo(
    () => new Map(news.flatMap(({ lines, step }) => lines.map((one) => [one, step]))),
    [news],
  );
  return (
    <div
      class="log"
      ref={root}
      role="log"
      aria-label="Story. Use the arrow keys to read it."
      aria-live="off"
      tabIndex={0}
      onKeyDown={walkTheLog}
    >
      {more && (
        <button type="button" class="plain" onClick={onMore}>
          Show earlier
        </button>
      )}
      {folds.map((fold, i) => (
        <FoldView
          key={fold.heading?.at ?? 0}
          fold={fold}
          previous={folds[i - 1]?.lines.at(-1)}
          open={i >= folds.length - OPEN_FOLDS || fold.lines.some((one) => steps.has(one))}
          cut={more}
          steps={steps}
          {...line}
        />
      ))}
      {folds.length === 0 && <p class="soft">Nothing has happened yet.</p>}
    </div>
  );
}

/** New lines and the number of their step; lines of one step share it, and the first shows it. */
type Steps = ReadonlyMap<PlacedLine, number>;

type LineContext = Pick<LogProps, 'seats' | 'table' | 'onPoint' | 'onLook'>;

interface FoldViewProps extends LineContext {
  readonly fold: Fold;
  /** The line before its heading: a step may go on under the next heading. */
  readonly previous: PlacedLine | undefined;
  readonly open: boolean;
  /** What comes before the first heading is not the beginning: the host has earlier lines. */
  readonly cut: boolean;
  readonly steps: Steps;
}

function FoldView({ fold, previous, open, cut, steps, ...line }: FoldViewProps) {
  const [chosen, choose] = useState<boolean | undefined>(undefined);
  const isOpen = chosen ?? open;
  // Browsers also report folds that the page itself opened. Nobody chose those, so they close again in time.
  const toggled = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
    currentTarget.open !== isOpen && choose(currentTarget.open);
  // A line never changes, so of a thousand lines only the new ones are drawn.
  const names = line.seats.map(({ name }) => name).join();
  const news = fold.lines.map((one) => steps.get(one) ?? 0).join();
  const lines = useMemo(
    () =>
      isOpen &&
      fold.lines.map((one, i) => (
        <LineView
          key={i}
          line={one}
          step={steps.get(one)}
          before={i === 0 ? previous : fold.lines[i - 1]}
          steps={steps}
          {...line}
        />
      )),
    [isOpen, fold.heading?.at, fold.lines.length, fold.lines.at(-1)?.sentence, names, news],
  );
  return (
    <details open={isOpen} onToggle={toggled}>
      <summary class="engraved" tabIndex={-1}>
        {fold.heading === undefined ? (
          cut ? (
            'Earlier'
          ) : (
            'Before the first turn'
          )
        ) : (
          <SentenceText sentence={fold.heading.sentence} seats={line.seats} />
        )}
      </summary>
      {isOpen && <ol>{lines}</ol>}
    </details>
  );
}

interface LineViewProps extends LineContext {
  readonly line: PlacedLine;
  /** Undefined where it is not new. */
  readonly step: number | undefined;
  /** The line above it. */
  readonly before: PlacedLine | undefined;
  readonly steps: Steps;
}

function LineView({ line, step, before, steps, seats, table, onPoint, onLook }: LineViewProps) {
  // Drawn for one line only: a thousand of them would slow the page down.
  const [isPointed, setPointed] = useState(false);
  const stepBefore = before && steps.get(before);
  const there = `/tables/${table}/replay?at=${line.at}`;
  const shared = { class: 'line', tabIndex: -1, ...pointing(line, onPoint) };
  const content = (
    <>
      <LineSign line={line} step={step === stepBefore ? undefined : step} />
      <span class="line-text">
        <SentenceText sentence={line.sentence} seats={seats} />
      </span>
    </>
  );
  return (
    <>
      {step === 1 && stepBefore === undefined && (
        <li class="since">
          <span>Since your last turn</span>
        </li>
      )}
      <li
        class={step === undefined ? 'known' : undefined}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      >
        {onLook === undefined ? (
          <a href={there} title="Go to this step" {...shared}>
            {content}
          </a>
        ) : (
          <button type="button" {...shared} onClick={() => onLook(line.places)}>
            {content}
          </button>
        )}
        {onLook !== undefined && isPointed && <ReplayHere href={there} />}
      </li>
    </>
  );
}

const ReplayHere = ({ href }: { readonly href: string }) => (
  <a class="line-replay" href={href} title="Replay from here" aria-label="Replay from here" tabIndex={-1}>
    <Icon name="replay" />
  </a>
);

/** A line that is pointed at, or has the focus, lights its places up. */
function pointing({ places }: PlacedLine, onPoint: LogProps['onPoint']) {
  const [point, leave] = [() => onPoint(places), () => onPoint([])];
  return { onMouseEnter: point, onFocus: point, onMouseLeave: leave, onBlur: leave };
}

/** Whose line it is: the emblem of the seat, or the number of a new step in its colour. */
function LineSign({ line: { seat }, step }: { readonly line: PlacedLine; readonly step: number | undefined }) {
  if (step !== undefined) return <span class={`step seat-${seat ?? 'none'}`}>{step}</span>;
  return seat === undefined ? <span class="no-emblem" /> : <SeatEmblem seat={seat} />;
}
