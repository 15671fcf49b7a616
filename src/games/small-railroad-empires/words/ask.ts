import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Answers, inRankOrder, type NamedPlace, namingSeats } from '#words/ask.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import { ABILITIES, CITIES } from '../components.ts';
import { SHIPS } from '../freight/components.ts';
import { cityAt, cityHex, factoryAt, HEX_NAMES, type Hex, NOWHERE } from '../map.ts';
import { hasToken } from '../rules/demand.ts';
import { neighbours } from '../rules/network.ts';
import { type Company, companyOf, handSize, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { isCheaper, spacesOfNetwork, type Ways, waysFrom } from '../ways.ts';
import { nextWords } from '../freight/words/names.ts';
import { aimWords } from './aims.ts';
import { contractWords, goalWords } from './displays.ts';
import { abilityName, cardWords, className, cityName, dollars, goalName, goodOf, points } from './names.ts';
import { collectionWords } from './panel.ts';
import { awayWords, spaceName } from './places.ts';
import { spaceWords } from './spaces.ts';

/** As many as can be kept in mind. */
const MOST = 5;
const shortList = (names: readonly string[]): string =>
  names.length <= MOST ? listed(names) : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;

function here(view: View, seat: Seat): readonly Sentence[] {
  const { line, stops } = companyOf(view, seat);
  const newest = line.at(-1);
  if (newest === undefined) return [say`${{ seat }} has no track yet.`];
  const beside = new Set(spacesOfNetwork(view, seat).flatMap((hex) => [hex, ...neighbours(view, hex)]));
  const cities = [...beside].map((hex) => cityAt(view.map, hex)).filter((city) => city !== NOWHERE);
  const factories = [...beside].filter((hex) => hasGood(view, hex)).map((hex) => factoryAt(view.map, hex));
  return [
    say`${{ seat }} has ${count(line.length, 'track')}. The newest is on the ${placeName(view, newest)}.`,
    cities.length === 0
      ? say`No city is next to the line.`
      : say`Cities next to the line: ${shortList(cities.map((city) => `${cityName(city)}${stops.includes(city) ? ' (with a train)' : ''}`))}.`,
    factories.length === 0
      ? nearestGoods(view, seat)
      : say`Goods on the line or next to it: ${shortList(factories.map(goodOf))}. ${aimWords(view, seat)}`,
  ];
}

const hasGood = (view: View, hex: Hex): boolean => {
  const factory = factoryAt(view.map, hex);
  return factory !== NOWHERE && hasToken(view, factory);
};

/** Where to build next, when all goods beside the line are delivered. */
function nearestGoods(view: View, seat: Seat): Sentence {
  const costs = cheapestWays(view, seat);
  const goods = [...view.tracks.keys()]
    .filter((hex) => hasGood(view, hex))
    .flatMap((hex) => {
      const way = costs.get(hex);
      return way === undefined ? [] : [{ hex, way }];
    })
    .toSorted((a, b) => a.way.tracks - b.way.tracks)
    .slice(0, 2)
    .map(({ hex, way }) => `${spaceName(view.map, hex)}, ${count(way.tracks, 'track')} away`);
  return say`No goods next to the line. ${goods.length === 0 ? 'No way leads to others' : `Nearest: ${goods.join('; ')}`}.`;
}

const placeName = (view: View, hex: Hex): string => `${spaceName(view.map, hex)}${awayWords(view.map, hex)}`;

const ahead = (view: View): readonly Sentence[] => [
  inRankOrder(
    view.companies.map(({ prestige, money, lengths, loans }, seat) => ({
      seat,
      measure: prestige,
      text: `${points(prestige)}, ${dollars(money)}, ${count(lengths.length, 'delivery', 'deliveries')}${loans === 0 ? '' : `, ${count(loans, 'loan')}`}`,
    })),
  ),
];

function mine(view: View, seat: Seat): readonly Sentence[] {
  const company = companyOf(view, seat);
  const cards = [...company.dealt, ...company.bought];
  return [
    ...player(view, seat),
    ...cards.map((card, i) => say`Card ${i + 1}: ${card < 0 ? 'hidden' : `${className(card)}, ${cardWords(card)}`}.`),
    ...(company.contract < 0 ? [] : [say`Contract: ${contractWords(view, seat)}`]),
  ];
}

function player(view: View, seat: Seat): readonly Sentence[] {
  const company = companyOf(view, seat);
  const { money, prestige, supply, trains, loans } = company;
  return [
    say`${{ seat }} has ${dollars(money)}, ${points(prestige)}, ${count(supply, 'track')} and ${count(trains, 'train')} left, ${count(handSize(company), 'train card')}, ${count(loans, 'loan')}.`,
    say`${cap(abilitiesOf(company))} unlocked. Trains played: ${collectionWords(company.collection) || 'none'}. Trains in: ${company.stops.length === 0 ? 'no city' : shortList(company.stops.map(cityName))}.`,
  ];
}

const cap = (names: readonly string[]): string => capital(listed(names));
const abilitiesOf = (company: Company): readonly string[] =>
  ABILITIES.flatMap((_, ability) => (hasAbility(company, ability) ? [abilityName(ability)] : []));

function places(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  if (view.map.length === 0) return [];
  const costs = seat === undefined ? undefined : cheapestWays(view, seat);
  const cities = [...CITIES.keys()].map((city) => cityHex(view.map, city)).filter((hex) => hex !== NOWHERE);
  const factories = [...view.tracks.keys()].filter((hex) => factoryAt(view.map, hex) !== NOWHERE);
  return [
    ...[...cities, ...factories].map((hex) => mapPlace(view, hex, costs, factories)),
    ...quayPlaces(view),
    ...view.goals.map((goal, place): NamedPlace => ({
      name: goalName(goal),
      text: namingSeats((nameOf) => goalWords(view, place, nameOf)),
    })),
  ];
}

/** The ship of Freight on Board. */
function quayPlaces({ extras: { freight } }: View): readonly NamedPlace[] {
  const ship = freight === undefined ? undefined : SHIPS[freight.ship];
  if (freight === undefined || ship === undefined) return [];
  const loaded = `${freight.loaded.length} of ${count(ship.slots.length, 'slot')} loaded`;
  return [{ name: 'ship', text: say`${loaded}. ${nextWords(ship, freight)}` }];
}

function mapPlace(view: View, hex: Hex, costs: Ways | undefined, factories: readonly Hex[]): NamedPlace {
  const short = spaceName(view.map, hex);
  const isUnique = factories.every((one) => one === hex || spaceName(view.map, one) !== short);
  const name = isUnique ? short : placeName(view, hex);
  const text = namingSeats((nameOf) => spaceWords(view, hex, (seat) => `${nameOf(seat)}’s`));
  const distance = costs === undefined ? undefined : wayTo(view, hex, costs);
  return { name, text, spot: at(HEX_NAMES, hex), ...(distance !== undefined && { distance }) };
}

/** From the own network over free spaces, at the prices of now. */
const cheapestWays = (view: View, seat: Seat): Ways => waysFrom(view, seat, spacesOfNetwork(view, seat), isCheaper);

/** A factory needs a track on it, a city one beside it. */
function wayTo(view: View, hex: Hex, costs: Ways): string | undefined {
  const ends = cityAt(view.map, hex) === NOWHERE ? [hex] : neighbours(view, hex);
  const ways = ends.map((end) => costs.get(end)).filter((way) => way !== undefined);
  const [best] = ways.toSorted((a, b) => a.money - b.money || a.tracks - b.tracks);
  if (best === undefined) return undefined;
  return best.tracks === 0
    ? 'on your line'
    : `${count(best.tracks, 'track')} away, ${best.money === 0 ? 'free' : dollars(best.money)} by the cheapest way`;
}

/** What railroaders can ask by key. */
export const ask: Answers<View> = { here, ahead, mine, player, places };
