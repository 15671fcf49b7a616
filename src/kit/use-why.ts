import { useEffect, useState } from 'preact/hooks';
import type { Ruling } from '#engine/ruling.ts';
import type { Sentence } from '#words/sentence.ts';

/** Long enough that a pointer which only passes over a place gets no answer. */
const DWELL_MS = 400;

/** What is said of a place that no rule closes: it is too far away, or there is only something to read. */
export interface Remark {
  readonly title?: string;
  readonly facts: Sentence;
}

/** The question why a place cannot be chosen, and its answer. */
export interface Why {
  readonly answer: { readonly id: string; readonly reply: Ruling | Remark; readonly isPressed: boolean } | undefined;
  /** Pointed at for a while. */
  readonly point: (id: string | undefined) => void;
  /** Pressed: answered at once, until something else is asked or it is pressed again. */
  readonly press: (id: string | undefined) => void;
}

/** Why a place cannot be chosen. Asked by pointing at it for a while or pressing it; a new view ends the question. */
export function useWhy(view: unknown, replyTo: (id: string) => Ruling | Remark | undefined): Why {
  const [asked, setAsked] = useState<{ readonly id: string; readonly pressed: boolean }>();
  const [answer, setAnswer] = useState<NonNullable<Why['answer']> & { readonly view: unknown }>();
  useEffect(() => setAsked(undefined), [view]);
  useEffect(() => {
    if (asked === undefined) return setAnswer(undefined);
    const answerIt = () => {
      const reply = replyTo(asked.id);
      setAnswer(reply && { id: asked.id, reply, isPressed: asked.pressed, view });
    };
    const later = setTimeout(answerIt, asked.pressed ? 0 : DWELL_MS);
    return () => clearTimeout(later);
  }, [asked]);
  return {
    answer: answer !== undefined && answer.view === view && answer.id === asked?.id ? answer : undefined,
    point: (id) => {
      if (id !== undefined) setAsked(asked?.id === id ? asked : { id, pressed: false });
      else if (asked?.pressed !== true) setAsked(undefined);
    },
    press: (id) => {
      const again = asked?.pressed === true && asked.id === id;
      setAsked(id === undefined || again ? undefined : { id, pressed: true });
    },
  };
}
