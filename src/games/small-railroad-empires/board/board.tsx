import './board.css';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardModule } from '#kit/board.ts';
import type { Screen } from '#kit/camera.ts';
import { pathOf } from '#kit/coast.ts';
import { type Box, boxAround } from '#kit/point.ts';
import { Places } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { useSize } from '#kit/use-size.ts';
import { useWide } from '#kit/use-wide.ts';
import { useSound } from '#kit/use-sound.ts';
import { useWhy, type Why } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { booksWorth } from '../ending.ts';
import type { Event } from '../events.ts';
import { type Hex, HEX_NAMES } from '../map.ts';
import type { View } from '../view.ts';
import { replyAt } from './asking.ts';
import { type Chart, chartOf, SIZE, turnFor } from './chart.ts';
import { Desk } from './desk.tsx';
import { Ground } from './ground.tsx';
import { NOISES } from './noises.ts';
import { Panel } from './panel.tsx';
import { doorsOf, type Offer, type Pair, pairsOf, pressable, type Wish } from '../plans.ts';
import type { Props } from './props.ts';
import { hubOf, pathThrough, Rails } from './rails.tsx';
import { spotOf } from './spots.tsx';
import { Locomotive } from './symbols.tsx';
import { TurnBar } from './turn-bar.tsx';
import { words } from '../words/words.ts';
import { hexPlace } from '../words/events.ts';
import { CityNames, hexOfCity, Works } from './works.tsx';

function Board(props: Props): VNode {
  const frame = useRef<HTMLDivElement>(null);
  const screen = useSize(frame);
  const [wish, setWish] = useWish(props.view);
  const planning = usePlanning(props, wish);
  useSound(props, NOISES);
  return (
    <>
      <div class={props.preferences.boldSymbols ? 'board sre bold' : 'board sre'}>
        <div class="sre-map" ref={frame}>
          {screen && <MapStage props={props} screen={screen} planning={planning} setWish={setWish} />}
        </div>
        <Desk props={props} />
      </div>
      {props.withBar && <TurnBar props={props} wish={wish} setWish={setWish} {...planning} />}
    </>
  );
}

/** A wish is for one moment of the game; the next moment begins without one. */
function useWish(view: View): [Wish, (wish: Wish) => void] {
  const [kept, keep] = useState<{ readonly view: View; readonly wish: Wish }>({ view, wish: {} });
  return [kept.view === view ? kept.wish : {}, (wish) => keep({ view, wish })];
}

interface Planning {
  readonly open: ReadonlyMap<Hex, Action>;
  readonly pairs: readonly Pair[];
  readonly doors: ReadonlyMap<Hex, readonly Pair[]>;
  readonly chosen: Action | undefined;
  readonly offer: Offer | undefined;
}

function usePlanning({ view, seat, legal, sending }: Props, wish: Wish): Planning {
  const offered = sending ? [] : legal;
  const open = useMemo(() => pressable(view, offered), [view, legal, sending]);
  const pairs = useMemo(() => (seat === undefined ? [] : pairsOf(view, seat, offered)), [view, seat, legal, sending]);
  const doors = useMemo(() => doorsOf(view, pairs), [pairs]);
  const pair = pairs.find(({ key }) => key === wish.pair);
  const offer = pair?.offers.find(({ action }) => action.card === wish.card) ?? pair?.offers[0];
  const chosen = offer?.action ?? (wish.hex === undefined ? undefined : open.get(wish.hex));
  return { open, pairs, doors, offer, chosen };
}

interface MapStageProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly planning: Planning;
  readonly setWish: (wish: Wish) => void;
}

function MapStage({ props, screen, planning, setWish }: MapStageProps): VNode {
  const { view, preferences, events } = props;
  const degrees = turnFor(useWide(screen));
  const chart = useMemo(() => chartOf(view, degrees), [view.map.join(' '), degrees, view.tracks.length]);
  const why = useWhy(view, (id) => replyAt(props, HEX_NAMES.indexOf(id)));
  return (
    <Stage
      label="The map"
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
      <Spaces props={props} chart={chart} planning={planning} setWish={setWish} why={why} />
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

interface SpacesProps {
  readonly props: Props;
  readonly chart: Chart;
  readonly planning: Planning;
  readonly setWish: (wish: Wish) => void;
  readonly why: Why;
}

function Spaces({ props, chart, planning, setWish, why }: SpacesProps): VNode {
  const { view, seat, seats, preferences } = props;
  const { open, doors, chosen, offer } = planning;
  const marked = offer === undefined ? chosenHex(chosen, open) : hexOfCity(view, offer.action.city);
  const spots = useMemo(
    () => chart.hexes.map((hex) => spotOf(hex, { view, seat, seats, open, doors, chosen: marked })),
    [chart, view, seat, seats, open, doors, marked],
  );
  const press = (id: string) => {
    const hex = HEX_NAMES.indexOf(id);
    const door = doors.get(hex);
    if (door !== undefined) return setWish({ pair: nextPair(door, offer) });
    const action = open.get(hex);
    if (action === undefined) return;
    // A first press shows what it costs, a second plays it, unless the player wants to confirm in the bar.
    if (hex === marked || preferences.onePress) props.act([action]);
    else setWish({ hex });
  };
  return <Places label="Spaces of the map" spots={spots} why={why} press={press} />;
}

/** The first delivery of a city, or the one after the chosen one. */
function nextPair(door: readonly Pair[], offer: Offer | undefined): string {
  const at = door.findIndex(({ offers }) => offer !== undefined && offers.includes(offer));
  return door[(at + 1) % door.length]?.key ?? '';
}

const chosenHex = (chosen: Action | undefined, open: ReadonlyMap<Hex, Action>): Hex | undefined =>
  [...open].find(([, action]) => action === chosen)?.[0];

const Lit = ({ places, chart }: { readonly places: readonly string[]; readonly chart: Chart }): VNode => (
  <g class="lit" aria-hidden="true">
    <path d={pathOf(chart.hexes.filter(({ hex }) => places.includes(hexPlace(hex))).map(({ corners }) => corners))} />
  </g>
);

/** The route of the delivery about to be made, or the track about to be laid. */
function Ghost({ props, chart, planning }: { props: Props; chart: Chart; planning: Planning }): VNode | null {
  const { view, seat } = props;
  const { offer, chosen } = planning;
  if (seat === undefined) return null;
  if (offer !== undefined) {
    const city = chart.at(hexOfCity(view, offer.action.city));
    const route = pathThrough(view, chart, seat, offer.reckoning.path);
    return (
      <g class={`ghost seat-${seat}`} aria-hidden="true">
        <path class="route" d={`${route}L${city.x} ${city.y}`} />
      </g>
    );
  }
  if (chosen?.type !== 'build') return null;
  const { x, y } = hubOf(view, chart, seat, chosen.hex);
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
        const city = chart.at(hexOfCity(view, event.city));
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
    { title: 'Prestige', unit: 'VP', value: (view, seat) => view.companies[seat]?.prestige },
    { title: 'Money', unit: 'dollars', value: (view, seat) => view.companies[seat]?.money },
    { title: 'Score without the contract', unit: 'VP', value: scoreWithoutContract },
  ],
  turn: (view) => view.round,
};
