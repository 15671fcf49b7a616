import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { STAR_PRESTIGE } from '../components.ts';
import {
  type City,
  cityAt,
  DEMANDS,
  type Factory,
  factoryAt,
  goodOfFactory,
  hasStar,
  type Hex,
  iconOf,
  NOWHERE,
} from '../map.ts';
import type { Pair } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { hasToken } from '../rules/demand.ts';
import { hasTrackAt, neighbours } from '../rules/network.ts';
import { ownerAt, sharingFee, trackCost } from '../rules/track.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { wantedIn } from './aims.ts';
import { cityName, dollars, goodName, points } from './names.ts';
import { awayWords, spaceName } from './places.ts';

/** The spaces of the map, for those who do not see it. */

/** How a player is called: "your", "Tom’s". */
type Whose = (seat: number) => string;

/** Where it is, and what lies there. */
export function spaceWords(view: View, hex: Hex, whose: Whose): string {
  const city = cityAt(view.map, hex);
  return city === NOWHERE ? landWords(view, hex, whose) : cityWords(view, city, hex, whose);
}

function landWords(view: View, hex: Hex, whose: Whose): string {
  const owners = ownersAt(view, hex);
  return [
    `${spaceName(view.map, hex)}${awayWords(view.map, hex)}`,
    ...(hasStar(view.map, hex) ? [owners.length === 0 ? 'star' : 'star taken'] : []),
    ...factoryWords(view, hex),
    ...owners.map((seat) => `${whose(seat)} track`),
  ].join(', ');
}

const ownersAt = (view: View, hex: Hex): readonly number[] =>
  [...view.companies.keys()].filter((seat) => hasTrackAt(view, seat, hex));

/** What a factory makes, or that it has been delivered. */
function factoryWords(view: View, hex: Hex): readonly string[] {
  const factory = factoryAt(view.map, hex);
  if (factory === NOWHERE) return [];
  const good = goodName(goodOfFactory(factory));
  return [hasToken(view, factory) ? `makes ${good}` : `its ${good} is gone`];
}

/** What a city still wants, whose trains stand there, and whose tracks lead to it. */
function cityWords(view: View, city: City, hex: Hex, whose: Whose): string {
  const icons = at(DEMANDS, city).map((good, n) => ({ good, train: at(view.trains, iconOf(city, n)) }));
  const wanted = icons.filter(({ train }) => train === NONE).map(({ good }) => goodName(good));
  const beside = [...new Set(neighbours(view, hex).flatMap((near) => ownersAt(view, near)))];
  return [
    `city of ${cityName(city)}`,
    wanted.length === 0 ? 'full' : `wants ${listed(wanted)}`,
    ...icons
      .filter(({ train }) => train !== NONE)
      .map(({ good, train }) => `${goodName(good)} delivered, ${whose(train)} train`),
    ...beside.map((seat) => `${whose(seat)} track beside it`),
  ].join(', ');
}

/** What a press on a space does. */
export function deedWords(view: View, seat: number, action: Action, whose: Whose): string {
  if (action.type === 'begin') return startWords(view, action.factory);
  if (action.type !== 'build') return '';
  const cost = trackCost(view, seat, action.hex, isNight(view));
  const owner = ownerAt(view, seat, action.hex);
  return [
    cost === 0 ? 'build here, free' : `build here for ${dollars(cost)}`,
    ...(owner === NONE ? [] : [`${dollars(sharingFee(view, seat, action.hex))} of it is ${whose(owner)} fee`]),
    ...(hasStar(view.map, action.hex) && view.tracks[action.hex] === 0
      ? [`${points(STAR_PRESTIGE)} for the star`]
      : []),
  ].join(', ');
}

function startWords(view: View, factory: Factory): string {
  const [nearest] = wantedIn(view, factory);
  const wanted = nearest && `, nearest to want it: ${cityName(nearest.city)}, ${count(nearest.length, 'space')}`;
  return `start here${wanted ?? ''}`;
}

/** The same for a city, a factory or a space on a route. */
export const deliverWords = (pairs: readonly Pair[]): string => `deliver ${pairs.map(pairWords).join(' or ')}`;

const pairWords = ({ factory, city, offers: [{ reckoning }] }: Pair): string =>
  `${goodName(goodOfFactory(factory))} to ${cityName(city)}, ${count(reckoning.path.length, 'space')}`;
