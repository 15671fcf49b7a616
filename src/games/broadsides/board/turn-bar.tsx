import type { ComponentChildren, VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { SURRENDER } from '../answers.ts';
import { shortLabel } from '../words/actions.ts';
import { AIM_AT, CANCEL, PUT_DOWN, STAY, SURRENDER_ASKS, WAYS } from '../words/labels.ts';
import { percent } from '../words/names.ts';
import { previewOf, SURRENDER_QUESTION, takenUpWords } from '../words/previews.ts';
import { words } from '../words/words.ts';
import type { Deciding } from './intent.ts';
import { type Offered, offersOf } from './offers.ts';
import { Plotter } from './plotter.tsx';
import type { Props } from './props.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly deciding: Deciding;
}

/** The decision bar of a captain, or what an onlooker is told. */
export function TurnBar({ props, deciding }: TurnBarProps): VNode {
  const { view, seat, awaiting } = props;
  const asked = askedSeat(props);
  const decision = words.decision(view, seat, awaiting);
  if (deciding.striking && maySurrender(props)) return <SurrenderBar props={props} deciding={deciding} />;
  return (
    <DecisionBar
      props={props}
      said={asked === undefined ? decision : said(decision, deciding, props)}
      anytime={<Anytime props={props} deciding={deciding} />}
    >
      {asked !== undefined && <Choices props={props} seat={asked} deciding={deciding} />}
    </DecisionBar>
  );
}

const maySurrender = ({ anytime = [], sending }: Props): boolean =>
  !sending && anytime.some(({ type }) => type === 'surrender');

/** Giving up is asked twice, no matter who has to decide meanwhile. */
const SurrenderBar = ({ props, deciding: { strike } }: TurnBarProps): VNode => (
  <DecisionBar
    props={props}
    said={SURRENDER_QUESTION}
    anytime={
      <>
        <Choice label={STAY} press={() => strike(false)} />
        <Choice
          main
          label={words.action(SURRENDER, props.view)}
          press={() => (strike(false), props.act([SURRENDER]))}
        />
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
          <Choice key="surrender" label={SURRENDER_ASKS} press={() => strike(true)} />
        ) : (
          <Act key={action.type} action={action} props={props} />
        ),
      )}
    </>
  );

/** What is about to be done, in words. */
function said(decision: Decision, { press: { picked }, figure }: Deciding, { view }: Props): Decision {
  if (picked !== undefined) return previewOf(picked.action, picked.odds, view, decision);
  return figure === undefined ? decision : takenUpWords(figure.figure, figure.from, view, decision);
}

interface ChoicesProps extends TurnBarProps {
  readonly seat: number;
}

function Choices({ props, seat, deciding }: ChoicesProps): VNode {
  const { picked, clear, perform } = deciding.press;
  if (picked !== undefined) {
    return (
      <>
        <Choice label={CANCEL} press={clear} />
        <Choice main label={words.action(picked.action, props.view)} note={oddsNote(picked)} press={perform} />
      </>
    );
  }
  return (
    <>
      <PhaseChoices props={props} seat={seat} deciding={deciding} />
      {props.legal
        .filter(({ type }) => !ON_BOARD.has(type))
        .map((action) => (
          <Act key={words.action(action, props.view)} action={action} props={props} />
        ))}
    </>
  );
}

/** What is chosen on a deck or from the hand; everything else has a button of its own. */
const ON_BOARD: ReadonlySet<Action['type']> = new Set(['plot', 'fire', 'rake', 'move', 'fight', 'station', 'promote']);

const oddsNote = ({ odds }: Offered): string | undefined => (odds === undefined ? undefined : percent(odds));

function PhaseChoices({ props, seat, deciding }: ChoicesProps): VNode | null {
  switch (props.view.phase) {
    case 'plotting':
      return <Plotter props={props} seat={seat} deciding={deciding} />;
    case 'firing':
      return <Listed label={AIM_AT} props={props} deciding={deciding} />;
    case 'movement':
      return deciding.figure === undefined ? null : (
        <Listed label={WAYS} props={props} deciding={deciding}>
          <Choice label={PUT_DOWN} press={() => deciding.takeUp(undefined)} />
        </Listed>
      );
    case 'chooseCombat':
      return <Listed label={WAYS} props={props} deciding={deciding} />;
    default:
      return null;
  }
}

interface ListedProps extends TurnBarProps {
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** What the glowing places do, as buttons that act at once, with the odds of the fight each leads to. */
const Listed = ({ label, props, deciding: { figure }, children }: ListedProps): VNode => (
  <>
    <div class="bb-letters" role="group" aria-label={label}>
      {offersOf(props, { figure }).map(
        ({ id, deed }) =>
          deed?.type === 'play' && (
            <Choice
              key={id}
              label={shortLabel(deed.offered.action) ?? words.action(deed.offered.action, props.view)}
              note={oddsNote(deed.offered)}
              press={() => props.act(deed.offered.actions)}
            />
          ),
      )}
    </div>
    {children}
  </>
);

const Act = ({ action, props }: { readonly action: Action; readonly props: Props }): VNode => (
  <Choice label={words.action(action, props.view)} press={() => props.act([action])} />
);
