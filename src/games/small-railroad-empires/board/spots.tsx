import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import type { Spot } from '#kit/places.tsx';
import type { Action } from '../actions.ts';
import { DEMANDS_PER_CITY, GOODS } from '../components.ts';
import { hasToken } from '../delivery.ts';
import { DEMANDS, type Hex, HEX_NAMES } from '../map.ts';
import { sharingFee, trackCost } from '../network.ts';
import { isNight } from '../rules/build.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { type ChartHex, isCity, isFactory } from './chart.ts';
import { insetPath } from './ground.tsx';
import type { Pair } from '../plans.ts';
import { dollars, goodOf } from '../words/names.ts';
import { cityName, factoryOn } from './works.tsx';

export interface Offering {
  readonly view: View;
  readonly seat: number | undefined;
  readonly seats: readonly SeatFace[];
  readonly open: ReadonlyMap<Hex, Action>;
  readonly doors: ReadonlyMap<Hex, readonly Pair[]>;
  readonly chosen: Hex | undefined;
}

/** Every space of the map, to be explored, pressed and asked about. */
export function spotOf(hex: ChartHex, offering: Offering): Spot {
  const action = offering.open.get(hex.hex);
  const chosen = offering.chosen === hex.hex;
  return {
    id: HEX_NAMES[hex.hex] ?? '',
    ...hex.centre,
    path: insetPath(hex, 0.06),
    label: [spaceWords(hex, offering), deedWords(hex.hex, action, offering)].filter((part) => part !== '').join(': '),
    state: chosen ? 'chosen' : action === undefined && !offering.doors.has(hex.hex) ? 'closed' : 'open',
    edged: isFactory(hex) || isCity(hex) || hex.star,
    ...(action?.type === 'build' && offering.seat !== undefined && priceMark(hex.hex, offering.view, offering.seat)),
  };
}

function priceMark(hex: Hex, view: View, seat: number): Pick<Spot, 'mark' | 'dimness'> {
  const cost = trackCost(view, seat, hex, isNight(view));
  return cost === 0 ? {} : { mark: <Price cost={cost} fee={sharingFee(view, seat, hex)} />, dimness: cost / 2 };
}

/** What a track costs here; with a ring around it if a rival gets part of it. */
const Price = ({ cost, fee }: { readonly cost: number; readonly fee: number }): VNode => (
  <g class={fee > 0 ? 'price shared' : 'price'} transform="translate(0 9)" aria-hidden="true">
    <rect x="-11" y="-8.500" width="22" height="16" rx="8" />
    <text y="4">{dollars(cost)}</text>
  </g>
);

function deedWords(hex: Hex, action: Action | undefined, { view, seat, doors }: Offering): string {
  const goods = doors.get(hex)?.map(({ factory }) => goodOf(factory));
  if (goods !== undefined) return `deliver ${goods.join(' or ')}`;
  if (action?.type === 'begin') return 'begin here';
  if (action?.type !== 'build' || seat === undefined) return '';
  const cost = trackCost(view, seat, hex, isNight(view));
  return cost === 0 ? 'lay a track, free' : `lay a track for ${dollars(cost)}`;
}

/** What lies on a space. */
function spaceWords(hex: ChartHex, offering: Offering): string {
  const { view, seats } = offering;
  const parts = [HEX_NAMES[hex.hex] ?? '', isCity(hex) ? cityWords(hex, offering) : hex.terrain];
  if (hex.star) parts.push('star');
  if (isFactory(hex))
    parts.push(hasToken(view, factoryOn(view, hex)) ? (GOODS[hex.good] ?? '') : `${GOODS[hex.good]}, empty`);
  for (const [seat, { name }] of seats.entries()) {
    if ((((view.tracks[hex.hex] ?? 0) >> seat) & 1) === 1) parts.push(`track of ${name}`);
  }
  return parts.join(', ');
}

function cityWords({ city }: ChartHex, { view, seats }: Offering): string {
  const icons = DEMANDS[city]?.map((good, icon) => {
    const train = view.trains[DEMANDS_PER_CITY * city + icon] ?? NONE;
    return train === NONE ? `wants ${GOODS[good]}` : `${GOODS[good]} delivered by ${seats[train]?.name ?? ''}`;
  });
  return `city ${cityName(city)}, ${icons?.join(', ') ?? ''}`;
}
