import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { BoardProps } from './board.ts';
import type { Words } from '#words/words.ts';
import type { Point } from './point.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { SentenceText } from './sentence-text.tsx';
import type { Remark, Why } from './use-why.ts';

type Props<A extends Action> = BoardProps<unknown, A, GameEvent>;
type RulingWords = Pick<Words<unknown, Action, GameEvent>, 'ruling'>;

interface WhyNotProps {
  readonly props: Pick<Props<Action>, 'rule' | 'showRule' | 'seats'>;
  readonly words: RulingWords;
  readonly why: Why;
  /** Where the place lies that was asked about. */
  readonly at: (id: string) => Point | undefined;
}

/** Why this cannot be done: the facts, and the rule they fall under. A note on the chart beside the place. */
export function WhyNot({ props, words, why: { answer }, at }: WhyNotProps): VNode {
  const note = answer && noteOn(answer.reply, props, words);
  const point = answer && at(answer.id);
  return (
    <>
      {/* It is there before there is anything to read: only then is it read. Pointing at a place reads its name. */}
      <p class="unseen" role="status">
        {answer?.isPressed === true && plain(note?.facts ?? [], (seat) => props.seats[seat]?.name ?? '')}
      </p>
      {note !== undefined && point !== undefined && <Note at={point} seats={props.seats} {...note} />}
    </>
  );
}

function noteOn(
  reply: Ruling | Remark,
  props: WhyNotProps['props'],
  words: RulingWords,
): Omit<NoteProps, 'at' | 'seats'> {
  if (!('rule' in reply)) return reply;
  const title = props.rule(reply.rule)?.title;
  const showRule = title === undefined ? undefined : () => props.showRule(reply.rule);
  return { title, facts: words.ruling(reply), showRule };
}

/** Why an action is forbidden, in the plain words of a button; undefined when it is not. */
export function whyWords<A extends Action>(
  props: Pick<Props<A>, 'why' | 'seats'>,
  words: RulingWords,
  action: A,
): string | undefined {
  const ruling = props.why(action);
  return ruling && plain(words.ruling(ruling), (seat) => props.seats[seat]?.name ?? '');
}

interface NoteProps extends Pick<Props<Action>, 'seats'> {
  readonly at: Point;
  readonly title?: string | undefined;
  readonly facts: Sentence;
  readonly showRule?: (() => void) | undefined;
}

function Note({ at, title, facts, seats, showRule }: NoteProps): VNode {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInside(note.current), [at.x, at.y, facts]);
  return (
    <div class="why-not" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <div class="note" ref={note}>
        {title !== undefined && <b>{title}.</b>} <SentenceText sentence={facts} seats={seats} />{' '}
        {showRule !== undefined && (
          <button type="button" class="rule-link" onClick={showRule}>
            Read the rule
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
