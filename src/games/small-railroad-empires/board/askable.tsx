import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { Why } from '#kit/use-why.ts';
import type { Pressable } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import { DESK } from '../words/desk.ts';
import { words } from '../words/words.ts';
import type { Choosing, Props } from './props.ts';

interface AskableProps {
  readonly props: Props;
  readonly why: Why;
  readonly choosing: Choosing;
  readonly id: string;
  /** What is pressed; undefined when it cannot be done now. */
  readonly choice: Pressable<Action> | undefined;
  readonly children: ComponentChildren;
}

/**
 * Something beside the map that a player who is asked may press. A first press shows what it does, a second does it;
 * if it cannot be done now, the reason appears below it.
 */
export function Askable({ props, why, choosing, id, choice, children }: AskableProps): VNode {
  if (askedSeat(props) === undefined) return <>{children}</>;
  const asked = why.answer?.id === id ? why.answer : undefined;
  const isPicked = choice !== undefined && choosing.picked?.id === choice.id;
  const press = () => (choice === undefined ? why.press(id) : choosing.press(choice));
  return (
    <>
      <button
        type="button"
        class={isPicked ? 'askable picked' : 'askable'}
        aria-expanded={asked !== undefined}
        aria-pressed={isPicked}
        onClick={press}
      >
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
          {DESK.rule}
        </button>
      )}
    </p>
  );
}
