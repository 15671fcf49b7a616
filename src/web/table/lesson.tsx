import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../parts/announcer.tsx';
import { tipOf } from '#words/sentences.ts';
import { prefer, preferences } from '../preferences.ts';
import '../style/lesson.css';
import { Basics, useKnowsBasics } from './basics.tsx';
import { useFreeCorner } from './free-corner.ts';
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

/** Remembers that it was explained: a player who has answered has read it, or did not need it. */
export const learn = (rule: string | undefined): void =>
  rule === undefined ? undefined : prefer({ learnt: [...preferences.value.learnt, rule] });

interface LessonProps {
  readonly context: TableContext;
  readonly ahead: readonly string[];
}

/** More at once are not read. What is left comes with the next question. */
const TIPS_PER_QUESTION = 2;

/** The question is heard first, then what helps to answer it. */
const AFTER_QUESTION_MS = 150;

/** The tip to show now, and whether it is the last one for this question. */
function useFewTips(ahead: readonly string[], question: number): readonly [id: string | undefined, isLast: boolean] {
  const begun = useRef({ question, left: ahead.length });
  if (begun.current.question !== question || ahead.length > begun.current.left)
    begun.current = { question, left: ahead.length };
  const read = begun.current.left - ahead.length;
  if (read >= TIPS_PER_QUESTION) return [undefined, true];
  return [ahead[0], read === TIPS_PER_QUESTION - 1 || ahead.length === 1];
}

interface Tip {
  readonly id: string | undefined;
  readonly text: string;
}

/** Said once, and not while a move is on its way: its answer may be that somebody else is asked. */
function useAnnouncedTip({ session }: TableContext, tip: Tip | undefined): void {
  const said = useRef<string>(undefined);
  const isSending = session.sending.value;
  useEffect(() => {
    if (tip === undefined || isSending || said.current === tip.id) return undefined;
    const later = setTimeout(() => {
      said.current = tip.id;
      announce(tip.text);
    }, AFTER_QUESTION_MS);
    return () => clearTimeout(later);
  }, [tip?.id, isSending]);
}

/** A bubble that explains a kind of decision to a player who meets it for the first time, in the words of the guide. */
export function Lesson({ context, ahead }: LessonProps) {
  const { judge, show, known } = context;
  const { turn } = known.position;
  const [id, isLast] = useFewTips(ahead, turn);
  const knowsBasics = useKnowsBasics(context);
  const rule = id === undefined ? undefined : judge.rule(id);
  const bubble = useRef<HTMLElement>(null);
  const { vertical, horizontal } = useFreeCorner(bubble, `${turn} ${id !== undefined}`);
  const tip = tipOf(rule?.text ?? '');
  useAnnouncedTip(context, rule && { id, text: `Tip: ${rule.title}. ${tip}` });
  if (id === undefined || rule === undefined) return knowsBasics ? <Basics context={context} /> : undefined;
  return (
    <section class="lesson" aria-label="Tip" ref={bubble} style={{ alignSelf: vertical, justifySelf: horizontal }}>
      <h2>{rule.title}</h2>
      {tip !== '' && <p>{tip}</p>}
      <div class="lesson-choices">
        <button type="button" class="brass" onClick={() => learn(id)}>
          {isLast ? 'Got it' : 'Next'}
        </button>
        <button type="button" class="plain" onClick={() => show(guideAt(id))}>
          Rules
        </button>
        <button type="button" class="plain" onClick={() => prefer({ lessons: false })}>
          Turn off tips
        </button>
      </div>
    </section>
  );
}
