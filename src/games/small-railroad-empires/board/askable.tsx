import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { Why } from '#kit/use-why.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';

interface AskableProps {
  readonly props: Props;
  readonly why: Why;
  readonly id: string;
  readonly children: ComponentChildren;
}

/**
 * Something beside the map that a player who is asked may press. If it cannot be done now, the reason appears below it.
 */
export function Askable({ props, why, id, children }: AskableProps): VNode {
  if (askedSeat(props) === undefined) return <>{children}</>;
  const { answer } = why;
  const asked = answer?.id === id ? answer : undefined;
  return (
    <>
      <button type="button" class="askable" aria-expanded={asked !== undefined} onClick={() => why.press(id)}>
        {children}
      </button>
      {asked !== undefined && <Reply props={props} reply={asked.reply} />}
    </>
  );
}

type Answer = NonNullable<Why['answer']>['reply'];

function Reply({ props, reply }: { readonly props: Props; readonly reply: Answer }): VNode {
  const { seats, rule, showRule } = props;
  const note = useRef<HTMLParagraphElement>(null);
  // Small screens show a strip of the desk only.
  useEffect(() => note.current?.scrollIntoView({ block: 'nearest' }), []);
  const id = 'rule' in reply ? reply.rule : undefined;
  return (
    <p class="desk-why" role="status" ref={note}>
      <SentenceText sentence={'rule' in reply ? words.ruling(reply) : reply.facts} seats={seats} />{' '}
      {id !== undefined && rule(id) !== undefined && (
        <button type="button" class="rule-link" onClick={() => showRule(id)}>
          The rule
        </button>
      )}
    </p>
  );
}
