import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Answers, inRankOrder, type NamedPlace, namingSeats } from '#words/ask.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { type Card, HULL_SECTIONS_TO_SINK, MASTS } from '../components.ts';
import { ALL_PLACES, deckOf, NOWHERE, type Place, placeName, size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { ALL_DOTS, dotDistance, isIsland } from '../sea.ts';
import { boarding, figuresAt, hasCaptain, lie, menAboard, menAt, other, shipOf } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { FACEDOWN_CARD } from './labels.ts';
import { CARD_NAMES, crewCount, dotName, gunCount, sectionName, shipName, shipsChosen } from './names.ts';
import { distanceWords, reachWords, shipWords } from './sea.ts';
import { sectionLabel } from './sections.ts';

const isAtSea = (view: View): boolean => shipsChosen(view) && !boarding(view);

function here(view: View, seat: Seat): readonly Sentence[] {
  if (!shipsChosen(view)) return [say`The ships are not chosen yet.`];
  return boarding(view) ? aboard(view, seat) : atSea(view, seat);
}

function atSea(view: View, seat: Seat): readonly Sentence[] {
  const [own, enemy] = [shipOf(view, seat), other(seat)];
  return [
    say`${{ seat }}’s ${shipName(view, seat)} is on ${shipWords(own, met(view, enemy))}.`,
    say`${{ seat: enemy }}’s ${shipName(view, enemy)}: ${distanceWords(own, shipOf(view, enemy).dot)}, on ${shipWords(shipOf(view, enemy), met(view, seat))}.`,
    say`Guns: ${reachWords(own, own.guns)}.`,
  ];
}

const met = (view: View, seat: Seat) => ({ dot: shipOf(view, seat).dot, name: shipName(view, seat) });

/** The ships are lashed together: where the own people are, and who is next to them. */
function aboard(view: View, seat: Seat): readonly Sentence[] {
  const enemy = other(seat);
  const held = ALL_PLACES.filter((place) => figuresAt(shipOf(view, seat), place) > 0);
  const near = new Set(held.flatMap((place) => [place, ...at(lie(view).links, place)]));
  const facing = [...near].filter((place) => figuresAt(shipOf(view, enemy), place) > 0);
  const across = held.filter((place) => deckOf(place) !== seat);
  return [
    captainWords(view, seat),
    say`${count(held.length, 'section')} held, ${across.length} of them on the other ship.`,
    say`Enemies in your sections or next to them: ${shortList(facing.map((place) => peopleAt(view, enemy, place)))}.`,
  ];
}

function captainWords(view: View, seat: Seat): Sentence {
  const { captain } = shipOf(view, seat);
  if (captain === NOWHERE) return say`${{ seat }} has no captain.`;
  return say`${{ seat }}’s captain is in ${sectionName(captain)}, ${deckOf(captain) === seat ? 'own ship' : 'other ship'}.`;
}

/** As many as can be kept in mind. */
const MOST = 8;
const shortList = (names: readonly string[]): string =>
  names.length <= MOST ? listed(names) : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;

/** "2 crew in C3 across". */
function peopleAt(view: View, seat: Seat, place: Place): string {
  const ship = shipOf(view, seat);
  const men = menAt(ship, place) > 0 ? [crewCount(menAt(ship, place))] : [];
  const who = [...men, ...(ship.captain === place ? ['captain'] : [])];
  return `${who.join(' and ')} in ${sectionName(place)}${deckOf(place) === seat ? '' : ' across'}`;
}

/** More crew is better, then more guns. */
const ahead = (view: View): readonly Sentence[] => [
  inRankOrder(
    view.ships.map((ship, seat) => ({
      seat,
      measure: 100 * menAboard(ship) + size(ship.guns),
      text: [crewCount(menAboard(ship)), gunCount(size(ship.guns)), ...damageWords(view, ship)].join(', '),
    })),
  ),
];

/** Masts and damage are put aside when the ships collide. */
const damageWords = (view: View, ship: ShipView): readonly string[] =>
  boarding(view)
    ? []
    : [
        `${ship.masts.filter((left) => left > 0).length} of ${count(MASTS.length, 'mast')}`,
        `${ruinedSections(ship)} of ${HULL_SECTIONS_TO_SINK} hull sections ruined`,
      ];

const mine = (view: View, seat: Seat): readonly Sentence[] => [...player(view, seat), crewWords(view, seat)];

function player(view: View, seat: Seat): readonly Sentence[] {
  const ship = shipOf(view, seat);
  const parts = [
    crewCount(menAboard(ship)),
    hasCaptain(ship) ? 'a captain' : 'no captain',
    gunCount(size(ship.guns)),
    ...damageWords(view, ship),
  ];
  return [say`${{ seat }} has ${listed(parts)}.`, ...planWords(ship)];
}

/** The view hides the cards of others until they are turned over. */
const planWords = ({ plot, forced }: ShipView): readonly Sentence[] => [
  ...(plot.length === 0 ? [] : [say`Plan: ${plot.map(cardWords).join(', ')}.`]),
  ...(forced === 0 ? [] : [say`${count(forced, 'Damage card')} in the plan of this round.`]),
];

const cardWords = (card: Card | 'facedown'): string => (card === 'facedown' ? FACEDOWN_CARD : CARD_NAMES[card]);

function crewWords(view: View, seat: Seat): Sentence {
  const held = ALL_PLACES.filter((place) => figuresAt(shipOf(view, seat), place) > 0);
  const short = (place: Place) =>
    `${sectionName(place)}${deckOf(place) === seat ? '' : ' across'} ${figuresAt(shipOf(view, seat), place)}`;
  return held.length === 0 ? say`Nobody is on deck yet.` : say`People by section: ${held.map(short).join(', ')}.`;
}

function places(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  const sections = ALL_PLACES.map((place) => sectionPlace(view, place));
  return isAtSea(view) ? [...seaPlaces(view, seat), ...sections] : sections;
}

function sectionPlace(view: View, place: Place): NamedPlace {
  const ship = shipsChosen(view) ? shipName(view, deckOf(place)) : `ship ${deckOf(place) + 1}`;
  return {
    name: `${sectionName(place)} ${ship}`,
    text: namingSeats((nameOf) => sectionLabel(view, place, nameOf)),
    spot: placeName(place),
  };
}

/** Ships and islands, and how far they are. */
function seaPlaces(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  const own = seat === undefined ? undefined : shipOf(view, seat);
  const ships = view.ships.map((ship, of): NamedPlace => ({
    name: shipName(view, of),
    text: say`${{ seat: of }}’s ship on ${shipWords(ship, met(view, other(of)))}`,
    ...(own !== undefined && of !== seat && { distance: distanceWords(own, ship.dot) }),
  }));
  const islands = ALL_DOTS.filter(isIsland).map((dot): NamedPlace => ({
    name: `island ${dotName(dot)}`,
    text: say`an island, no way through`,
    ...(own !== undefined && { distance: `${count(dotDistance(own.dot, dot), 'dot')} away` }),
  }));
  return [...ships, ...islands];
}

/** What captains can ask by key. */
export const ask: Answers<View> = { here, ahead, mine, player, places };
