import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import { addressedTo, plain, type Sentence } from '#words/sentence.ts';
import type { Decision, Words } from '#words/words.ts';
import { ActionList, type ListedProps } from './action-list.tsx';
import { askedSeat } from './asked-seat.ts';
import { playButton } from './bar-buttons.ts';
import { type BarButton, BarFrame } from './bar-frame.tsx';
import type { BoardProps } from './board.ts';
import { SentenceText } from './sentence-text.tsx';
import { useSame } from './use-same.ts';
import { whyWords } from './why-not.tsx';

type BarWords<V, A extends Action> = Pick<Words<V, A, GameEvent>, 'action' | 'actionGroup' | 'ruling'>;

interface DecisionBarProps<V, A extends Action> {
  readonly props: Omit<BoardProps<V, A, GameEvent>, 'events'>;
  readonly words: BarWords<V, A>;
  readonly said: Decision;
  /** The one gold button: what is picked, with its verb and price. Without it, the only legal action. */
  readonly gold?: BarButton | undefined;
  /** At most two more. Everything else is in the list. */
  readonly quiet?: readonly BarButton[] | undefined;
  /** Forbidden now, but likely to be looked for: the list says why. */
  readonly tried?: readonly A[] | undefined;
}

/**
 * Says in words who must do what now, and offers it: undo, at most three buttons, and a list of everything. What it says
 * is also read aloud. No game draws buttons of its own here.
 */
export function DecisionBar<V, A extends Action>(bar: DecisionBarProps<V, A>): VNode {
  const { props, said, quiet = [] } = bar;
  const asked = askedSeat(props);
  const [isOpen, setOpen] = useState(false);
  const legal = useSame(props.legal);
  // What others do meanwhile does not close the list, as long as the same is offered.
  useEffect(() => setOpen(false), [legal, props.seat]);
  const gold = bar.gold ?? onlyAnswer(bar, asked);
  return (
    <>
      {isOpen && <ActionList {...listedBy(bar, asked)} close={() => setOpen(false)} />}
      <BarFrame
        label="Decision"
        look={asked === undefined ? '' : 'asked'}
        seat={asked ?? props.awaiting[0]}
        title={<Title props={props} said={said} />}
        detail={<SentenceText sentence={said.detail} seats={props.seats} />}
        spoken={spokenBy(props, said, asked === undefined ? '' : keyWords(gold, quiet))}
        undo={props.undo}
        gold={asked === undefined ? undefined : gold}
        quiet={asked === undefined ? [] : quiet}
        more={{ isOpen, toggle: () => setOpen(!isOpen) }}
      />
    </>
  );
}

/** Where only one thing can be done, it has the gold button. */
function onlyAnswer<V, A extends Action>(
  { props, words }: DecisionBarProps<V, A>,
  asked: number | undefined,
): BarButton | undefined {
  const [only, another] = props.legal;
  if (asked === undefined || only === undefined || another !== undefined) return undefined;
  return playButton(props, words.action(only, props.view), [only]);
}

/** All that the list shows: what is asked, what is forbidden and why, what may be done at any time, what the page adds. */
function listedBy<V, A extends Action>(
  { props, words, tried = [] }: DecisionBarProps<V, A>,
  asked: number | undefined,
): Omit<ListedProps, 'close'> {
  const { view, legal, act, anytime = [], more = [], sending } = props;
  const entryFor = (action: A) => ({
    label: words.action(action, view),
    group: words.actionGroup?.(action, view),
    press: () => act([action]),
  });
  return {
    answers: asked === undefined ? [] : legal.map(entryFor),
    forbidden:
      asked === undefined
        ? []
        : tried.flatMap((action) => {
            const why = whyWords(props, words, action);
            return why === undefined ? [] : [{ label: words.action(action, view), why }];
          }),
    anytime: sending ? [] : anytime.map(entryFor),
    more,
  };
}

type Saying = Pick<BoardProps<unknown, Action, GameEvent>, 'seat' | 'seats' | 'awaiting' | 'sending'>;

/** Where several share a device, "you" could be any of them: then the name is said. */
function sharedSeat(props: Saying): number | undefined {
  const asked = askedSeat(props);
  return asked !== undefined && props.seats.filter(({ kind }) => kind === 'you').length > 1 ? asked : undefined;
}

/** "You and Tom are planning", where only one person uses this screen. */
function toReader({ seat, seats }: Saying, sentence: Sentence): Sentence {
  const isAlone = seats.filter(({ kind }) => kind === 'you').length === 1;
  return addressedTo(sentence, isAlone ? seat : undefined);
}

function Title({ props, said: { title } }: { readonly props: Saying; readonly said: Decision }): VNode {
  const who = sharedSeat(props);
  return (
    <>
      {who !== undefined && <span class="bar-who">{props.seats[who]?.name}</span>}
      <SentenceText sentence={toReader(props, title)} seats={props.seats} />
    </>
  );
}

/** Which key presses which button. */
function keyWords(gold: BarButton | undefined, quiet: readonly BarButton[]): string {
  const keys = [
    ...(gold === undefined ? [] : [{ ...gold, key: 1 }]),
    ...quiet.map((button, i) => ({ ...button, key: i + 2 })),
  ].filter(({ why }) => why === undefined);
  return keys.map(({ key, label }) => ` Key ${key}: ${asSentence(label)}`).join('');
}

/** Between a move and its answer nothing is said: the question before it is answered. */
function spokenBy(props: Saying, { title, detail }: Decision, keys: string): string {
  if (props.sending) return '';
  const nameOf = (seat: number) => props.seats[seat]?.name ?? `Seat ${seat + 1}`;
  const who = sharedSeat(props);
  const said = [toReader(props, title), detail].map((part) => asSentence(plain(part, nameOf)));
  const words = `${said.filter((one) => one !== '').join(' ')}${keys}`;
  return who === undefined ? words : `${nameOf(who)}: ${words}`;
}

/** A dot between two facts is not read; a comma is a pause. */
function asSentence(text: string): string {
  const read = text.trim().replaceAll(' · ', ', ');
  return read === '' || /[.?!]$/.test(read) ? read : `${read}.`;
}
