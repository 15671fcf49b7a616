import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, actionOf } from '../actions.ts';
import { STATIONS, TAKE } from '../answers.ts';
import {
  CANNONS,
  CREW_PER_CANNON,
  type Figure,
  HULL_SIDES,
  LETTERS,
  MASTS,
  SECTION_LIMIT,
  SHIPS,
} from '../components.ts';
import { ALL_PLACES, type ByPlace, type Cell, cellName, cellNamed, NOWHERE, placeOn } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import type { Options } from '../options.ts';
import { rulingOn } from '../rulings.ts';
import { ALL_GUNS, startOf } from '../sea.ts';
import { cloneShip, menAt, NO_CARDS, other, type Ship, shipOf, type State } from '../state.ts';
import { seatOf, seatsWho } from './asking.ts';
import { rollOff } from './dice.ts';

/** Setup: both large ships stand ready, with their cannons and the crews beside them. */
export const setup = (_seats: number, options: Options): State => ({
  phase: 'rollForShips',
  crew: Number(options.crew),
  isabella: 0,
  ships: NEW_SHIPS.map(cloneShip),
  dice: [0, 0],
  round: 0,
  shotThisRound: false,
  quietRounds: 0,
  first: NOWHERE,
  shooter: 0,
  active: [0, 0],
  aim: 0,
  aimHull: NOWHERE,
  lie: NOWHERE,
  turn: 0,
  movements: 0,
  foughtThisTurn: false,
  quietTurns: 0,
  fighting: NOWHERE,
  offer: NOWHERE,
});

/** Setup: ten cannons where the ports are, crewmembers on either side of each, and no Captain yet. */
function fitOut(seat: Seat): Ship {
  const men: ByPlace<number> = ALL_PLACES.map(() => 0);
  for (const cell of CANNONS) men[placeOn(seat, cellNamed(cell))] = CREW_PER_CANNON;
  return {
    ...startOf(seat === 0 ? 'isabella' : 'seahawk'),
    guns: ALL_GUNS,
    masts: MASTS.map((mast) => mast.hits),
    hull: HULL_SIDES.flatMap(() => LETTERS.map(() => 0)),
    men,
    captain: NOWHERE,
    fallen: 0,
    stations: [],
    plot: NO_CARDS,
    shown: 0,
    forced: 0,
    aground: false,
    adrift: false,
    chosen: NOWHERE,
    offered: false,
  };
}

/** Both ships as they leave the harbour; every game copies them. */
const NEW_SHIPS: readonly Ship[] = [fitOut(0), fitOut(1)];

/** Setup: each rolls a die, the higher chooses a ship. */
export const rollForShips = rollOff('ships', (s, winner) => {
  s.turn = winner;
  s.phase = 'chooseShip';
});

/** Setup: the winner takes a large ship, the other player the remaining one; each small ship goes to its own side. */
export const chooseShip: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: () => TAKE,
  refuse: () => rulingOn('setup.ships'),
  on: {
    take(s, { ship }, tell) {
      s.isabella = ship === 'isabella' ? s.turn : other(s.turn);
      for (const name of SHIPS) {
        const seat = name === 'isabella' ? s.isabella : other(s.isabella);
        Object.assign(shipOf(s, seat), startOf(name));
        tell({ type: 'tookShip', seat, ship: name });
      }
      s.phase = 'manning';
    },
  },
};

/** Setup: remaining crewmembers, then the Captain, on any section; both players in secret, shown together. */
export const manning: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(stationsLeft(s, 0) > 0, stationsLeft(s, 1) > 0),
  legal(s, actor) {
    const seat = seatOf(actor);
    const stations = STATIONS[nextFigure(s, seat)];
    return menLeftOver(s) === 0 ? stations : stations.filter(({ cell }) => hasRoom(s, seat, cell));
  },
  refuse: (s, actor, action) => refuseStation(s, seatOf(actor), actionOf('station', action)),
  on: {
    station(s, { cell }, tell, actor) {
      const ship = shipOf(s, seatOf(actor));
      ship.stations = [...ship.stations, cell];
      if (stationsLeft(s, 0) + stationsLeft(s, 1) > 0) return;
      showStations(s, 0, tell);
      showStations(s, 1, tell);
      s.phase = 'roundBegins';
    },
  },
};

/** Crewmembers who have no cannon to stand by. */
export const menLeftOver = (s: Pick<State, 'crew'>): number => s.crew - CANNONS.length * CREW_PER_CANNON;

export const stationsLeft = (s: State, seat: Seat): number => menLeftOver(s) + 1 - shipOf(s, seat).stations.length;

const nextFigure = (s: State, seat: Seat): Figure => (stationsLeft(s, seat) > 1 ? 'man' : 'captain');

function hasRoom(s: State, seat: Seat, cell: Cell): boolean {
  const ship = shipOf(s, seat);
  const stationed = ship.stations.filter((taken) => taken === cell).length;
  return menAt(ship, placeOn(seat, cell)) + stationed < SECTION_LIMIT;
}

function refuseStation(s: State, seat: Seat, { figure, cell }: ActionOf<'station'>): Ruling {
  if (figure === nextFigure(s, seat)) {
    return rulingOn('setup.limit', { section: cellName(cell), limit: SECTION_LIMIT });
  }
  return figure === 'man'
    ? rulingOn('setup.crew', { crew: s.crew })
    : rulingOn('setup.captain', { left: stationsLeft(s, seat) - 1 });
}

/** The Captain is placed last. */
function showStations(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  const men = ship.stations.slice(0, -1);
  const captain = at(ship.stations, men.length);
  for (const cell of men) ship.men[placeOn(seat, cell)] = menAt(ship, placeOn(seat, cell)) + 1;
  ship.captain = placeOn(seat, captain);
  ship.stations = [];
  tell({ type: 'manned', seat, captain, men });
}
