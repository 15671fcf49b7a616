import { useEffect, useRef } from 'preact/hooks';
import { ownResults } from '../host/results.ts';
import { announce } from '../parts/announcer.tsx';
import { hasSeen, noteSeen, preferences } from '../preferences.ts';
import type { TableContext } from './table-view.tsx';

/** After this many own turns, the most important things have been explained. */
const TURNS = 3;

const SENTENCE = 'You know the basics.';

/** In the first game of all, once: from here on the player knows enough. Gone with the next move. */
export function Basics({ context }: { readonly context: TableContext }) {
  const isSending = context.session.sending.value;
  // The move that ended the third turn may still be on its way when this appears.
  const isSettled = useRef(false);
  useEffect(() => announce(SENTENCE), []);
  useEffect(() => {
    if (isSending && isSettled.current) noteSeen('basics');
    isSettled.current ||= !isSending;
  }, [isSending]);
  const readOn = () => {
    noteSeen('basics');
    context.show({ is: 'guide', at: '' });
  };
  return (
    <section class="basics" aria-label="Tip">
      <h2>{SENTENCE}</h2>
      <p>New kinds of decisions are still explained when they come up.</p>
      <div class="lesson-choices">
        <button type="button" class="brass" onClick={() => noteSeen('basics')}>
          Continue
        </button>
        <button type="button" class="plain" onClick={readOn}>
          Read all rules
        </button>
      </div>
    </section>
  );
}

/** Whether the player of a first game has done the third turn, and has not been told so. */
export function useKnowsBasics(context: TableContext): boolean {
  const turns = useRef(new Set<number>());
  const { seat } = context.session;
  const { awaited, view } = context.known.position;
  const isAsked = seat !== undefined && awaited.includes(seat);
  const turn = context.board.turn(view);
  // The set-up is no turn yet.
  if (isAsked && turn > 0) turns.current.add(turn);
  const isFirstGame = preferences.value.lessons && !hasSeen('basics') && ownResults().length === 0;
  return isFirstGame && (isAsked ? turns.current.size > TURNS : turns.current.size >= TURNS);
}
