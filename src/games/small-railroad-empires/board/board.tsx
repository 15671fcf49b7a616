import './board.css';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { same } from '#engine/same.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import type { Screen } from '#kit/camera.ts';
import { pathOf } from '#kit/coast.ts';
import { type Box, boxAround } from '#kit/point.ts';
import { Places } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { usePress } from '#kit/use-press.ts';
import { useSize } from '#kit/use-size.ts';
import { useWhy, type Why } from '#kit/use-why.ts';
import { useWide } from '#kit/use-wide.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { cityHex, type Hex, HEX_NAMES } from '../map.ts';
import { choiceOf, doorsOf, type Offer, type Pair, pairsOf, pressable } from '../plans.ts';
import { booksWorth } from '../rules/scoring.ts';
import type { View } from '../view.ts';
import { DESK } from '../words/desk.ts';
import { hexPlace } from '../words/names.ts';
import { CHARTS } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { replyAt } from './asking.ts';
import { type Chart, chartOf, SIZE, turnFor } from './chart.ts';
import { Desk } from './desk.tsx';
import { Ground } from './ground.tsx';
import { NOISES } from './noises.ts';
import { Panel } from './panel.tsx';
import type { Choosing, Props } from './props.ts';
import { hubOf, pathThrough, Rails } from './rails.tsx';
import { spotOf } from './spots.tsx';
import { Locomotive } from './symbols.tsx';
import { TurnBar } from './turn-bar.tsx';
import { CityNames, Works } from './works.tsx';

function Board(props: Props): VNode {
  const choosing: Choosing = usePress(props);
  const planning = usePlanning(props, choosing);
  const { pair, pairs, offer } = planning;
  return (
    <BoardFrame
      props={props}
      class="sre"
      noises={NOISES}
      bar={<TurnBar props={props} choosing={choosing} pair={pair} pairs={pairs} offer={offer} />}
    >
      {() => (
        <>
          <MapFrame props={props} choosing={choosing} planning={planning} />
          <Desk props={props} choosing={choosing} pair={pair} />
        </>
      )}
    </BoardFrame>
  );
}

/** What can be pressed on the map, and what is picked. */
interface Planning {
  readonly open: ReadonlyMap<Hex, Action>;
  readonly pairs: readonly Pair[];
  readonly doors: ReadonlyMap<Hex, readonly Pair[]>;
  readonly action: Action | undefined;
  readonly pair: Pair | undefined;
  readonly offer: Offer | undefined;
}

function usePlanning({ view, seat, legal, sending }: Props, { picked }: Choosing): Planning {
  const offered = sending ? [] : legal;
  const open = useMemo(() => pressable(view, offered), [view, legal, sending]);
  const pairs = useMemo(() => (seat === undefined ? [] : pairsOf(view, seat, offered)), [view, seat, legal, sending]);
  const doors = useMemo(() => doorsOf(view, pairs), [pairs]);
  const action = picked?.actions[0];
  const isPicked = (offer: Offer): boolean => action !== undefined && same(offer.action, action);
  const pair = pairs.find(({ offers }) => offers.some(isPicked));
  return { open, pairs, doors, action, pair, offer: pair?.offers.find(isPicked) };
}

interface MapProps {
  readonly props: Props;
  readonly choosing: Choosing;
  readonly planning: Planning;
}

/** The room of the map, beside or above the desk. */
function MapFrame(map: MapProps): VNode {
  const frame = useRef<HTMLDivElement>(null);
  const screen = useSize(frame);
  return (
    <div class="sre-map" ref={frame}>
      {screen && <MapStage {...map} screen={screen} />}
    </div>
  );
}

function MapStage({ props, choosing, planning, screen }: MapProps & { readonly screen: Screen }): VNode {
  const { view, preferences, events } = props;
  const degrees = turnFor(useWide(screen));
  const chart = useMemo(() => chartOf(view, degrees), [view.map.join(' '), degrees, view.tracks.length]);
  const why = useWhy(view, (id) => replyAt(props, HEX_NAMES.indexOf(id)));
  return (
    <Stage
      label={DESK.map}
      turn={0}
      board={chart.box}
      action={useMemo(() => actionBox(chart, planning), [chart, planning.open, planning.offer])}
      cell={SIZE * Math.sqrt(3)}
      covered={0}
      motion={preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => chart.at(HEX_NAMES.indexOf(id))} />}
    >
      <Ground chart={chart} />
      <Works view={view} chart={chart} />
      <Rails view={view} chart={chart} events={events} motion={preferences.motion} />
      <Lit places={props.highlighted} chart={chart} />
      <Spaces props={props} chart={chart} planning={planning} choosing={choosing} why={why} />
      <Ghost props={props} chart={chart} planning={planning} />
      <CityNames chart={chart} />
      <Runs props={props} chart={chart} />
    </Stage>
  );
}

