import type { Spot } from '#kit/places.tsx';
import type { Box } from '#kit/point.ts';
import { middleOf } from '#kit/point.ts';
import type { Remark } from '#kit/use-why.ts';
import { same } from '#engine/same.ts';
import type { Action } from '../actions.ts';
import type { Names } from '../words/places.ts';
import { boxPath } from './chart.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';

/** Somewhere on the chart to press. */
export interface Offer {
  readonly spot: Spot;
  /** What a press plays; undefined where the place is closed. */
  readonly planned?: Planned;
  /** What a press takes in or out of a set. */
  readonly toggle?: () => void;
  /** What a press on a closed place is about: the rules say why it cannot be done. */
  readonly wish?: Action;
  /** What a closed place says, if no rule closes it. */
  readonly remark?: Remark;
}

type Place = Omit<Spot, 'state'>;

export const openOffer = (place: Place, actions: readonly Action[]): Offer => ({
  spot: { ...place, state: 'open' },
  planned: { id: place.id, actions },
});

/** Part of a set: chosen while it is in. */
export const setOffer = (place: Place, isIn: boolean, toggle: () => void): Offer => ({
  spot: { ...place, state: isIn ? 'chosen' : 'open' },
  toggle,
});

export const closedOffer = (place: Place, about: Pick<Offer, 'wish' | 'remark'> = {}): Offer => ({
  spot: { ...place, state: 'closed' },
  ...about,
});

/** A box in which something is printed that is read while choosing. */
export const boxPlace = (id: string, label: string, box: Box): Place => ({
  ...middleOf(box),
  id,
  label,
  path: boxPath(box),
  edged: true,
});

export const canPlay = ({ legal }: Pick<Props, 'legal'>, action: Action): boolean =>
  legal.some((one) => same(one, action));

/** How seats are spoken of. */
export const ownersOf = ({ seats }: Pick<Props, 'seats'>): Names =>
  seats.map(({ name, kind }) => (kind === 'you' ? 'you' : name));

/** What can be pressed comes first: that is where a keyboard begins. */
export const openFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter(({ spot }) => spot.state === 'chosen'),
  ...offers.filter(({ spot }) => spot.state === 'open'),
  ...offers.filter(({ spot }) => spot.state === 'closed'),
];
