import type { ComponentChildren, VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { Places } from '#kit/places.tsx';
import type { Point } from '#kit/point.ts';
import { middleOf } from '#kit/point.ts';
import { type Remark, useWhy, type Why } from '#kit/use-why.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import { type Cargo, townAt } from '../sheets.ts';
import { mover, NONE } from '../state.ts';
import { MARKET_PLACE, spacePlace, townPlace, TRACK_PLACE } from '../words/names.ts';
import { PLACES_LABEL } from '../words/places.ts';
import { boardBox, formOf, landedAt } from './board-form.ts';
import { MARKET_SIZE, type RiverChart } from './chart.ts';
import { carriedPast } from './carried.ts';
import { Country } from './country.tsx';
import { Fleet, GhostBoat } from './fleet.tsx';
import { ghostOf, type Planned } from './preview.ts';
import type { Props } from './props.ts';
import type { Offer } from './spots.ts';
import { TownBoard } from './town.tsx';
import type { Trade } from './trade.ts';

/** What is offered somewhere, and what a press there does. */
export interface Offered {
  readonly offers: readonly Offer[];
  readonly why: Why;
  readonly press: (id: string) => void;
  readonly at: (id: string) => Point | undefined;
}

/** First press, second press, or the answer why not: the same for every place on the table. */
export function useOffers(props: Props, offers: readonly Offer[], { press }: Trade): Offered {
  const find = (id: string) => offers.find(({ spot }) => spot.id === id);
  const why = useWhy(props.view, (id) => replyTo(props, find(id)));
  return {
    offers: offers.map((offer) => withPick(offer, press.picked)),
    why,
    at: (id) => find(id)?.spot,
    press(id) {
      const offer = find(id);
      if (offer?.planned !== undefined) press.press(offer.planned);
      offer?.toggle?.();
    },
  };
}

const withPick = (offer: Offer, picked: Planned | undefined): Offer =>
  offer.spot.id === picked?.id ? { ...offer, spot: { ...offer.spot, state: 'chosen' } } : offer;

/** Why something cannot be done there; otherwise what can be read there. */
const replyTo = (props: Props, { wish, remark }: Partial<Offer> = {}): Ruling | Remark | undefined =>
  (wish && props.why(wish)) ?? remark;

interface RiverSceneProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly trade: Trade;
  readonly offered: Offered;
  /** St. Louis, and whatever else stands on this chart. */
  readonly children: ComponentChildren;
}

/** The river with everything on it, in the measures of its chart. */
export function RiverScene({ props, chart, trade, offered, children }: RiverSceneProps): VNode {
  const { highlighted } = props;
  return (
    <>
      <Country chart={chart} />
      {SPACES.filter((space) => highlighted.includes(spacePlace(space))).map((space) => (
        <path key={space} class="lit-space" d={chart.outline(space)} />
      ))}
      {children}
      {TOWNS.map(({ name }, town) => (
        <Town key={name} props={props} chart={chart} town={town} carried={carriedPast(props, trade, town)} />
      ))}
      <Places
        label={PLACES_LABEL}
        spots={offered.offers.map(({ spot }) => spot)}
        why={offered.why}
        press={offered.press}
      />
      <Path props={props} chart={chart} trade={trade} />
      <Fleet props={props} chart={chart} />
    </>
  );
}

interface TownProps extends Pick<RiverSceneProps, 'props' | 'chart'> {
  readonly town: number;
  readonly carried: ReadonlySet<Cargo>;
}

function Town({ props: { view, highlighted }, chart, town, carried }: TownProps): VNode {
  const form = formOf(chart, view, town);
  const { x, y } = boardBox(chart, town, form);
  return (
    <g transform={`translate(${x} ${y})`}>
      <TownBoard
        view={view}
        town={town}
        form={form}
        isLit={highlighted.includes(townPlace(town))}
        isActive={landedAt(view) === town}
        carried={carried}
      />
    </g>
  );
}

const SPACES = Array.from({ length: RIVER_END + 1 }, (_, space) => space);

/** The way the boat would take, and where it would be after what is picked. */
function Path({ props, chart, trade }: Pick<RiverSceneProps, 'props' | 'chart' | 'trade'>): VNode | null {
  const { picked } = trade.press;
  const seat = askedSeat(props);
  const ghost = picked && seat !== undefined ? ghostOf(props.view, seat, picked) : undefined;
  if (ghost === undefined || seat === undefined) return null;
  const from = mover(props.view).at;
  const points = SPACES.filter((space) => space > from && space < ghost.at).map((space) => chart.spaceAt(space));
  return (
    <g class={`way seat-${seat}`}>
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
      <GhostBoat m={ghost} seat={seat} chart={chart} />
    </g>
  );
}

/** Where a place of a log line lies on this chart. */
export function placeOn(chart: RiverChart, place: string): Point | undefined {
  const { market, track } = chart.plan;
  const space = SPACES.find((one) => place === spacePlace(one));
  if (space !== undefined) return chart.spaceAt(space, awayFrom(chart, space) * (chart.half + 4));
  const town = TOWNS.findIndex((_, one) => place === townPlace(one));
  if (town >= 0) return cornerOf(chart.boardOf(town));
  if (place === MARKET_PLACE) return { x: market.x + MARKET_SIZE.width - 10, y: market.y + 8 };
  return place === TRACK_PLACE && track !== undefined ? middleOf(track) : undefined;
}

/** A mark on the bank covers no boat; at a town it is on the other bank. */
const awayFrom = (chart: RiverChart, space: number): number =>
  townAt(space) === NONE ? 1 : -chart.sideOf(townAt(space));

/** A mark at the corner of a board covers nothing that is read there. */
const cornerOf = ({ x, y }: Point): Point => ({ x: x - 14, y: y + 2 });

/** A barrel that is about to be put on the season track. */
export function seasonPick({ press: { picked } }: Trade): Cargo | undefined {
  const [action] = picked?.actions ?? [];
  return action?.type === 'season' ? action.cargo : undefined;
}
