import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import type { Spot } from '#kit/places.tsx';
import { cityAt, cityHex, factoryHex, type Hex, hasStar, HEX_NAMES, NOWHERE } from '../map.ts';
import { isNight } from '../rules/build.ts';
import { ownerAt, trackCost } from '../rules/track.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { gainWords, wantedIn } from '../words/aims.ts';
import { dollars } from '../words/names.ts';
import { deedWords, deliverWords, spaceWords } from '../words/spaces.ts';
import { type Chart, type ChartHex, INSET, isCity, isFactory } from './chart.ts';
import { insetPath } from './ground.tsx';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';

type Offering = Pick<Props, 'view' | 'seat' | 'seats'> &
  Pick<Planning, 'open' | 'gains' | 'doors' | 'action' | 'offer' | 'card'>;

/** Every space of the map, to be explored, pressed and asked about; the most useful first. */
export function spotsOf(chart: Chart, offering: Offering): readonly Spot[] {
  const worth = new Map(chart.hexes.map(({ hex }) => [hex, worthOf(hex, offering)]));
  return chart.hexes
    .toSorted((a, b) => (worth.get(b.hex) ?? 0) - (worth.get(a.hex) ?? 0))
    .map((hex) => spotOf(hex, offering));
}

const CLOSED = -1000;

/** Cities to deliver to, then factories; or where to build, or to start. */
function worthOf(hex: Hex, offering: Offering): number {
  const { view, seat, open, doors } = offering;
  if (doors.has(hex)) return isEnd(view, hex, doors) ? (cityAt(view.map, hex) === NOWHERE ? 1 : 2) : 0;
  const action = open.get(hex);
  if (action === undefined || seat === undefined) return CLOSED;
  if (action.type === 'begin') return -(wantedIn(view, action.factory)[0]?.length ?? 0);
  return action.type === 'build' ? trackWorth(hex, offering, seat) : 0;
}

/** Spaces that open a delivery, bring one nearer or hold a star, then cheap ones. */
function trackWorth(hex: Hex, { view, gains }: Offering, seat: number): number {
  const star = hasStar(view.map, hex) && view.tracks[hex] === 0 ? 4 : 0;
  const { opened = [], nearer } = gains.get(hex) ?? {};
  const aim = 10 * opened.length + (nearer === undefined ? 0 : 5);
  return aim + star - trackCost(view, seat, hex, isNight(view));
}

/** Whether a delivery begins or ends here; the other spaces only lie on its way. */
const isEnd = ({ map }: View, hex: Hex, doors: Planning['doors']): boolean =>
  (doors.get(hex) ?? []).some(({ city, factory }) => cityHex(map, city) === hex || factoryHex(map, factory) === hex);

function spotOf(hex: ChartHex, offering: Offering): Spot {
  const { view, seat, open, doors } = offering;
  const action = open.get(hex.hex);
  const isOpen = action !== undefined || doors.has(hex.hex);
  return {
    id: at(HEX_NAMES, hex.hex),
    ...hex.centre,
    path: insetPath(hex, INSET),
    label: labelOf(hex.hex, offering),
    state: isChosen(hex.hex, offering) ? 'chosen' : isOpen ? 'open' : 'closed',
    edged: isFactory(hex) || isCity(hex),
    ...(doors.has(hex.hex) && { dimness: dimnessOf(hex.hex, offering) }),
    ...(action?.type === 'build' && seat !== undefined && { mark: <Price view={view} seat={seat} hex={hex} /> }),
  };
}

/** A space on the way can be pressed, but only the ends of a route glow; most where it meets the raised card. */
const UNSEEN = 60;
function dimnessOf(hex: Hex, { view, doors, card }: Offering): number {
  if (!isEnd(view, hex, doors)) return UNSEEN;
  const meets = (doors.get(hex) ?? []).some(({ offers }) =>
    offers.some(({ action, reckoning }) => action.card === card && reckoning.met),
  );
  return card === undefined || meets ? 0 : 3;
}

function isChosen(hex: Hex, { view: { map }, action, offer }: Offering): boolean {
  if (offer !== undefined)
    return [cityHex(map, offer.action.city), factoryHex(map, offer.action.factory)].includes(hex);
  if (action?.type === 'begin') return factoryHex(map, action.factory) === hex;
  return action?.type === 'build' && action.hex === hex;
}

interface PriceProps {
  readonly view: View;
  readonly seat: number;
  readonly hex: ChartHex;
}

/**
 * What a track costs here, with the emblem of the rival who gets the sharing fee; nothing where it is free. At a factory it
 * stands above the building, where it covers neither the good nor the emblems of those who are there.
 */
function Price({ view, seat, hex }: PriceProps): VNode | null {
  const cost = trackCost(view, seat, hex.hex, isNight(view));
  const owner = ownerAt(view, seat, hex.hex);
  if (cost === 0) return null;
  return (
    <g class="price" transform={isFactory(hex) ? 'translate(-10 -14)' : 'translate(0 9)'} aria-hidden="true">
      <rect x="-12" y="-9" width="24" height="18" rx="9" />
      <text y="5">{dollars(cost)}</text>
      {owner !== NONE && !isFactory(hex) && (
        <g transform="translate(16 0)">
          <EmblemMark seat={owner} r={7} />
        </g>
      )}
    </g>
  );
}

/** What lies on a space, and what a press on it does. */
function labelOf(hex: Hex, { view, seat, seats, open, gains, doors }: Offering): string {
  const whose = (one: number): string => (one === seat ? 'your' : `${seats[one]?.name ?? ''}’s`);
  const space = spaceWords(view, hex, whose);
  const pairs = doors.get(hex);
  if (pairs !== undefined) return `${space}: ${deliverWords(pairs)}`;
  const action = open.get(hex);
  if (action === undefined || seat === undefined) return space;
  const gain = gains.get(hex);
  const leads = gain === undefined ? '' : gainWords(view, gain);
  return `${space}: ${deedWords(view, seat, action, whose)}${leads && `, ${leads}`}`;
}
