import { useMemo, useState } from 'preact/hooks';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { Fold, PlacedLine } from './lines.ts';
import { walkTheLog } from './log-walk.ts';
import { useNewestInView } from './newest-in-view.ts';

interface LogProps {
  readonly folds: readonly Fold[];
  readonly seats: readonly SeatFace[];
  readonly table: string;
  /** Earlier lines are with the host. */
  readonly more: boolean;
  readonly onMore: () => void;
  readonly onPoint: (places: readonly string[]) => void;
}

/** How many of the newest folds are open; older ones are drawn only when somebody opens them. */
const OPEN_FOLDS = 2;

/** What happened, newest turn first, in sentences. Each line lights its places up and leads to its replay. */
export function LogPanel({ folds, more, onMore, ...line }: LogProps) {
  const newest = folds.at(-1);
  const root = useNewestInView(newest?.lines.at(-1) ?? newest?.heading);
  return (
    <div
      class="log"
      ref={root}
      role="log"
      aria-label="What happened; arrow keys walk through it"
      aria-live="off"
      tabIndex={0}
      onKeyDown={walkTheLog}
    >
      {folds.toReversed().map((fold, i) => (
        <FoldView key={fold.heading?.at ?? 0} fold={fold} open={i < OPEN_FOLDS} cut={more} {...line} />
      ))}
      {folds.length === 0 && <p class="soft">Nothing has happened yet.</p>}
      {more && (
        <button type="button" class="plain" onClick={onMore}>
          Earlier lines
        </button>
      )}
    </div>
  );
}

interface LineContext {
  readonly seats: readonly SeatFace[];
  readonly table: string;
  readonly onPoint: (places: readonly string[]) => void;
}

interface FoldViewProps extends LineContext {
  readonly fold: Fold;
  readonly open: boolean;
  /** What stands before the first heading is not the beginning: earlier lines are with the host. */
  readonly cut: boolean;
}

function FoldView({ fold, open, cut, ...line }: FoldViewProps) {
  const [chosen, choose] = useState<boolean | undefined>(undefined);
  const isOpen = chosen ?? open;
  // Browsers also report folds that the page itself opened. Nobody chose those, so they close again in time.
  const toggled = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
    currentTarget.open !== isOpen && choose(currentTarget.open);
  // A line never changes, so of a thousand lines only the new ones are drawn.
  const names = line.seats.map(({ name }) => name).join();
  const lines = useMemo(
    () => isOpen && fold.lines.map((one, i) => <LineView key={i} line={one} {...line} />),
    [isOpen, fold.heading?.at, fold.lines.length, fold.lines.at(-1)?.sentence, names],
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
}

function LineView({ line, seats, table, onPoint }: LineViewProps) {
  const point = () => onPoint(line.places);
  const leave = () => onPoint([]);
  return (
    <li>
      <a
        href={`/tables/${table}/replay?at=${line.at}`}
        title="Open the replay here"
        tabIndex={-1}
        onMouseEnter={point}
        onFocus={point}
        onMouseLeave={leave}
        onBlur={leave}
      >
        {line.seat === undefined ? <span class="no-emblem" /> : <SeatEmblem seat={line.seat} />}
        <span>
          <SentenceText sentence={line.sentence} seats={seats} />
        </span>
      </a>
    </li>
  );
}
