import './board.css';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardModule } from '#kit/board.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { Screen } from '#kit/camera.ts';
import type { Action } from '../actions.ts';
import { NOWHERE, type Side, size } from '../deck.ts';
import type { Event } from '../events.ts';
import { boarding, menAboard, other, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { CANNON_CHART, CREW_CHART } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { Aside } from './aside.tsx';
import { CourseSheet } from './course-sheet.tsx';
import { DuelStage } from './duel-stage.tsx';
import { type Deciding, useIntent } from './intent.ts';
import { facingSides, type Looking, useLooking } from './look.ts';
import { linger } from './moment.tsx';
import { NOISES } from './noises.ts';
import { OwnShip } from './own-ship.tsx';
import { facts, Panel } from './panel.tsx';
import type { Props } from './props.ts';
import type { Target } from './shots.ts';
import { stages } from './stages.ts';
import { useTally } from './tally.ts';
import { TurnBar } from './turn-bar.tsx';

function Board(props: Props): VNode {
  const { layout, own } = props;
  const deciding = useIntent(props);
  const looking = useLooking(props);
  const [pointed, point] = useState<string>();
  const { volley } = deciding;
  const target = volley?.targets.find(({ id }) => id === pointed) ?? volley?.target;
  const near = nearSide(props.view);
  const shown = { props, deciding, looking, target, near };
  return (
    <BoardFrame
      props={props}
      class={`bb ${layout}`}
      noises={NOISES}
      focus={layout === 'phone' ? looking.focus : undefined}
      mine={own !== undefined && <OwnShip seat={own} {...shown} />}
      bar={<TurnBar props={props} deciding={deciding} />}
    >
      {(screen) => <Table {...shown} screen={screen} point={point} />}
    </BoardFrame>
  );
}

interface TableProps {
  readonly props: Props;
  readonly deciding: Deciding;
  readonly looking: Looking;
  /** The section whose die is shown, and the side of the enemy that faces the guns. */
  readonly target: Target | undefined;
  readonly near: Side | undefined;
  readonly screen: Screen;
  readonly point: (id: string | undefined) => void;
}

/** What the board region shows: a picture, or the chart in words; beside the decks also the chart and the die. */
function Table({ props, deciding, looking, target, near, screen, point }: TableProps): VNode {
  const tally = useTally(props);
  const { focus, kind } = looking;
  return (
    <div class={`bb-table on-${focus.shown}`}>
      {focus.shown !== 'course' && (
        <DuelStage
          key={kind}
          props={props}
          screen={screen}
          looking={looking}
          deciding={deciding}
          target={target}
          point={point}
          tally={tally}
        />
      )}
      <CourseSheet props={props} draft={deciding.draft} isShown={focus.shown === 'course'} />
      {kind === 'decks' && props.layout !== 'phone' && (
        <Aside
          props={props}
          target={target}
          near={near}
          aims={deciding.volley !== undefined}
          tally={tally}
          showChart={() => focus.show('chart')}
        />
      )}
    </div>
  );
}

/** The side of the target that the shooter sees; undefined if it shows bow or stern. */
function nearSide(view: View): Side | undefined {
  const side = facingSides(view)[other(view.shooter)] ?? NOWHERE;
  return side === NOWHERE ? undefined : side;
}

/** The course of a duel: how many men and guns each player had left. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  facts,
  Panel,
  words,
  charts: [
    { ...CREW_CHART, value: (view, seat) => menAboard(shipOf(view, seat)) },
    { ...CANNON_CHART, value: (view, seat) => size(shipOf(view, seat).guns) },
  ],
  turn: (view) => view.round + (boarding(view) ? 1 : 0),
  linger,
  stages,
};