/** Where the player may press, or the route that was chosen: small screens look there. */
function actionBox(chart: Chart, { open, offer }: Planning): Box | undefined {
  const hexes = offer?.reckoning.path ?? [...open.keys()];
  return hexes.length === 0
    ? undefined
    : boxAround(
        hexes.map((hex) => chart.at(hex)),
        1.5 * SIZE,
      );
}

interface SpacesProps extends MapProps {
  readonly chart: Chart;
  readonly why: Why;
}

function Spaces({ props, chart, planning, choosing, why }: SpacesProps): VNode {
  const { view, seat, seats } = props;
  const { open, doors } = planning;
  const chosen = chosenHex(view, planning);
  const spots = useMemo(
    () => chart.hexes.map((hex) => spotOf(hex, { view, seat, seats, open, doors, chosen })),
    [chart, view, seat, seats, open, doors, chosen],
  );
  const press = (id: string) => {
    const hex = HEX_NAMES.indexOf(id);
    const pairs = doors.get(hex);
    const action = open.get(hex);
    if (pairs !== undefined) pressCity(choosing, pairs, planning);
    else if (action !== undefined) choosing.press({ id, actions: [action] });
  };
  return <Places label={DESK.spaces} spots={spots} why={why} press={press} />;
}

/**
 * A city: a first press picks its best delivery, a second plays what is picked. Where there is another good or another
 * card to choose, nothing is played before it was shown.
 */
function pressCity(choosing: Choosing, [pair, ...others]: readonly Pair[], { offer }: Planning): void {
  if (pair === undefined) return;
  if (offer?.action.city === pair.city) choosing.perform();
  else if (others.length + pair.offers.length === 1) choosing.press(choiceOf(pair.offers[0]));
  else choosing.pick(choiceOf(pair.offers[0]));
}

/** The space that is marked as picked. */
function chosenHex({ map }: View, { open, action, offer }: Planning): Hex | undefined {
  if (offer !== undefined) return cityHex(map, offer.action.city);
  return [...open].find(([, one]) => action !== undefined && same(one, action))?.[0];
}

const Lit = ({ places, chart }: { readonly places: readonly string[]; readonly chart: Chart }): VNode => (
  <g class="lit" aria-hidden="true">
    <path d={pathOf(chart.hexes.filter(({ hex }) => places.includes(hexPlace(hex))).map(({ corners }) => corners))} />
  </g>
);

/** The route of the delivery about to be made, or the track about to be laid. */
function Ghost({ props, chart, planning }: { props: Props; chart: Chart; planning: Planning }): VNode | null {
  const { view, seat } = props;
  const { offer, action } = planning;
  if (seat === undefined) return null;
  if (offer !== undefined) {
    const city = chart.at(cityHex(view.map, offer.action.city));
    const route = pathThrough(view, chart, seat, offer.reckoning.path);
    return (
      <g class={`ghost seat-${seat}`} aria-hidden="true">
        <path class="route" d={`${route}L${city.x} ${city.y}`} />
      </g>
    );
  }
  if (action?.type !== 'build') return null;
  const { x, y } = hubOf(view, chart, seat, action.hex);
  return (
    <g class={`ghost seat-${seat}`} aria-hidden="true">
      <circle class="ghost-track" cx={x} cy={y} r="8" />
    </g>
  );
}

/** Trains on their way, for every delivery among what just happened. */
function Runs({ props, chart }: { props: Props; chart: Chart }): VNode | null {
  const { view, events, preferences } = props;
  if (preferences.motion === 0) return null;
  return (
    <g class="runs" aria-hidden="true">
      {events.map((event, i) => {
        if (event.type !== 'delivered') return null;
        const city = chart.at(cityHex(view.map, event.city));
        const path = `${pathThrough(view, chart, event.seat, event.path)}L${city.x} ${city.y}`;
        const style = { offsetPath: `path("${path}")`, animationDuration: `${1.1 * preferences.motion}s` };
        return (
          <g key={`${view.round} ${i} ${event.factory}`} class="run" style={style}>
            <Locomotive seat={event.seat} scale={1.2} />
          </g>
        );
      })}
    </g>
  );
}

/** Contracts are secret until the end, so a chart of the whole game leaves them out. */
function scoreWithoutContract({ companies }: View, seat: number): number | undefined {
  const company = companies[seat];
  return company && company.prestige + booksWorth(company);
}

export const board: BoardModule<View, Action, Event> = {
  Board,
  Panel,
  words,
  charts: [
    { ...CHARTS.prestige, value: (view, seat) => view.companies[seat]?.prestige },
    { ...CHARTS.money, value: (view, seat) => view.companies[seat]?.money },
    { ...CHARTS.score, value: scoreWithoutContract },
  ],
  turn: (view) => view.round,
};
