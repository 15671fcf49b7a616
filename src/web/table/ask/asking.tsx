import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce, answer } from '../../parts/announcer.tsx';
import { VERBOSITY_HELP, VERBOSITY_LABELS } from '../../parts/settings.tsx';
import { noteSeen, prefer, preferences, VERBOSITIES } from '../../preferences.ts';
import type { TableContext } from '../table-view.tsx';
import { decisionWords } from './announce-decision.ts';
import { answerTo, findables, lineWords, placeWords, storyLines } from './answers.ts';
import { FindPlace } from './find-place.tsx';
import { isForTable, type TableQuestion, questionBy } from './keys.ts';
import type { Findable } from './matches.ts';
import { focusedSpot, focusPlace, offeredNow } from './offered.ts';
import { storyStep, type StoryPlace } from './story-walk.ts';
import '../../style/ask.css';

interface Asked {
  /** Shown until the next key. */
  readonly said: Signal<string | undefined>;
  readonly isFinding: Signal<boolean>;
  readonly story: Signal<StoryPlace | undefined>;
  /** How many choices have been told, while the same is asked again and again. */
  readonly toldChoices: Signal<number>;
}

/** Questions by key: the answer is read aloud, and shown over the board for those who see it. */
export function Asking({ context }: { readonly context: TableContext }) {
  const asked: Asked = {
    said: useSignal<string | undefined>(undefined),
    isFinding: useSignal(false),
    story: useSignal<StoryPlace | undefined>(undefined),
    toldChoices: useSignal(0),
  };
  useAskKeys(context, asked);
  return (
    <>
      {asked.said.value !== undefined && (
        <div class="answer-plate" aria-hidden="true">
          {asked.said.value}
        </div>
      )}
      {asked.isFinding.value && <Finding context={context} asked={asked} />}
    </>
  );
}

/** Every key puts the answer before it away, whatever else it does. */
function useAskKeys(context: TableContext, asked: Asked): void {
  const newest = useRef(context);
  newest.current = context;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      asked.said.value = undefined;
      if (asked.isFinding.peek()) return closeByKey(event, asked);
      const question = isForTable(event.target) ? questionBy(event) : undefined;
      if (question?.is !== 'can') asked.toldChoices.value = 0;
      if (question === undefined) return;
      // No other listener gets it: on some keyboards Shift and 1 is a 1.
      event.preventDefault();
      event.stopPropagation();
      reply(newest.current, question, asked);
    };
    document.addEventListener('keydown', heard, { capture: true });
    return () => document.removeEventListener('keydown', heard, { capture: true });
  }, []);
}

/** Where the focus has left the search, Escape still closes it. */
function closeByKey({ key, target }: KeyboardEvent, { isFinding }: Asked): void {
  if (key === 'Escape' && isForTable(target)) isFinding.value = false;
}

function reply(context: TableContext, question: TableQuestion, asked: Asked): void {
  noteSeen('keys');
  switch (question.is) {
    case 'find':
      return void (asked.isFinding.value = true);
    case 'help':
      return context.show({ is: 'keys' });
    case 'back':
    case 'on':
      return walkStory(context, question.is === 'back' ? -1 : 1, asked);
    case 'can':
      return tellChoices(asked);
    case 'place':
      return say(placeWords(context, focusedSpot()), asked);
    case 'now':
      return say(decisionWords(), asked);
    case 'verbosity':
      return say(nextVerbosity(), asked);
    default:
      return say(answerTo(context, question), asked);
  }
}

function tellChoices(asked: Asked): void {
  const { text, next } = offeredNow(asked.toldChoices.peek());
  asked.toldChoices.value = next;
  say(text, asked);
}

/** Full, brief, own, and full again; says what it is now. */
function nextVerbosity(): string {
  const at = VERBOSITIES.indexOf(preferences.peek().verbosity);
  const verbosity = VERBOSITIES[(at + 1) % VERBOSITIES.length] ?? 'full';
  prefer({ verbosity });
  return `${VERBOSITY_LABELS[verbosity]}: ${VERBOSITY_HELP[verbosity]}`;
}

function say(text: string, { said }: Asked): void {
  said.value = text;
  answer(text);
}

function walkStory(context: TableContext, by: -1 | 1, asked: Asked): void {
  const lines = storyLines(context);
  const place = storyStep(asked.story.peek(), lines.length, by);
  asked.story.value = place;
  say(lineWords(lines, place.at), asked);
}

/** The search lies over the board; the focus goes to the place that was found, or back to where it was. */
function Finding({ context, asked }: { readonly context: TableContext; readonly asked: Asked }) {
  const places = useMemo(() => findables(context), []);
  const before = useRef(document.activeElement);
  const goBack = () =>
    before.current instanceof SVGElement || before.current instanceof HTMLElement ? before.current.focus() : undefined;
  const close = () => {
    goBack();
    asked.isFinding.value = false;
  };
  const goTo = (place: Findable) => {
    close();
    // Its label is read when it gets the focus, so only the way there is left to say.
    if (place.spot !== undefined && focusPlace(place.spot)) return void (place.distance && announce(place.distance));
    say(place.text === '' ? place.name : `${place.name}: ${place.text}`, asked);
  };
  return <FindPlace places={places} onFound={goTo} onClose={close} />;
}
