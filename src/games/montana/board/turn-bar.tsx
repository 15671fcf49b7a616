import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Decision } from '#words/words.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { say, type Sentence } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { Answers, type TurnBarProps } from './choices.tsx';
import { doubtAbout } from './doubts.ts';
import { preview } from './offers.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';
import { rowWords } from '../words/store.ts';

/** The decision bar: what is asked, what a chosen place would bring, and every answer as a button. */
export function TurnBar(bar: TurnBarProps): VNode {
  const { props, chosen } = bar;
  const { view, seat = 0 } = props;
  const [doubted, setDoubted] = useState<Doubted>();
  useEffect(() => setDoubted(undefined), [view, chosen]);
  const play = (action: Action) => {
    const doubt = doubtAbout(view, seat, action);
    if (doubt === undefined) props.act([action]);
    else setDoubted({ action, doubt });
  };
  if (doubted !== undefined)
    return <SecondThoughts props={props} doubted={doubted} drop={() => setDoubted(undefined)} />;
  return (
    <DecisionBar props={props} said={said(bar)}>
      {chosen?.steps === undefined ? <Answers {...bar} play={play} /> : <Confirm {...bar} />}
    </DecisionBar>
  );
}

/** An action that was pressed, and the doubt about it. */
interface Doubted {
  readonly action: Action;
  readonly doubt: Sentence;
}

interface SecondThoughtsProps {
  readonly props: Props;
  readonly doubted: Doubted;
  readonly drop: () => void;
}

/** The warning before an action that was pressed; a second press plays it anyway. */
function SecondThoughts({ props, doubted: { action, doubt }, drop }: SecondThoughtsProps): VNode {
  const title = say`${words.action(action, props.view)}: really?`;
  return (
    <DecisionBar props={props} said={{ title, detail: doubt }}>
      <Choice main label="Keep the cow" press={drop} />
      <Choice label="Trade it all the same" press={() => props.act([action])} />
    </DecisionBar>
  );
}

function said({ props, chosen }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  if (chosen?.steps === undefined || seat === undefined) return words.decision(view, seat, awaiting);
  return { title: [words.action(chosen.action, view)], detail: previewWords(props, chosen.steps) };
}

/** Events that say nothing about what the player gets. */
const ASIDE = new Set(['turnBegan', 'roundBegan', 'cityEntered', 'spacesCleared']);

function previewWords({ view, seat = 0 }: Props, steps: readonly Action[]): Sentence {
  if (steps[0]?.type === 'recruit')
    return say`Two workers from the supply, as the arrow stops; then you may pay grain to move it on.`;
  if (steps[0]?.type === 'city') return say`You take a pumpkin and place your contractor; then the others may bid.`;
  if (steps[0]?.type === 'bid')
    return say`For ${rowWords(steps[0].row - 1)}. Paid when all contractors stand, if nobody outbids you.`;
  const outcome = preview(view, seat, steps)
    .filter(({ type }) => !ASIDE.has(type))
    .flatMap((event) => [...(words.event(event)?.sentence ?? []), ' ']);
  return isOpen(steps) ? [...outcome, 'Whom you send is asked next.'] : outcome;
}

/** Whether workers are still to be chosen for these steps. */
const isOpen = (steps: readonly Action[]): boolean => ['work', 'bank'].includes(steps.at(-1)?.type ?? '');

const VERBS: Partial<Record<Action['type'], string>> = {
  build: 'Build',
  work: 'Work',
  bank: 'Work',
  city: 'Go there',
  bid: 'Bid',
  employ: 'Send',
  recruit: 'Spin',
};

function Confirm({ props, chosen, choose }: TurnBarProps): VNode {
  const { steps = [], action, byCow } = chosen ?? {};
  const verb = VERBS[action?.type ?? 'build'] ?? 'Do it';
  return (
    <>
      <Choice label="Cancel" press={() => choose(undefined)} />
      <Choice main label={byCow ? `Trade the cow and ${verb.toLowerCase()}` : verb} press={() => props.act(steps)} />
    </>
  );
}
