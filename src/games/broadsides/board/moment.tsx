import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { addressedTo } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { Event } from '../events.ts';
import { volleyWords } from '../words/volley.ts';
import { words } from '../words/words.ts';
import { DiePicture } from './die-face.tsx';
import type { Props } from './props.ts';
import type { Tally } from './tally.ts';

const SHOWN_MS = 4200;
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

/** How much longer than usual a throw is shown: a shot less than dice that are compared. */
const PER_THROW: Partial<Record<Event['type'], number>> = { shot: 0.5, rolled: 1, combatRolled: 1 };
const LONGEST = 5;

/** Every throw can be read before the next picture comes; one picture may hold a whole combat. */
export const linger = (events: readonly Event[]): number =>
  Math.min(
    LONGEST,
    events.reduce((sum, { type }) => sum + (PER_THROW[type] ?? 0), 1),
  );

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

/** What was decided last, until the moment is over or the player goes on. */
function useDecided(events: readonly Event[]): readonly Event[] {
  const [told, tell] = useState<readonly Event[]>([]);
  useEffect(() => {
    const decided = events.filter(({ type }) => DECIDED.has(type));
    if (decided.length > 0) tell(decided);
  }, [events]);
  useEffect(() => {
    if (told.length === 0) return undefined;
    const end = () => tell([]);
    const over = setTimeout(end, SHOWN_MS);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(over);
      removeEventListener('pointerdown', end);
    };
  }, [told]);
  return told;
}

/** A shot with all it did is one line; of dice that are compared, each line says what was rolled. */
function linesOf(told: readonly Event[]): readonly LogLine[] {
  const shot = told[0]?.type === 'shot' ? words.gather?.(told) : undefined;
  return shot === undefined ? told.flatMap((event) => words.event(event) ?? []) : [shot.line];
}

/** Who is called "you"; nobody where several share a device. */
function readerAmong(seats: Props['seats']): number | undefined {
  const own = seats.flatMap(({ kind }, seat) => (kind === 'you' ? [seat] : []));
  return own.length === 1 ? own[0] : undefined;
}

interface MomentProps {
  readonly props: Props;
  readonly tally: Tally;
}

/** The dice as they fell and what they did, for a moment; after the last shot of a volley also its sum. */
export function MomentView({ props: { events, seats, preferences }, tally: { ended } }: MomentProps): VNode | null {
  const told = useDecided(events);
  const reader = readerAmong(seats);
  if (told.length === 0) return null;
  const lines = linesOf(told).slice(-MOST_LINES);
  return (
    <div class="bb-moment" aria-hidden="true">
      <div class="bb-dice">
        {diceOf(told).map(({ seat, die }, i) => (
          <span key={i}>
            <SeatEmblem seat={seat} />
            <DiePicture key={`${die} ${told.length}`} die={die} tumbles={preferences.motion > 0} />
          </span>
        ))}
      </div>
      <ul>
        {lines.map(({ sentence }, i) => (
          <li key={i}>
            <SentenceText sentence={addressedTo(sentence, reader)} seats={seats} />
          </li>
        ))}
        {ended !== undefined && ended.harm.shots > 1 && (
          <li class="bb-sum">
            <SentenceText sentence={volleyWords(ended.harm)} seats={seats} />
          </li>
        )}
      </ul>
    </div>
  );
}
