import { useEffect } from 'preact/hooks';
import { announce } from '../parts/announcer.tsx';
import { prefer, preferences } from '../preferences.ts';
import '../style/lesson.css';
import { guideAt } from './table-sheets.tsx';
import type { TableContext } from './table-view.tsx';

/** What is still to be explained about the question that a seat is asked: rules of the guide by their full names. */
export function lessonsAhead({ session, game, board, known }: TableContext, view: unknown): readonly string[] {
  const { seat } = session;
  const { lessons, learnt } = preferences.value;
  if (!lessons || seat === undefined || !known.position.awaited.includes(seat)) return [];
  const rules = board.words.lessons(view, seat).map((rule) => `${game.meta.id}/${rule}`);
  return rules.filter((rule) => !learnt.includes(rule));
}

export const learn = (rule: string): void => prefer({ learnt: [...preferences.value.learnt, rule] });

interface LessonProps {
  readonly context: TableContext;
  readonly ahead: readonly string[];
}

/** Explains a kind of decision to a player who meets it for the first time, in the words of the guide. */
export function Lesson({ context: { judge, show }, ahead }: LessonProps) {
  const [id] = ahead;
  const rule = id === undefined ? undefined : judge.rule(id);
  useEffect(() => {
    if (rule !== undefined) announce(`${rule.title}. ${rule.text}`);
  }, [id]);
  if (id === undefined || rule === undefined) return undefined;
  return (
    <section class="lesson" aria-label="How it works">
      <h2>{rule.title}</h2>
      {rule.text.split('\n').map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
      <div class="lesson-choices">
        <button type="button" class="brass" onClick={() => learn(id)}>
          {ahead.length === 1 ? 'Got it' : 'Next'}
        </button>
        <button type="button" class="plain" onClick={() => show(guideAt(id))}>
          In the guide
        </button>
        <button type="button" class="plain" onClick={() => prefer({ lessons: false })}>
          No more of this
        </button>
      </div>
    </section>
  );
}
