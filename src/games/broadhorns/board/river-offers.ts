import { askedSeat } from '#kit/asked-seat.ts';
import { at } from '#engine/indexed.ts';
import { MOVES } from '../answers.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import { townAt } from '../sheets.ts';
import { merchantOf, NONE } from '../state.ts';
import type { View } from '../view.ts';
import { trackWords } from '../words/market.ts';
import { spacePlace, TRACK_PLACE } from '../words/names.ts';
import { reachWords, spaceWords, UPRIVER } from '../words/places.ts';
import type { RiverChart } from './chart.ts';
import { movesTo } from './planner.ts';
import type { Props } from './props.ts';
import { boxPlace, closedOffer, ownersOf, type Offer, openFirst, openOffer } from './spots.ts';
import { townOffers } from './town-offers.ts';
import type { Trade } from './trade.ts';

/** Everything on the river that can be pressed or asked about: spaces, towns with what lies on them, season track. */
export function riverOffers(props: Props, chart: RiverChart, trade: Trade): readonly Offer[] {
  const { track } = chart.plan;
  return openFirst([
    ...TOWNS.flatMap((_, town) => townOffers(props, chart, town, trade)),
    ...spacesByUse().map((space) => spaceOffer(props, chart, space)),
    ...(track === undefined ? [] : [trackOffer(props.view, track)]),
  ]);
}

/** Spaces at towns before those between them. */
const spacesByUse = (): readonly number[] => {
  const spaces = Array.from({ length: RIVER_END + 1 }, (_, space) => space);
  return spaces.toSorted((a, b) => Number(townAt(b) !== NONE) - Number(townAt(a) !== NONE));
};

/** Farther Moves glow less; what is out of reach can be asked about. */
function spaceOffer(props: Props, chart: RiverChart, space: number): Offer {
  const { view, seat } = props;
  const isActing = askedSeat(props) !== undefined && view.phase === 'actions';
  const label = spaceWords(view, space, ownersOf(props));
  const place = { ...chart.spaceAt(space), id: spacePlace(space), path: chart.outline(space), label };
  const moves = isActing ? movesTo(view, space) : undefined;
  if (moves === undefined) return closedOffer(place, seat === undefined ? {} : askedAbout(view, seat, space));
  const ahead = space - merchantOf(view, view.turn).at;
  return openOffer({ ...place, label: reachWords(label, ahead, moves.length), dimness: moves.length - 1 }, moves);
}

/** A press on a space that is closed asks about a Move there. */
function askedAbout(view: View, seat: number, space: number): Pick<Offer, 'wish' | 'remark'> {
  const from = merchantOf(view, seat).at;
  if (space > from) return { wish: at(MOVES, space - from) };
  return space < from ? { remark: { facts: [UPRIVER] } } : {};
}

function trackOffer(view: View, track: NonNullable<RiverChart['plan']['track']>): Offer {
  const label = trackWords(view);
  return closedOffer(boxPlace(TRACK_PLACE, label, track), { remark: { facts: [label] } });
}
