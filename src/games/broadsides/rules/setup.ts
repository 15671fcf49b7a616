import { alone, type Actor, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, type Figure, FIGURES } from '../actions.ts';
import { CANNONS, CREW_PER_CANNON, SECTION_LIMIT, SHIPS } from '../components.ts';
import { CELL_NAMES, type Cell, placeOn } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { startOf } from '../sea.ts';
import { menAt, other, shipOf, type State } from '../state.ts';
import { rulingOn } from '../rule-id.ts';
import { seatsWho } from './asking.ts';
import { rollOff } from './dice.ts';

/** Setup: each rolls a die, the higher chooses a ship. */
export const rollForShips = rollOff('ships', (s, winner) => {
  s.turn = winner;
  s.phase = 'chooseShip';
});

const TAKE: readonly Action[] = SHIPS.map((ship) => ({ type: 'take', ship }));

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

const STATION: Readonly<Record<Figure, readonly ActionOf<'station'>[]>> = {
  man: CELL_NAMES.map((_, cell) => ({ type: 'station', figure: FIGURES[0], cell })),
  captain: CELL_NAMES.map((_, cell) => ({ type: 'station', figure: FIGURES[1], cell })),
};

/** Setup: remaining crewmembers, then the Captain, on any section; both players in secret, shown together. */
export const manning: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(stationsLeft(s, 0) > 0, stationsLeft(s, 1) > 0),
  legal(s, actor) {
    const places = STATION[nextFigure(s, actor as Seat)];
    return menLeftOver(s) === 0 ? places : places.filter(({ cell }) => hasRoom(s, actor as Seat, cell));
  },
  refuse: (s, actor, action) => refuseStation(s, actor, action as ActionOf<'station'>),
  on: {
    station(s, { cell }, tell, actor) {
      const ship = shipOf(s, actor as Seat);
      ship.stations = [...ship.stations, cell];
      if (stationsLeft(s, 0) + stationsLeft(s, 1) > 0) return;
      showStations(s, 0, tell);
      showStations(s, 1, tell);
      s.phase = 'roundBegins';
    },
  },
};

/** Crewmembers who have no cannon to stand by. */
export const menLeftOver = (s: { readonly crew: number }): number => s.crew - CANNONS.length * CREW_PER_CANNON;

export const stationsLeft = (s: State, seat: Seat): number => menLeftOver(s) + 1 - shipOf(s, seat).stations.length;

const nextFigure = (s: State, seat: Seat): Figure => (stationsLeft(s, seat) > 1 ? 'man' : 'captain');

function hasRoom(s: State, seat: Seat, cell: Cell): boolean {
  const ship = shipOf(s, seat);
  const stationed = ship.stations.filter((taken) => taken === cell).length;
  return menAt(ship, placeOn(seat, cell)) + stationed < SECTION_LIMIT;
}

function refuseStation(s: State, actor: Actor, { figure, cell }: ActionOf<'station'>): Ruling {
  if (figure === nextFigure(s, actor as Seat)) {
    return rulingOn('setup.limit', { section: CELL_NAMES[cell] ?? cell, limit: SECTION_LIMIT });
  }
  return figure === 'man'
    ? rulingOn('setup.crew', { crew: s.crew })
    : rulingOn('setup.captain', { left: stationsLeft(s, actor as Seat) - 1 });
}

function showStations(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  const men = ship.stations.slice(0, -1);
  const captain = ship.stations.at(-1) as Cell;
  for (const cell of men) ship.men[placeOn(seat, cell)] = menAt(ship, placeOn(seat, cell)) + 1;
  ship.captain = placeOn(seat, captain);
  ship.stations = [];
  tell({ type: 'manned', seat, captain, men });
}
