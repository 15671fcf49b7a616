import type { VNode } from 'preact';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import type { Press } from '#kit/use-press.ts';
import { say, type Sentence } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { doubtAbout } from '../words/doubts.ts';
import { LABELS } from '../words/labels.ts';
import { performLabel, previewWords } from '../words/previews.ts';
import { words } from '../words/words.ts';
import { Answers, type TurnBarProps } from './choices.tsx';
import { type OpenOffer, preview } from './offers.ts';
import type { Props } from './props.ts';

/** The decision bar: what is asked, what a picked place would bring, and every answer as a button. */
export function TurnBar(bar: TurnBarProps): VNode {
  const { props, press } = bar;
  const { view, seat, awaiting } = props;
  if (press.picked !== undefined && seat !== undefined)
    return <Picked props={props} seat={seat} picked={press.picked} press={press} />;
  return (
    <DecisionBar props={props} said={words.decision(view, seat, awaiting)}>
      <Answers {...bar} />
    </DecisionBar>
  );
}

interface PickedProps {
  readonly props: Props;
  readonly seat: number;
  readonly picked: OpenOffer;
  readonly press: Press<Action, OpenOffer>;
}

/** What is picked: its consequences and the button that plays it, or the doubt about it. */
function Picked({ props, seat, picked: { actions }, press }: PickedProps): VNode {
  const { view } = props;
  const [first] = actions;
  const action = actions.find(({ type }) => type === 'build') ?? first;
  const title = action === undefined ? '' : words.action(action, view);
  const doubt = actions.length === 1 && first !== undefined ? doubtAbout(view, seat, first) : undefined;
  if (doubt !== undefined) return <SecondThoughts props={props} title={title} doubt={doubt} press={press} />;
  return (
    <DecisionBar props={props} said={{ title: [title], detail: previewWords(actions, preview(view, seat, actions)) }}>
      <Choice label="Cancel" press={press.clear} />
      <Choice main label={performLabel(view, actions)} press={press.perform} />
    </DecisionBar>
  );
}

interface SecondThoughtsProps extends Pick<PickedProps, 'props' | 'press'> {
  readonly title: string;
  readonly doubt: Sentence;
}

/** The warning before a cow is wasted; the other button trades it anyway. */
const SecondThoughts = ({ props, press, title, doubt }: SecondThoughtsProps): VNode => (
  <DecisionBar props={props} said={{ title: say`${title}: really?`, detail: doubt }}>
    <Choice main label={LABELS.keepCow} press={press.clear} />
    <Choice label={LABELS.tradeCow} press={press.perform} />
  </DecisionBar>
);
