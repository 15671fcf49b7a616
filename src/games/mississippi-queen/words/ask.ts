import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { type Answers, type NamedPlace, namingSeats } from '#words/ask.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, ordinal } from '#words/speech.ts';
import { type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import { CELLS, PASSENGERS_TO_WIN, TILES } from '../components.ts';
import { findPlans } from '../planner.ts';
import {
  advance,
  ahead,
  downstreamAt,
  hexAt,
  isBoardingPlatform,
  isEntry,
  laidAt,
  obstacleAhead,
  placeOf,
} from '../river.ts';
import { byPosition } from '../rules/ending.ts';
import { type Boat, boatOf, isRacing, NO_PLATFORM, NOWHERE, type Place } from '../state.ts';
import type { View } from '../view.ts';
import { BEND_WORDS, courseName, FATES, sideOfTile, tileName } from './names.ts';
import { distanceTo, seenFrom, spacesFrom, WAYS } from './whereabouts.ts';

const isAfloat = ({ hex }: Boat): boolean => hex !== NOWHERE;

function here(view: View, seat: Seat): readonly Sentence[] {
  const boat = boatOf(view, seat);
  if (!isAfloat(boat)) return [say`${{ seat }}’s boat is not on the river: ${FATES[boat.fate]}.`];
  const { hex, facing } = boat;
  return [
    say`${{ seat }}’s boat is on ${at(HEX_NAMES, hex)}, ${sideOfTile(hex)}, facing ${courseName(facing, downstreamAt(view, hex))}.`,
    aheadWords(view, boat),
    namingSeats((nameOf) =>
      SIDEWAYS.map(({ by, name }) => `${name}: ${neighbour(view, hex, turned(facing, by), nameOf)}.`).join(' '),
    ),
    ...nearby(view, seat),
    riverWords(view, boat),
  ];
}

/** In spaces: boats that may come into the way, or push. */
const NEARBY = 3;

/** The other boats within a few spaces, each with its way from the bow. */
function nearby(view: View, seat: Seat): readonly Sentence[] {
  const boat = boatOf(view, seat);
  const near = view.boats.flatMap(({ hex }, other) =>
    other === seat || hex === NOWHERE || distanceTo(view, boat, hex) > NEARBY
      ? []
      : [{ other, way: seenFrom(view, boat, hex) }],
  );
  if (near.length === 0) return [say`No other boat is within ${NEARBY} spaces.`];
  return [namingSeats((nameOf) => `Near you: ${near.map(({ other, way }) => `${nameOf(other)} ${way}`).join('; ')}.`)];
}

/** Which way the river goes, as seen over the bow, and what comes after this tile. */
function riverWords(view: View, { hex, facing }: Boat): Sentence {
  const way = at(WAYS, turned(downstreamAt(view, hex), SIDES - facing));
  const next = view.river[placeOf(hex) + 1];
  const then = next === undefined ? lastTileWords(view) : `then it ${at(BEND_WORDS, next.bend)}`;
  return say`The river goes ${way}; ${then}.`;
}

const lastTileWords = ({ platform }: View): string =>
  platform === NO_PLATFORM ? 'the next tile is not laid yet' : 'the landing is at the end of this tile';

/** The other sides of a boat, clockwise from its bow. */
const SIDEWAYS = [
  { by: 1, name: 'Ahead right' },
  { by: 2, name: 'Behind right' },
  { by: 3, name: 'Behind' },
  { by: 4, name: 'Behind left' },
  { by: 5, name: 'Ahead left' },
] as const;

/** How far the water is free straight ahead, and what ends it. */
function aheadWords(view: View, { hex, facing }: Boat): Sentence {
  let [free, last] = [0, hex];
  for (
    let next = ahead(view, hex, facing);
    next !== NOWHERE && boatOn(view, next) < 0;
    next = ahead(view, last, facing)
  ) {
    free += 1;
    last = next;
  }
  const next = ahead(view, last, facing);
  const water = free === 0 ? 'Straight ahead: ' : `${count(free, 'free space')} straight ahead, then `;
  if (next === NOWHERE) return say`${water}${OBSTACLES[obstacleAhead(view, last, facing)]}.`;
  return say`${water}${{ seat: boatOn(view, next) }}’s boat.`;
}

const OBSTACLES = { land: 'land', bank: 'the bank', unexplored: 'river that is not laid yet' } as const;

const boatOn = ({ boats }: View, hex: Hex): number => boats.findIndex((boat) => boat.hex === hex);

type NameOf = (seat: Seat) => string;

function neighbour(view: View, from: Hex, way: Direction, nameOf: NameOf): string {
  const hex = ahead(view, from, way);
  if (hex === NOWHERE) return OBSTACLES[obstacleAhead(view, from, way)];
  if (boatOn(view, hex) >= 0) return `${nameOf(boatOn(view, hex))}’s boat`;
  if (isBoardingPlatform(view, hex)) return 'a boarding platform';
  return isEntry(view, hex) ? 'an entry to the landing' : 'water';
}

/** Docked boats first, in the order in which they docked; then those on the river, then those that are lost. */
function standings(view: View): readonly Sentence[] {
  const sorted = view.boats.toSorted((a, b) => classOf(a) - classOf(b) || withinClass(a, b));
  const leader = sorted.find(isAfloat);
  return [
    namingSeats((nameOf) =>
      sorted
        .map(
          (boat, i) =>
            `${ordinal(i + 1)}: ${nameOf(view.boats.indexOf(boat))}, ${standingWords(view, boat, leader, nameOf)}.`,
        )
        .join(' '),
    ),
  ];
}

const CLASSES = ['docked', 'racing', 'retired', 'aground', 'left'];
const classOf = ({ fate }: Boat): number => CLASSES.indexOf(fate);

const withinClass = (a: Boat, b: Boat): number => (isAfloat(a) && isAfloat(b) ? byPosition(a, b) : a.leftAs - b.leftAs);

function standingWords(view: View, boat: Boat, leader: Boat | undefined, nameOf: NameOf): string {
  const aboard = passengers(view, boat);
  if (!isAfloat(boat) || leader === undefined)
    return `${isRacing(boat) ? 'not on the river yet' : FATES[boat.fate]}${aboard}`;
  const behind = Math.ceil((advance(leader.hex) - advance(boat.hex)) / 2);
  if (boat === leader) return `in the lead${aboard}`;
  const first = nameOf(view.boats.indexOf(leader));
  return `${behind === 0 ? `level with ${first}` : `${count(behind, 'space')} behind ${first}`}${aboard}`;
}

const passengers = ({ options }: View, boat: Boat): string =>
  options.race === 'passengers' ? `, ${boat.passengers} of ${count(PASSENGERS_TO_WIN, 'passenger')}` : '';

function boatWords(view: View, seat: Seat): readonly Sentence[] {
  const boat = boatOf(view, seat);
  const where = isAfloat(boat) ? sideOfTile(boat.hex) : FATES[boat.fate];
  return [say`${{ seat }}’s boat: ${where}, speed ${boat.speed}, ${boat.coal} coal${passengers(view, boat)}.`];
}

function places(view: View, seat: Seat | undefined): readonly NamedPlace[] {
  const far = seat === undefined ? () => undefined : distancesFrom(view, seat);
  const tiles = view.river.flatMap((_, place) => (place < view.first ? [] : tilePlaces(view, place, far)));
  const boats = view.boats.flatMap(({ hex }, of): NamedPlace[] =>
    hex === NOWHERE || of === seat
      ? []
      : [{ name: `boat ${of + 1}`, text: say`${{ seat: of }}’s boat, ${sideOfTile(hex)}`, ...spotAt(hex, far(hex)) }],
  );
  return [...tiles, ...boats];
}

type Far = (hex: Hex) => string | undefined;

const spotAt = (hex: Hex, distance: string | undefined): Pick<NamedPlace, 'spot' | 'distance'> => ({
  spot: at(HEX_NAMES, hex),
  ...(distance !== undefined && { distance }),
});

/** A tile with its station and, on the last one, the landing. */
function tilePlaces(view: View, place: Place, far: Far): readonly NamedPlace[] {
  const { tile, bend, passengers: waiting } = laidAt(view, place);
  // In the introductory race nobody boards.
  const station = view.options.race === 'passengers' ? at(TILES, tile).station : undefined;
  const bends = place === 0 ? 'where the race began' : at(BEND_WORDS, bend);
  const dock = station === undefined ? undefined : hexAt(place, station.dock);
  const entries = Array.from({ length: CELLS }, (_, cell) => hexAt(place, cell)).filter((hex) => isEntry(view, hex));
  const [entry] = entries;
  return [
    { name: tileName(place), text: say`${bends}${station === undefined ? '' : `, ${station.color} station`}` },
    ...(station === undefined || dock === undefined
      ? []
      : [
          {
            name: `${station.color} station on ${tileName(place)}`,
            text: say`${capital(count(waiting, 'passenger'))} waiting, boarding platform on ${at(HEX_NAMES, dock)}`,
            ...spotAt(dock, far(dock)),
          },
        ]),
    ...(entry === undefined
      ? []
      : [
          {
            name: 'landing',
            text: say`${count(entries.length, 'entry', 'entries')}: ${entries.map((hex) => at(HEX_NAMES, hex)).join(', ')}`,
            ...spotAt(entry, far(entry)),
          },
        ]),
  ];
}

/** Spaces over water, wherever the bow points; and the way there, if this turn leads so far. */
function distancesFrom(view: View, seat: Seat): Far {
  const spaces = spacesFrom(view, boatOf(view, seat).hex);
  const plans = findPlans(view, seat, true);
  return (hex) => {
    const away = spaces.get(hex);
    if (away === undefined) return undefined;
    const [plan] = plans.filter((one) => one.hex === hex).toSorted((a, b) => a.coal - b.coal || a.turns - b.turns);
    const way =
      plan === undefined ? '' : `, this turn at speed ${plan.speed} with ${plan.coal === 0 ? 'no' : plan.coal} coal`;
    return `${count(away, 'space')} away${way}`;
  };
}

/** What captains can ask by key. */
export const ask: Answers<View> = { here, ahead: standings, mine: boatWords, player: boatWords, places };
