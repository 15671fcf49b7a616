import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { Event } from '../events.ts';
import { words } from '../words/words.ts';

const SHOWN_MS = 5200;
const MOST_LINES = 4;

/** What a die decided, and what came of it. */
const DECIDED: ReadonlySet<Event['type']> = new Set([
  'rolled',
  'tied',
  'shot',
  'hullHit',
  'mastHit',
  'cannonLost',
  'menLost',
  'captainLost',
  'combatRolled',
  'fell',
]);

const THROWN: ReadonlySet<Event['type']> = new Set(['rolled', 'shot', 'combatRolled']);
const PER_THROW = 1.4;
const LONGEST = 6;

/** Every throw can be read before the next picture comes; one picture may hold a whole combat. */
export function linger(events: readonly Event[]): number {
  const throws = events.filter(({ type }) => THROWN.has(type)).length;
  return Math.min(LONGEST, 1 + PER_THROW * throws);
}

interface Rolled {
  readonly seat: number;
  readonly die: number;
}

function diceOf(events: readonly Event[]): readonly Rolled[] {
  const last = events.findLast(
    (event) => event.type === 'shot' || event.type === 'combatRolled' || event.type === 'rolled',
  );
  if (last?.type === 'combatRolled') return last.dice.map((die, seat) => ({ seat, die }));
  if (last?.type === 'shot') return [{ seat: last.seat, die: last.die }];
  return events.filter((event) => event.type === 'rolled').slice(-2);
}

/** What was decided last, until the moment is over. */
function useDecided(events: readonly Event[]): readonly Event[] {
  const [told, tell] = useState<readonly Event[]>([]);
  useEffect(() => {
    const decided = events.filter(({ type }) => DECIDED.has(type));
    if (decided.length > 0) tell(decided);
  }, [events]);
  useEffect(() => {
    if (told.length === 0) return undefined;
    const over = setTimeout(() => tell([]), SHOWN_MS);
    return () => clearTimeout(over);
  }, [told]);
  return told;
}

interface MomentProps {
  readonly events: readonly Event[];
  readonly seats: readonly SeatFace[];
  readonly motion: number;
}

/** The dice as they fell and what they did, for a moment; the log keeps it. */
export function MomentView({ events, seats, motion }: MomentProps): VNode | null {
  const told = useDecided(events);
  if (told.length === 0) return null;
  const lines = told.flatMap((event) => words.event(event) ?? []).slice(-MOST_LINES);
  return (
    <div class="bb-moment" aria-hidden="true">
      <div class="bb-dice">
        {diceOf(told).map(({ seat, die }, i) => (
          <span key={i}>
            <SeatEmblem seat={seat} />
            <Die die={die} tumbles={motion > 0} />
          </span>
        ))}
      </div>
      <ul>
        {lines.map(({ sentence }, i) => (
          <li key={i}>
            <SentenceText sentence={sentence} seats={seats} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const Die = ({ die, tumbles }: { readonly die: number; readonly tumbles: boolean }): VNode => (
  <svg class={tumbles ? 'bb-die tumbles' : 'bb-die'} viewBox="-20 -20 40 40">
    <rect x="-17" y="-17" width="34" height="34" rx="7" />
    {(PIPS[die] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.4" />
    ))}
  </svg>
);
