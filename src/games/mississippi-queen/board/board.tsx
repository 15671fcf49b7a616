import './board.css';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { BoardModule } from '#kit/board.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { Screen } from '#kit/camera.ts';
import { Stage } from '#kit/stage.tsx';
import { useWhy } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import { type Action, HEX_NAMES } from '../actions.ts';
import { advance } from '../river.ts';
import type { Event } from '../events.ts';
import { boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { Afloat } from './afloat.tsx';
import { Die } from './die.tsx';
import { SPACE_WIDTH, useFraming } from './framing.ts';
import { Legend } from './legend.tsx';
import { LittleRiver } from './little-river.tsx';
import { NOISES } from './noises.ts';
import { OwnBoat } from './own-boat.tsx';
import { facts, Panel } from './panel.tsx';
import { placeAt } from './place-at.ts';
import type { Props } from './props.ts';
import { chartKey, chartOf, headingFor, type RiverChart } from './chart.ts';
import { Country, useArrival } from './river.tsx';
import { type Steering, useSteering } from './steering.ts';
import { TurnBar } from './turn-bar.tsx';
import { whySpace } from './why-space.ts';
import { CHARTS } from '../words/panel.ts';
import { MINIMAP_TITLE, RIVER_LABEL } from '../words/spaces.ts';
import { words } from '../words/words.ts';

function Board(props: Props): VNode {
  const steering = useSteering(props);
  return (
    <BoardFrame
      props={props}
      class="mq"
      noises={NOISES}
      mine={props.own !== undefined && <OwnBoat props={props} seat={props.own} steering={steering} />}
      bar={<TurnBar props={props} steering={steering} />}
    >
      {(screen) => <RiverStage props={props} screen={screen} steering={steering} />}
    </BoardFrame>
  );
}

interface RiverStageProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly steering: Steering;
}

function RiverStage({ props, screen, steering }: RiverStageProps): VNode {
  const { view } = props;
  const { byStep, reach } = steering;
  const chart = useChart(view, screen);
  const arriving = useArrival(props);
  const seat = askedSeat(props);
  const why = useWhy(view, (id) =>
    seat === undefined ? undefined : whySpace(view, { seat, hex: HEX_NAMES.indexOf(id), byStep }),
  );
  return (
    <Stage
      props={props}
      label={RIVER_LABEL}
      placeAt={(place) => placeAt(view, chart, place)}
      board={chart.box}
      action={undefined}
      frame={useFraming(props, chart)}
      cell={SPACE_WIDTH}
      covered={0}
      motion={props.preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => chart.at(HEX_NAMES.indexOf(id))} />}
      minimap={<LittleRiver view={view} chart={chart} layout={props.layout} />}
      minimapTitle={MINIMAP_TITLE}
      overlay={
        <>
          {reach.size > 0 && !byStep && (props.layout !== 'phone' || view.round <= LEARNING) && <Legend />}
          <Die events={props.events} motion={props.preferences.motion} />
        </>
      }
    >
      <Country view={view} chart={chart} arriving={arriving} />
      <Afloat props={props} chart={chart} steering={steering} why={why} />
    </Stage>
  );
}

/** On a phone the legend is shown in the first rounds only: there it covers a space. */
const LEARNING = 2;

/** The chart of this river. How it lies is decided when the table opens, and never changes. */
function useChart(view: View, screen: Screen): RiverChart {
  const [degrees] = useState(() => headingFor(screen));
  return useMemo(() => chartOf(view, degrees), [chartKey(view, degrees)]);
}

/** The course of a race: how far down the river each boat was, and what it had left. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  facts,
  Panel,
  words,
  charts: [
    { ...CHARTS.progress, value: (view, seat) => progress(view, seat) },
    { ...CHARTS.coal, value: (view, seat) => boatOf(view, seat).coal },
  ],
  turn: (view) => view.round,
};

/** The measuring stick counts in half spaces. */
const HALVES = 2;

/** A docked boat stays at the end of its course; a lost one no longer has a course. */
function progress(view: View, seat: number): number | undefined {
  const boat = boatOf(view, seat);
  if (boat.fate === 'aground' || boat.fate === 'left') return undefined;
  const hex = boat.hex === NOWHERE ? boat.leftFrom : boat.hex;
  return hex === NOWHERE ? undefined : advance(hex) / HALVES;
}
