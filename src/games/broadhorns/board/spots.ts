import { askedSeat } from '#kit/asked-seat.ts';
import type { Spot } from '#kit/places.tsx';
import type { Box } from '#kit/point.ts';
import type { Remark } from '#kit/use-why.ts';
import { at } from '#engine/indexed.ts';
import { same } from '#engine/same.ts';
import type { Action } from '../actions.ts';
import { BUYS, MOVES, PORT } from '../answers.ts';
import { CARGO, RIVER_END, TOWNS } from '../components.ts';
import { type Cargo, type Town, townAt } from '../sheets.ts';
import { hasBoat, merchantOf, mover } from '../state.ts';
import type { View } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, columnOf, cornerOf, middleOfTown, outline, portOf, spaceAt, TRACK } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';
import { marketWords, trackWords } from '../words/market.ts';
import { marketPlace, spacePlace, townPlace, TRACK_PLACE } from '../words/names.ts';
import { landingWords, reachWords, spaceWords, UPRIVER } from '../words/places.ts';
import { townWords } from '../words/towns.ts';
import { words } from '../words/words.ts';

/** Somewhere on the chart to press. */
export interface Offer {
  readonly spot: Spot;
  /** What a press plays; undefined where the place is closed. */
  readonly planned?: Planned;
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
  const isActing = askedSeat(props) !== undefined && props.view.phase === 'actions';
  return [
    ...Array.from({ length: RIVER_END + 1 }, (_, space) => spaceOffer(props, space, isActing)),
    ...TOWNS.map((_, town) => townOffer(props, town, isActing)),
    ...CARGO.map((_, cargo) => marketOffer(props, cargo)),
    trackOffer(props.view),
  ];
}

const open = (spot: Omit<Spot, 'state'>, actions: readonly Action[]): Offer => ({
  spot: { ...spot, state: 'open' },
  planned: { id: spot.id, actions },
});

const closed = (spot: Omit<Spot, 'state'>, about: Pick<Offer, 'wish' | 'remark'> = {}): Offer => ({
  spot: { ...spot, state: 'closed' },
  ...about,
});

/** Farther Moves glow less; what is out of reach can be asked about. */
function spaceOffer({ view, seat }: Props, space: number, isActing: boolean): Offer {
  const place = { ...spaceAt(space), id: spacePlace(space), path: outline(space) };
  const moves = isActing ? movesTo(view, space) : undefined;
  if (moves !== undefined)
    return open({ ...place, label: reachWords(space, moves.length), dimness: moves.length - 1 }, moves);
  return closed({ ...place, label: spaceWords(space) }, seat === undefined ? {} : askedAbout(view, seat, space));
}

/** A press on a space that is closed asks about a Move there. */
function askedAbout(view: View, seat: number, space: number): Pick<Offer, 'wish' | 'remark'> {
  const from = merchantOf(view, seat).at;
  if (space > from) return { wish: at(MOVES, space - from) };
  return space < from ? { remark: { facts: [UPRIVER] } } : {};
}

function townOffer({ view, legal }: Props, town: Town, isActing: boolean): Offer {
  const m = mover(view);
  const isHere = isActing && hasBoat(m) && townAt(m.at) === town && legal.some((one) => same(one, PORT));
  const place = { ...middleOfTown(town), id: townPlace(town) };
  if (isHere) return open({ ...place, label: landingWords(view, town), path: quayPath(town) }, [PORT]);
  const label = townWords(view, town);
  const path = boxPath({ ...cornerOf(town), width: CARD_WIDTH, height: CARD_HEIGHT });
  return closed({ ...place, label, path }, { remark: { facts: [label] } });
}

/** A little wider than the quay. */
const QUAY = 38;

function quayPath(town: Town): string {
  const { x, y } = portOf(town);
  return boxPath({ x: x - QUAY / 2, y: y - QUAY / 2, width: QUAY, height: QUAY });
}

/** A type on the market: a press buys it if possible, otherwise asks about it. */
function marketOffer({ view, legal }: Props, cargo: Cargo): Offer {
  const buy = at(BUYS, cargo);
  const box = columnOf(cargo);
  const place = { ...middleOf(box), id: marketPlace(cargo), path: boxPath(box), edged: true };
  if (legal.some((one) => same(one, buy))) return open({ ...place, label: words.action(buy, view) }, [buy]);
  const label = marketWords(view, cargo);
  return closed({ ...place, label }, { wish: buy, remark: { facts: [label] } });
}

function trackOffer(view: View): Offer {
  const label = trackWords(view);
  return closed({ ...middleOf(TRACK), id: TRACK_PLACE, label, path: boxPath(TRACK) }, { remark: { facts: [label] } });
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const boxPath = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
