import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleText, SeatFace } from './board.ts';
import type { Point } from './point.ts';
import type { Sentence } from './sentence.ts';
import { Told } from './told.tsx';

export interface WhyNotProps {
  readonly at: Point;
  readonly facts: Sentence;
  readonly rule: RuleText | undefined;
  readonly seats: readonly SeatFace[];
  readonly showRule: (() => void) | undefined;
}

/** Why this cannot be done: the facts, and the rule they fall under. A note on the chart beside the place. */
export function WhyNot({ at, facts, rule, seats, showRule }: WhyNotProps): VNode {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInside(note.current), [at.x, at.y, facts]);
  return (
    <div class="why-not" role="status" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <div class="note" ref={note}>
        {rule !== undefined && <b>{rule.title}.</b>} <Told sentence={facts} seats={seats} />{' '}
        {rule !== undefined && showRule !== undefined && (
          <button type="button" class="rule-link" onClick={showRule}>
            The rule
          </button>
        )}
      </div>
    </div>
  );
}

const EDGE = 8;

/** Moves a note back onto the stage: sideways, and below its place where there is no room above. */
function keepInside(note: HTMLElement | null): void {
  const stage = note?.closest('.stage')?.getBoundingClientRect();
  if (note === null || stage === undefined) return;
  note.style.translate = '0';
  note.classList.remove('below');
  const box = note.getBoundingClientRect();
  const [left, right] = [stage.left + EDGE - box.left, stage.right - EDGE - box.right];
  note.style.translate = `${left > 0 ? left : Math.min(right, 0)}px`;
  note.classList.toggle('below', box.top < stage.top + EDGE);
}
