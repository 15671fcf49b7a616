import type { VNode } from 'preact';
import type { SeatFace } from './board.ts';
import type { Part, Sentence } from '#words/sentence.ts';

interface SentenceTextProps {
  readonly sentence: Sentence;
  readonly seats: readonly SeatFace[];
}

/** A sentence with the seats' names in it. */
export const SentenceText = ({ sentence, seats }: SentenceTextProps): VNode => (
  <>{sentence.map((part) => shown(part, seats))}</>
);

function shown(part: Part, seats: readonly SeatFace[]): VNode | string {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return (
    <span class={`seat-name seat-${part.seat}`}>{part.as ?? seats[part.seat]?.name ?? `Seat ${part.seat + 1}`}</span>
  );
}
