import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SentenceText } from '#kit/sentence-text.tsx';
import { Named } from '#kit/named.tsx';
import { DISPLAYS } from '../words/displays.ts';
import { words } from '../words/words.ts';
import type { Beside } from './beside.ts';

interface ThingProps {
  readonly beside: Beside;
  readonly id: string;
  /** The classes of its own style. */
  readonly class: string;
  /** What a screen reader says. */
  readonly name: string;
  readonly chosen?: boolean;
  /** What a press does; undefined: it says why nothing can be done, or what is printed here. */
  readonly press?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** Something that lies beside the map and can be pressed: a card, a plate, a medal. */
export function Thing({ beside: { why }, id, name, chosen = false, press, children, ...thing }: ThingProps): VNode {
  const state = chosen ? 'chosen' : press === undefined ? 'closed' : 'open';
  const pressed = () => {
    why.press(press === undefined ? id : undefined);
    press?.();
  };
  return (
    <button
      type="button"
      class={`thing ${thing.class} ${state}`}
      data-thing={id}
      aria-pressed={press === undefined ? undefined : chosen}
      aria-expanded={press === undefined ? why.answer?.id === id : undefined}
      onClick={pressed}
    >
      <Named name={name}>{children}</Named>
    </button>
  );
}

/** Why the pressed thing cannot be used now, in a bubble beside it that never leaves the screen. */
export function Reason({ beside: { props, why } }: { readonly beside: Beside }): VNode | null {
  const bubble = useRef<HTMLDivElement>(null);
  const { answer } = why;
  useLayoutEffect(() => putBeside(bubble.current, answer?.id), [answer]);
  useEffect(() => (answer === undefined ? undefined : whenPressedElsewhere(() => why.press(undefined))), [answer?.id]);
  if (answer === undefined) return null;
  const { reply } = answer;
  const rule = 'rule' in reply ? props.rule(reply.rule) : undefined;
  const title = 'rule' in reply ? rule?.title : reply.title;
  return (
    <div class="reason" role="status" ref={bubble}>
      {title !== undefined && <b>{title}. </b>}
      <SentenceText sentence={'rule' in reply ? words.ruling(reply) : reply.facts} seats={props.seats} />{' '}
      {'rule' in reply && rule !== undefined && (
        <button type="button" class="rule-link" onClick={() => props.showRule(reply.rule)}>
          {DISPLAYS.rule}
        </button>
      )}
    </div>
  );
}

/** Returns the function that ends it. */
function whenPressedElsewhere(close: () => void): () => void {
  const heard = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('.reason, .thing, .stock') === null) close();
  };
  document.addEventListener('pointerdown', heard);
  return () => document.removeEventListener('pointerdown', heard);
}

const GAP = 8;

/** Above the thing, or below it where there is no room; always as a whole on the screen. */
function putBeside(bubble: HTMLElement | null, id: string | undefined): void {
  const thing = document.querySelector(`[data-thing="${id}"]`)?.getBoundingClientRect();
  if (bubble === null || thing === undefined) return;
  const { width, height } = bubble.getBoundingClientRect();
  const left = thing.left + thing.width / 2 - width / 2;
  const above = thing.top - GAP - height;
  bubble.style.left = `${clamp(left, GAP, innerWidth - width - GAP)}px`;
  bubble.style.top = `${above >= GAP ? above : Math.min(thing.bottom + GAP, innerHeight - height - GAP)}px`;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));
