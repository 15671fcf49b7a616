import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { SeatFace } from '#kit/board.ts';
import type { Spot } from '#kit/places.tsx';
import type { Action } from '../actions.ts';
import { type Hex, HEX_NAMES } from '../map.ts';
import type { Pair } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { sharingFee, trackCost } from '../rules/track.ts';
import type { View } from '../view.ts';
import { dollars } from '../words/names.ts';
import { deedWords, deliverWords, spaceWords } from '../words/spaces.ts';
import { type ChartHex, isCity, isFactory } from './chart.ts';
import { insetPath } from './ground.tsx';

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
    id: at(HEX_NAMES, hex.hex),
    ...hex.centre,
    path: insetPath(hex, 0.06),
    label: labelOf(hex.hex, offering),
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

/** What lies on a space, and what a press on it does. */
function labelOf(hex: Hex, { view, seat, seats, open, doors }: Offering): string {
  const space = spaceWords(view, hex, (one) => seats[one]?.name ?? '');
  const pairs = doors.get(hex);
  if (pairs !== undefined) return `${space}: ${deliverWords(pairs)}`;
  const action = open.get(hex);
  return action === undefined || seat === undefined ? space : `${space}: ${deedWords(view, seat, action)}`;
}
