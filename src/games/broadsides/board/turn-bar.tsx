import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Decision } from '#words/words.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { say } from '#words/sentence.ts';
import { type Action, SURRENDER } from '../actions.ts';
import type { View } from '../view.ts';
import { type Deciding, type Intent, type Picked } from './intent.ts';
import { captainIn } from '../muster.ts';
import type { Props } from './props.ts';
import { offersOf } from './offers.ts';
import { Plotter } from './plotter.tsx';
import { words } from '../words/words.ts';
import { percent, sectionName, wayWords } from '../words/names.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly deciding: Deciding;
}

/** The decision bar of a captain, or what an onlooker is told. */
export function TurnBar({ props, deciding }: TurnBarProps): VNode {
  const { view, seat, awaiting } = props;
  const asked = askedSeat(props);
  const decision = words.decision(view, seat, awaiting);
  if (deciding.striking && mayStrike(props)) return <StrikeBar props={props} deciding={deciding} />;
  return (
    <DecisionBar
      props={props}
      said={asked === undefined ? decision : said(decision, deciding.intent, props)}
      anytime={<Anytime props={props} deciding={deciding} />}
    >
      {asked !== undefined && <Choices props={props} seat={asked} deciding={deciding} />}
    </DecisionBar>
  );
}

const mayStrike = ({ anytime = [], sending }: Props): boolean =>
  !sending && anytime.some(({ type }) => type === 'surrender');

const STRIKE: Decision = { title: say`Surrender?`, detail: say`The other player wins the duel at once.` };

/** Giving up is asked twice, no matter who has to decide meanwhile. */
const StrikeBar = ({ props, deciding: { strike } }: TurnBarProps): VNode => (
  <DecisionBar
    props={props}
    said={STRIKE}
    anytime={
      <>
        <Choice label="Fight on" press={() => strike(false)} />
        <Choice main label="Surrender" press={() => (strike(false), props.act([SURRENDER]))} />
      </>
    }
  />
);

/** What a player may do at any time, the other's turn included. */
const Anytime = ({ props, deciding: { strike } }: TurnBarProps): VNode | null =>
  props.sending ? null : (
    <>
      {props.anytime?.map((action) =>
        action.type === 'surrender' ? (
          <Choice key="surrender" label="Surrender …" press={() => strike(true)} />
        ) : (
          <Act key={action.type} action={action} props={props} />
        ),
      )}
    </>
  );

/** What is about to be done, in words. */
function said(decision: Decision, { pending, picked }: Intent, { view }: Props): Decision {
  if (pending !== undefined) return { title: say`${words.action(pending, view)}?`, detail: decision.detail };
  if (picked === undefined) return decision;
  const who = picked.figure === 'captain' ? 'The Captain' : 'A crewmember';
  return {
    title: say`${who} from ${sectionName(picked.from)}: choose where to go`,
    detail: [...decision.detail, againWords(picked, view)],
  };
}

/** To get the Captain of a crowded section, the player presses it once more. */
const againWords = ({ figure, from }: Picked, view: View): string =>
  figure === 'man' && captainIn(view, view.turn, from) ? ' Press again for the Captain.' : '';

interface ChoicesProps extends TurnBarProps {
  readonly seat: number;
}

function Choices({ props, seat, deciding }: ChoicesProps): VNode {
  const { intent, setIntent } = deciding;
  const { draft, pending } = intent;
  if (pending !== undefined) {
    return (
      <>
        <Choice label="Cancel" press={() => setIntent({ draft })} />
        <Choice main label={words.action(pending, props.view)} press={() => props.act([pending])} />
      </>
    );
  }
  return (
    <>
      <PhaseChoices props={props} seat={seat} deciding={deciding} />
      <Others props={props} />
    </>
  );
}

function PhaseChoices({ props, seat, deciding }: ChoicesProps): VNode | null {
  switch (props.view.phase) {
    case 'plotting':
      return <Plotter props={props} seat={seat} deciding={deciding} />;
    case 'firing':
      return <Targets props={props} />;
    case 'movement':
      return <Ways props={props} deciding={deciding} />;
    case 'chooseCombat':
      return <Listed props={props} deciding={deciding} />;
    default:
      return null;
  }
}

/** Every letter of the enemy as a button, beside the letters that glow on her deck. */
const Targets = ({ props }: { readonly props: Props }): VNode => (
  <div class="bb-letters" role="group" aria-label="Aim at">
    {props.legal
      .filter(({ type }) => type === 'fire' || type === 'rake')
      .map((action) => (
        <Act key={words.action(action, props.view)} action={action} props={props} />
      ))}
  </div>
);

/** Where a figure that was taken up can go. */
function Ways({ props, deciding }: TurnBarProps): VNode | null {
  const { intent, setIntent } = deciding;
  if (intent.picked === undefined) return null;
  return (
    <>
      <Listed props={props} deciding={deciding} />
      <Choice label="Put down" press={() => setIntent({ draft: intent.draft })} />
    </>
  );
}

/** What the glowing sections do, as buttons with the odds of the fight each leads to. */
function Listed({ props, deciding }: TurnBarProps): VNode {
  const offers = offersOf(props, deciding.intent);
  return (
    <div class="bb-letters" role="group" aria-label="Sections">
      {offers.map(
        ({ id, deed, odds }) =>
          deed?.type === 'act' && (
            <Choice
              key={id}
              label={
                deed.action.type === 'move'
                  ? wayWords(deed.action.from, deed.action.to)
                  : words.action(deed.action, props.view)
              }
              note={odds === undefined ? undefined : percent(odds)}
              press={() => props.act([deed.action])}
            />
          ),
      )}
    </div>
  );
}

const ON_BOARD: ReadonlySet<Action['type']> = new Set(['plot', 'fire', 'rake', 'move', 'fight', 'station', 'promote']);

/** Everything that is neither on a deck nor in the hand. */
const Others = ({ props }: { readonly props: Props }): VNode => (
  <>
    {props.legal
      .filter(({ type }) => !ON_BOARD.has(type))
      .map((action) => (
        <Act key={action.type + words.action(action, props.view)} action={action} props={props} />
      ))}
  </>
);

const Act = ({ action, props }: { readonly action: Action; readonly props: Props }): VNode => (
  <Choice label={words.action(action, props.view)} press={() => props.act([action])} />
);
