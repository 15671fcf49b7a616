import type { ComponentChildren, VNode } from 'preact';
import { SeatEmblem } from './emblem.tsx';
import type { SeatFace } from './board.ts';
import { Named } from './named.tsx';

interface MineProps {
  readonly seat: number;
  readonly seats: readonly SeatFace[];
  /** Below the name, in a few words: "3 of 8 settlements". */
  readonly note: string;
  /** What the seat has: groups of stocks, cards and people. */
  readonly children: ComponentChildren;
}

/** What a player has, always on the screen and always at the same place, with words below the numbers. */
export function Mine({ seat, seats, note, children }: MineProps): VNode {
  const face = seats[seat];
  const name = face?.name ?? `Seat ${seat + 1}`;
  return (
    // It may be swiped, so keys must reach it even where nothing in it can be pressed.
    <section
      class={`mine seat-${seat}`}
      tabIndex={0}
      aria-label={face?.kind === 'you' ? 'What you have' : `What ${name} has`}
    >
      <div class="mine-who">
        <SeatEmblem seat={seat} />
        <b class="engraved">{name}</b>
        <small>{note}</small>
      </div>
      {children}
    </section>
  );
}

interface MineGroupProps {
  readonly title: string;
  /** How it grows where there is room; undefined: as wide as what it holds. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Things of one kind. Narrow screens leave the title to screen readers. */
export const MineGroup = (group: MineGroupProps): VNode => (
  <div
    class={group.class === undefined ? 'mine-group' : `mine-group ${group.class}`}
    role="group"
    aria-label={group.title}
  >
    <h3 aria-hidden="true">{group.title}</h3>
    <div class="mine-row">{group.children}</div>
  </div>
);

interface StockProps {
  /** One word below the number: "silver". */
  readonly label: string;
  readonly now: number | string;
  /** What it becomes by the move that is shown; undefined: it stays. */
  readonly next?: number | string | undefined;
  /** An `<svg>` in a square. */
  readonly symbol?: VNode;
  /** Whether it can be pressed now, or is picked. */
  readonly state?: 'open' | 'chosen' | undefined;
  /** What a screen reader says if label and number are not enough. */
  readonly name?: string | undefined;
  readonly press?: (() => void) | undefined;
}

/** A number with its symbol and its word: `6 → 3 silver` while a move is shown. */
export function Stock({ label, now, next, symbol, state, name, press }: StockProps): VNode {
  const changes = next !== undefined && next !== now;
  const look = ['stock', state ?? '', changes ? 'changes' : '', now === 0 && !changes ? 'none' : '']
    .filter(Boolean)
    .join(' ');
  const spoken = name ?? `${now} ${label}`;
  const says = changes ? `${spoken}, then ${next}` : spoken;
  const content = (
    <>
      {symbol}
      <b>
        {now}
        {changes && <i> → {next}</i>}
      </b>
      <small>{label}</small>
    </>
  );
  return press === undefined ? (
    <span class={look} role="img" aria-label={says}>
      {content}
    </span>
  ) : (
    <button type="button" class={look} aria-pressed={state === 'chosen'} onClick={press}>
      <Named name={says}>{content}</Named>
    </button>
  );
}
