import type { State } from '../state.ts';

/** Seat 0 in an ear of the earliest tile: bank on two sides, gone tiles on two more. */
export const EAR = `
  2 A1-1 straight
  1 A3-3 straight
        ~
     ~     #
  1↑    ~     ~
     #     2↑
  ~     ~     ~
     #     #
  ~     ~     ~
     ~     ~
  0↙          #
  0: speed 1, coal 0, passengers 1
  1: speed 1, coal 0
  2: speed 1`;

/** Seat 0 one step before the boarding platform of a station where two passengers wait. */
export const STATION = `
  2 A3-1 straight
  1 A1-1 straight, 2 waiting
        ~
     ~     ~
  ~     ~     ~
     +     ~
  0↗    ~     ~
     B     #
  #     1↑    ~
     ~     2↑
  ~           ~
  0: speed 1
  1: speed 1
  2: speed 1`;

/** Seat 0 in an ear of the river, with other boats on every way out of it. */
export const HEMMED = `
  2 A1-1 straight
  1 A3-3 straight
        ~
     ~     #
  ~     ~     ~
     #     ~
  3↑    ~     ~
     #     #
  1↑    4↑    ~
     2↑    ~
  0↑          #
  0: speed 3, coal 2
  1: speed 1, coal 0
  2: speed 1
  3: speed 1
  4: speed 1`;

/** The turn of seat 0 comes after seat 1 has ended its own. */
export const AFTER_ONE: Partial<State> = { phase: 'move', order: [1, 0, 2], mover: 0, points: 0, turns: 0 };

export const typesOf = (events: readonly { type: string }[]) => events.map((event) => event.type);
