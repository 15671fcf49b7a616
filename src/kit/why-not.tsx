import type { VNode } from 'preact';
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
export const WhyNot = ({ at, facts, rule, seats, showRule }: WhyNotProps): VNode => (
  <div class="why-not" role="status" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
    <div class="note">
      {rule !== undefined && <b>{rule.title}.</b>} <Told sentence={facts} seats={seats} />{' '}
      {rule !== undefined && showRule !== undefined && (
        <button type="button" class="rule-link" onClick={showRule}>
          The rule
        </button>
      )}
    </div>
  </div>
);
