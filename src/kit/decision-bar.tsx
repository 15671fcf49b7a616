import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { askedSeat } from './asked-seat.ts';
import { SeatEmblem } from './emblem.tsx';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from './board.ts';
import type { Decision } from '#words/words.ts';
import { plain } from '#words/sentence.ts';
import { SentenceText } from './sentence-text.tsx';

interface BarProps {
  readonly props: Pick<BoardProps<unknown, Action, GameEvent>, 'seat' | 'seats' | 'awaiting' | 'sending' | 'tools'>;
  readonly said: Decision;
  /** What the seat at this screen may answer; shown only while it is asked. */
  readonly children?: ComponentChildren;
  /** What it may do at any time; shown whether or not it is asked. */
  readonly anytime?: ComponentChildren;
}

/** Says in words who must do what now, and offers it. What it says is also read aloud. */
export function DecisionBar({ props, said: { title, detail }, children, anytime }: BarProps): VNode {
  const { seats, tools } = props;
  const asked = askedSeat(props);
  const nameOf = (seat: number) => seats[seat]?.name ?? `Seat ${seat + 1}`;
  // Where several share a device, "you" could be any of them.
  const who = asked !== undefined && seats.filter(({ kind }) => kind === 'you').length > 1 ? asked : undefined;
  return (
    <section class={asked === undefined ? 'bar' : 'bar asked'} aria-label="Decision">
      <div class="bar-words" aria-hidden="true">
        <p class="bar-title">
          {who !== undefined && (
            <span class="bar-who">
              <SeatEmblem seat={who} /> {nameOf(who)}
            </span>
          )}
          <SentenceText sentence={title} seats={seats} />
        </p>
        <p class="bar-detail">
          <SentenceText sentence={detail} seats={seats} />
        </p>
      </div>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {`${who === undefined ? '' : `${nameOf(who)}: `}${asSentence(plain(title, nameOf))} ${plain(detail, nameOf)}`}
      </p>
      <div class="bar-choices">
        {tools}
        {asked !== undefined && children}
        {anytime}
      </div>
    </section>
  );
}

const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

export interface ChoiceProps {
  readonly label: string;
  /** Beside the label, smaller: what it costs. */
  readonly note?: string | undefined;
  readonly main?: boolean;
  readonly chosen?: boolean;
  /** Why it is forbidden: it can still be focused and then says so. */
  readonly why?: string | undefined;
  readonly press: () => void;
}

/** A button of the bar. A forbidden one looks so, and says why when it is pressed, pointed at or focused. */
export function Choice({ label, note, main, chosen, why, press }: ChoiceProps): VNode {
  const [asked, setAsked] = useState(false);
  const kind = why === undefined ? (main ? 'choice main' : 'choice') : 'choice forbidden';
  return (
    <button
      type="button"
      class={chosen ? `${kind} chosen` : kind}
      aria-pressed={chosen}
      aria-disabled={why !== undefined}
      aria-description={why}
      onClick={() => (why === undefined ? press() : setAsked(true))}
      onFocus={() => setAsked(true)}
      onBlur={() => setAsked(false)}
      onPointerEnter={() => setAsked(true)}
      onPointerLeave={() => setAsked(false)}
    >
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
      {why !== undefined && asked && (
        <span class="choice-why" aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  );
}
