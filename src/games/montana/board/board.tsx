import './board.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { BoardModule } from '#kit/board.ts';
import { pathOf } from '#kit/coast.ts';
import { Places } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { useSize } from '#kit/use-size.ts';
import { useWide } from '#kit/use-wide.ts';
import { useSound } from '#kit/use-sound.ts';
import { useWhy } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { DEAREST, STORE_COLUMNS } from '../components.ts';
import { belongings, settlementsBuilt } from '../ending.ts';
import type { Event } from '../events.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { NOISES } from './noises.ts';
import { type Offer, offersOf, replyTo } from './offers.ts';
import { Panel } from './panel.tsx';
import { Fields, Ground } from './prairie.tsx';
import type { Props } from './props.ts';
import { SheetOfWork } from './sheet.tsx';
import { spotOf } from './spots.tsx';
import { chartOf, HEX_WIDTH, slotPath, spaceSlot, storeSlot, type TableChart, WHEEL_RADIUS } from './chart.ts';
import { TurnBar } from './turn-bar.tsx';
import { words } from '../words/words.ts';
import { hexPlace, rowPlace, spacePlace, WHEEL_PLACE } from '../words/events.ts';

function Board(props: Props): VNode {
  const frame = useRef<HTMLDivElement>(null);
  const screen = useSize(frame);
  const [id, setId] = useState<string>();
  useEffect(() => setId(undefined), [props.view]);
  useSound(props, NOISES);
  const offers = useMemo(() => offersOf(props), [props.view, props.legal, props.awaiting, props.sending, props.seat]);
  const chosen = offers.find((offer) => offer.id === id && offer.steps !== undefined);
  const choose = (offer: Offer | undefined) => setId(offer?.id);
  const portrait = !useWide(screen);
  const chart = useMemo(() => chartOf(props.view.seats, portrait), [props.view.seats, portrait]);
  return (
    <>
      <div
        class={props.preferences.boldSymbols ? 'board mt bold' : 'board mt'}
        ref={frame}
        style={{ '--motion': props.preferences.motion }}
      >
        {screen && <Tabletop props={props} chart={chart} offers={offers} chosen={chosen} choose={choose} />}
      </div>
      {props.withBar && <TurnBar props={props} offers={offers} chosen={chosen} choose={choose} />}
    </>
  );
}

interface TabletopProps {
  readonly props: Props;
  readonly chart: TableChart;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly choose: (offer: Offer | undefined) => void;
}

function Tabletop({ props, chart, offers, chosen, choose }: TabletopProps): VNode {
  const { view, events, seats, preferences } = props;
  const spots = useMemo(
    () => offers.map((offer) => spotOf(offer, { view, chart, seats, chosen: chosen?.id })),
    [offers, chart.key, seats, chosen],
  );
  const find = (id: string) => offers.find((offer) => offer.id === id);
  const why = useWhy(view, (id) => {
    const offer = askedSeat(props) === undefined ? undefined : find(id);
    return offer && replyTo(props, offer);
  });
  const press = (id: string) => {
    const offer = find(id);
    if (offer?.steps === undefined) return;
    if (offer.id === chosen?.id || preferences.onePress) props.act(offer.steps);
    else choose(offer);
  };
  return (
    <Stage
      label="The prairie and the worker board"
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
      <Places label="Places of the table" spots={spots} why={why} press={press} />
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
  const rows = [1, 2, 3, 4].filter((row) => places.includes(rowPlace(row)));
  const store = rows.map((row) => {
    const [from, to] = [storeSlot(chart.layout, row - 1, STORE_COLUMNS[0]), storeSlot(chart.layout, row - 1, DEAREST)];
    return slotPath({ ...from, width: to.x + to.width - from.x }, chart.sheet);
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

/** The course of a game: settlements, and what was ready on the player boards. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  Panel,
  words,
  charts: [
    { title: 'Settlements', unit: 'settlements', value: (view, seat) => settlementsBuilt(view, playerOf(view, seat)) },
    {
      title: 'On the player board',
      unit: 'silver, workers and goods',
      value: (view, seat) => belongings(playerOf(view, seat)),
    },
  ],
  turn: (view) => view.round,
};
