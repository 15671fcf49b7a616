import './board.css';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { BoardFrame } from '#kit/board-frame.tsx';
import type { BoardModule } from '#kit/board.ts';
import type { Screen } from '#kit/camera.ts';
import { pathOf } from '#kit/coast.ts';
import { Places } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { type Press, usePress } from '#kit/use-press.ts';
import { useWide } from '#kit/use-wide.ts';
import { useWhy } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { DEAREST, STORE, STORE_COLUMNS } from '../components.ts';
import { belongings, settlementsBuilt } from '../rules/ending.ts';
import type { Event } from '../events.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { NOISES } from './noises.ts';
import { isOpen, type Offer, offersOf, type OpenOffer, replyTo } from './offers.ts';
import { Panel } from './panel.tsx';
import { Fields, Ground } from './prairie.tsx';
import type { Props } from './props.ts';
import { SheetOfWork } from './sheet.tsx';
import { spotOf } from './spots.tsx';
import { chartOf, HEX_WIDTH, slotPath, spaceSlot, storeSlot, type TableChart, WHEEL_RADIUS } from './chart.ts';
import { TurnBar } from './turn-bar.tsx';
import { CHARTS, LABELS } from '../words/labels.ts';
import { hexPlace, rowPlace, spacePlace, WHEEL_PLACE } from '../words/places.ts';
import { words } from '../words/words.ts';

function Board(props: Props): VNode {
  const offers = useMemo(() => offersOf(props), [props.view, props.legal, props.awaiting, props.sending, props.seat]);
  const press = usePress<Action, OpenOffer>(props);
  return (
    <BoardFrame props={props} class="mt" noises={NOISES} bar={<TurnBar props={props} offers={offers} press={press} />}>
      {(screen) => <Tabletop props={props} screen={screen} offers={offers} press={press} />}
    </BoardFrame>
  );
}

interface TabletopProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly offers: readonly Offer[];
  readonly press: Press<Action, OpenOffer>;
}

function Tabletop({ props, screen, offers, press }: TabletopProps): VNode {
  const { view, events, seats, preferences } = props;
  const portrait = !useWide(screen);
  const chart = useMemo(() => chartOf(view.seats, portrait), [view.seats, portrait]);
  const chosen = press.picked?.id;
  const spots = useMemo(
    () => offers.map((offer) => spotOf(offer, { view, chart, seats, chosen })),
    [offers, chart.key, seats, chosen],
  );
  const find = (id: string) => offers.find((offer) => offer.id === id);
  const why = useWhy(view, (id) => {
    const offer = askedSeat(props) === undefined ? undefined : find(id);
    return offer && replyTo(props, offer);
  });
  const pressPlace = (id: string) => {
    const offer = find(id);
    if (isOpen(offer)) press.press(offer);
  };
  return (
    <Stage
      label={LABELS.table}
      turn={0}
      board={chart.box}
      action={actionBox(view, chart)}
      cell={HEX_WIDTH}
      covered={0}
      motion={preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => spots.find((spot) => spot.id === id)} />}
    >
      <Ground view={view} chart={chart} />
      <g transform={`translate(${chart.sheet.x} ${chart.sheet.y})`}>
        <SheetOfWork view={view} layout={chart.layout} events={events} motion={preferences.motion} />
      </g>
      <Lit places={props.highlighted} chart={chart} view={view} />
      <Places label={LABELS.places} spots={spots} why={why} press={pressPlace} />
      <Fields view={view} chart={chart} events={events} />
    </Stage>
  );
}

/**
 * Where the question is, for small screens: the store while contractors are placed, the prairie while somebody builds.
 */
function actionBox(view: View, chart: TableChart) {
  if (view.phase === 'auction' || view.phase === 'reward') return chart.storeBox;
  return view.phase === 'building' ? chart.prairie : undefined;
}

/** What a line of the log points at. */
function Lit({ places, chart, view }: { places: readonly string[]; chart: TableChart; view: View }): VNode {
  const hexes = view.land.flatMap((_, hex) => (places.includes(hexPlace(hex)) ? [chart.corners(hex)] : []));
  const spaces = view.spaces.flatMap((_, space) =>
    places.includes(spacePlace(space)) ? [slotPath(spaceSlot(chart.layout, space), chart.sheet)] : [],
  );
  const store = STORE.flatMap((_, row) => {
    const [from, to] = [storeSlot(chart.layout, row, STORE_COLUMNS[0]), storeSlot(chart.layout, row, DEAREST)];
    const path = slotPath({ ...from, width: to.x + to.width - from.x }, chart.sheet);
    return places.includes(rowPlace(row + 1)) ? [path] : [];
  });
  const { sheet, layout } = chart;
  const wheel = places.includes(WHEEL_PLACE);
  return (
    <g class="mt-lit" aria-hidden="true">
      <path d={`${pathOf(hexes)}${spaces.join('')}${store.join('')}`} />
      {wheel && <circle cx={sheet.x + layout.wheel.x} cy={sheet.y + layout.wheel.y} r={WHEEL_RADIUS + 7} />}
    </g>
  );
}

export const board: BoardModule<View, Action, Event> = {
  Board,
  Panel,
  words,
  charts: [
    { ...CHARTS.settlements, value: (view, seat) => settlementsBuilt(view, playerOf(view, seat)) },
    { ...CHARTS.belongings, value: (view, seat) => belongings(playerOf(view, seat)) },
  ],
  turn: (view) => view.round,
};
