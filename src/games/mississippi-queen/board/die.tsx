import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Bend } from '../components.ts';
import type { Event } from '../events.ts';
import { rollWords } from '../words/events.ts';

const SHOWN_MS = 2200;

const ARROWS = [
  'M6 12V2C6-6-2-8-10-8M-4-14-11-8-4-2',
  'M0 13V-12M-7-5 0-13 7-5',
  'M-6 12V2C-6-6 2-8 10-8M4-14 11-8 4-2',
];

interface Roll {
  readonly bend: Bend;
  readonly words: string;
}

function rollIn(events: readonly Event[]): Roll | undefined {
  const roll = events.findLast((event) => event.type === 'rolled');
  const words = rollWords(events);
  return roll?.type === 'rolled' && words !== undefined ? { bend: roll.bend, words } : undefined;
}

/** The direction die as it fell, for a moment; the log keeps it. */
export function Die({ events, motion }: { events: readonly Event[]; motion: number }): VNode | null {
  const [roll, setRoll] = useState<Roll>();
  useEffect(() => setRoll((shown) => rollIn(events) ?? shown), [events]);
  useEffect(() => {
    if (roll === undefined) return undefined;
    const over = setTimeout(() => setRoll(undefined), SHOWN_MS);
    return () => clearTimeout(over);
  }, [roll]);
  if (roll === undefined) return null;
  return (
    <div class="mq-die" aria-hidden="true">
      <svg viewBox="-22 -22 44 44" class={motion > 0 ? 'tumbles' : ''}>
        <rect x="-19" y="-19" width="38" height="38" rx="8" />
        <path d={ARROWS[roll.bend]} />
      </svg>
      <span>{roll.words}</span>
    </div>
  );
}
