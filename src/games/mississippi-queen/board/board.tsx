import './board.css';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { BoardModule } from '#kit/board.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { Screen } from '#kit/camera.ts';
import { boxAround } from '#kit/point.ts';
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
import { Compass } from './landmarks.tsx';
import { NOISES } from './noises.ts';
import { Order } from './order.tsx';
import { Panel } from './panel.tsx';
import type { Props } from './props.ts';
import { bestTurn, chartKey, chartOf, type RiverChart, SIZE } from './chart.ts';
import { Country, useArrival } from './river.tsx';
import { type Steering, useSteering } from './steering.ts';
import { TurnBar } from './turn-bar.tsx';
import { whySpace } from './why-space.ts';
import { CHARTS } from '../words/panel.ts';
import { RIVER_LABEL } from '../words/spaces.ts';
import { words } from '../words/words.ts';

function Board(props: Props): VNode {
  const steering = useSteering(props);
  return (
    <BoardFrame props={props} class="mq" noises={NOISES} bar={<TurnBar props={props} steering={steering} />}>
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
      label={RIVER_LABEL}
      turn={chart.degrees}
      board={chart.box}
      action={useMemo(() => actionBox(view, chart, reach), [chart.key, view, reach])}
      cell={SIZE * Math.sqrt(3)}
      covered={OVERLAY_HEIGHT}
      motion={props.preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => chart.at(HEX_NAMES.indexOf(id))} />}
      overlay={<Signs props={props} turn={chart.degrees} />}
    >
      <Country view={view} chart={chart} arriving={arriving} />
      <Afloat props={props} chart={chart} steering={steering} why={why} />
    </Stage>
  );
}

/** What is fixed to the screen above the river. */
const Signs = ({ props: { view, seats, events, preferences }, turn }: { props: Props; turn: number }): VNode => (
  <>
    <Order view={view} seats={seats} />
    <Compass turn={turn} />
    <Die events={events} motion={preferences.motion} />
  </>
);

/** The order of movement stands above the river. */
const OVERLAY_HEIGHT = 48;

/** The chart for this river and this screen, turned again only if that shows much more. */
function useChart(view: View, screen: Screen): RiverChart {
  const degrees = useRef<number | undefined>(undefined);
  const river = chartKey(view, 0);
  degrees.current = useMemo(
    () => bestTurn(view, screen, degrees.current),
    [river, screen.width > screen.height, Math.round(screen.width / 50)],
  );
  return useMemo(() => chartOf(view, degrees.current ?? 0), [river, degrees.current]);
}

/** The boat to move with all it can reach, or the boats in the lead. */
function actionBox(view: View, chart: RiverChart, reach: Steering['reach']) {
  const boats = view.boats.map(({ hex }) => hex).filter((hex) => hex !== NOWHERE);
  const leading = boats.toSorted((a, b) => advance(b) - advance(a)).slice(0, 2);
  const mover = view.boats[view.order[view.mover] ?? -1]?.hex ?? NOWHERE;
  const near = [...reach.keys(), ...(mover === NOWHERE ? leading : [mover])];
  return near.length === 0
    ? undefined
    : boxAround(
        near.map((hex) => chart.at(hex)),
        SIZE,
      );
}

/** The course of a race: how far down the river each boat was, and what it had left. */
export const board: BoardModule<View, Action, Event> = {
  Board,
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
