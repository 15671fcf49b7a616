import { putBoats, scene, wheeled } from './drawing.ts';
import type { State } from './state.ts';

/** Positions that tests and the examples of the guide begin with. */

/** Open water: the starting tile, with one tile ahead that nobody has been on. */
export const OPEN = `
  1 A1-1 straight
  0 A0
        ~
     ~     ~
  ~     ~     ~
     ~     ~
  ~     ~     ~
     ~     ~
  ~     0↑    ~
     2↑    1↑
  #           #
  0: speed 1
  1: speed 1
  2: speed 1`;

/** Seat 0 right behind seat 1, in open water. */
export const BEHIND = `
  1 A1-1 straight
  0 A0
        ~
     ~     ~
  ~     ~     ~
     ~     ~
  ~     1↘    ~
     ~     ~
  ~     0↑    ~
     2↑    ~
  #           #
  0: speed 4
  1: speed 3, coal 4
  2: speed 1`;

/** The landing straight ahead of A1-1, and seat 0 one step before its middle entry. */
export const LANDING = `
  platform straight
  2 A1-1 straight
        =
     =     =
  1↑    0↑    ~
     +     ~
  ~     ~     ~
     B     #
  #     2↑    ~
     ~     ~
  ~           ~
  1 A2-1 straight
  0: speed 1, coal 0, passengers 2
  1: speed 1, coal 0, passengers 2
  2: speed 1, coal 0, passengers 2`;

/** Seat 0 one step before the boarding platform of a red station, where one passenger waits. */
export const RED_STATION = `
  2 A3-3 straight
  1 A2-1 straight, 1 waiting
        1↑
     ~     2↑
  ~     ~     ~
     R     ~
  ~     +     ~
     ~     #
  ~     0↑    ~
     ~     ~
  #           #
  0 A0
  0: speed 1, coal 2
  1: speed 1, coal 0
  2: speed 1, coal 0`;

/** The open river, and the wheels of seat 0 as described. */
export const open = (wheels: string, changes: Partial<State> = {}): State =>
  scene(wheeled(OPEN, { 0: wheels }), {}, changes);

/** The rulebook's example of speeds: Jill is seat 0, Jack is seat 1. */
export const jillAndJack = (): State => scene(wheeled(OPEN, { 0: 'speed 6, coal 4', 1: 'speed 2, coal 6' }));

/** The rulebook's example of turning: a boat at speed 3 that has to turn round. */
export const comingAbout = (): State => putBoats(open('speed 3'), { 0: '0b4 SW', 2: '0e2 N' });

/** The rulebook's example of pushing: red is seat 0, beige is seat 1 and points at red. */
export const BUMP = BEHIND.replace('1↘', '1↓');

/** The rulebook's example of the river: seat 0 is about to come onto the furthest tile. */
export const ontoTheNextTile = (): State => putBoats(open('speed 2'), { 0: '0c4 N' });

/** The rulebook's example of collecting: red is seat 0, two spaces and then one more before the boarding platform. */
export const nearingTheStation = (): State =>
  putBoats(scene(wheeled(RED_STATION, { 0: 'speed 3, coal 0' })), { 0: '0c3 N', 1: '1a2 N', 2: '1e2 N' });

/** The rulebook's example of the order: gray, beige, red, green and brown are the seats 0 to 4. */
const GRAY_LEADS = `
  2 A3-1 straight
  1 A2-3 straight
        ~
     ~     ~
  ~     0↙    ~
     2↑    1↓
  ~     R     ~
     3↑    #
  4↑    ~     ~
     ~     ~
  #           #
  0: speed 2
  1: speed 2
  2: speed 2
  3: speed 6
  4: speed 6`;

/** Gray, the last of the round before, has only to end its move. */
export const grayLeads = (): State =>
  scene(GRAY_LEADS, {}, { order: [4, 3, 2, 1, 0], mover: 4, phase: 'move', points: 0, turns: 1 });
