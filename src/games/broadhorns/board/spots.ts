import { askedSeat } from '#kit/asked-seat.ts';
import type { Spot } from '#kit/places.tsx';
import { spell } from '#words/speech.ts';
import type { Remark } from '#kit/use-why.ts';
import { same } from '#engine/same.ts';
import { type Action, BUYS, MOVES, PORT } from '../actions.ts';
import { CARGO, RIVER_END, TOWNS } from '../components.ts';
import { type Cargo, townAt, townNamed } from '../sheets.ts';
import { hasBoat, merchantOf, mover } from '../state.ts';
import type { View } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, columnOf, cornerOf, middleOfTown, outline, portOf, spaceAt, TRACK } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Props } from './props.ts';
import { actionWords } from '../words/decisions.ts';
import { marketWords, trackWords } from '../words/market.ts';
import { TRACK_PLACE } from '../words/names.ts';
import { townWords } from '../words/towns.ts';

/** Somewhere to press, and what that plays. */
export interface Offer {
  readonly spot: Spot;
  readonly actions: readonly Action[];
  /** What a press on a closed place is about: the rules say why it cannot be done. */
  readonly wish?: Action;
  /** What a closed place says, if no rule closes it. */
  readonly remark?: Remark;
}

/**
 * Spaces within this turn's reach, the landing to put in at, and every town, the market and the season track to be
 * read.
 */
export function offersOf(props: Props): readonly Offer[] {
  const acting = askedSeat(props) !== undefined && props.view.phase === 'actions';
  return [
    ...spaceOffers(props, acting),
    ...TOWNS.map((_, town) => townOffer(props, town, acting)),
    ...CARGO.map((_, cargo) => marketOffer(props, cargo)),
    trackOffer(props.view),
  ];
}

const spaceOffers = ({ view, seat }: Props, acting: boolean): readonly Offer[] =>
  Array.from({ length: RIVER_END + 1 }, (_, space) =>
    acting ? reachOffer(view, space) : askedAbout(closedOffer(space), view, seat, space),
  );

/** A press on a space that is closed asks about a Move there. */
function askedAbout(closed: Offer, view: View, seat: number | undefined, space: number): Offer {
  const at = seat === undefined ? space : merchantOf(view, seat).at;
  const wish = MOVES[space - at];
  if (space > at && wish !== undefined) return { ...closed, wish };
  return space < at ? { ...closed, remark: UPRIVER } : closed;
}

const UPRIVER: Remark = { facts: ['Boats float downriver only.'] };

function closedOffer(space: number): Offer {
  const town = townAt(space);
  const label = town < 0 ? `River space ${space}` : `River space ${space}, landing of ${townNamed(town)}`;
  return {
    spot: { ...spaceAt(space), id: `space ${space}`, label, path: outline(space), state: 'closed' },
    actions: [],
  };
}

/** Farther Moves glow less; what is out of reach can be asked about. */
function reachOffer(view: View, space: number): Offer {
  const closed = closedOffer(space);
  const actions = movesTo(view, space);
  if (actions === undefined) return askedAbout(closed, view, view.turn, space);
  const label = `${closed.spot.label}: ${spell(actions.length, 'Move')}`;
  return { spot: { ...closed.spot, label, state: 'open', dimness: actions.length - 1 }, actions };
}

function townOffer({ view, legal }: Props, town: number, acting: boolean): Offer {
  const m = mover(view);
  const here = acting && hasBoat(m) && townAt(m.at) === town && legal.some(({ type }) => type === 'port');
  const { x, y } = cornerOf(town);
  const port = portOf(town);
  const spot: Spot = {
    ...middleOfTown(town),
    id: `town ${town}`,
    label: here ? `Put in at ${townWords(view, town)}` : townWords(view, town),
    path: here
      ? `M${port.x - 19} ${port.y - 19}h38v38h-38Z`
      : `M${x} ${y}h${CARD_WIDTH}v${CARD_HEIGHT}h${-CARD_WIDTH}Z`,
    state: here ? 'open' : 'closed',
  };
  return here ? { spot, actions: [PORT] } : { spot, actions: [], remark: { facts: [spot.label] } };
}

/** A type on the market: a press buys it if possible, otherwise asks about it. */
function marketOffer({ view, legal }: Props, cargo: Cargo): Offer {
  const action = BUYS[cargo] as Action;
  const isOpen = legal.some((one) => same(one, action));
  const { x, y, width, height } = columnOf(cargo);
  const spot: Spot = {
    x: x + width / 2,
    y: y + height / 2,
    id: `market ${cargo}`,
    label: isOpen ? actionWords(action, view) : marketWords(view, cargo),
    path: `M${x} ${y}h${width}v${height}h${-width}Z`,
    state: isOpen ? 'open' : 'closed',
    edged: true,
  };
  return isOpen ? { spot, actions: [action] } : { spot, actions: [], wish: action, remark: { facts: [spot.label] } };
}

function trackOffer(view: View): Offer {
  const { x, y, width, height } = TRACK;
  const label = trackWords(view);
  const path = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const spot: Spot = { x: x + width / 2, y: y + height / 2, id: TRACK_PLACE, label, path, state: 'closed' };
  return { spot, actions: [], remark: { facts: [label] } };
}
