import type { Example } from '#engine/example.ts';
import { putBoats, scene, wheeled } from '../drawing.ts';
import { BUMP, RED_STATION } from '../positions.ts';
import type { State } from '../state.ts';

/** Boats in the way. */
export const pushes: readonly Example<State>[] = [
  {
    rule: 'pushing.space',
    title: 'Pushed aside',
    begin: () => scene(BUMP),
    steps: [
      {
        text: 'The anchor (0) must move at speed 4. The star (1) is straight ahead.',
        moves: ['0 speed 4'],
        places: ['hex 0c2'],
      },
      {
        text: 'The star can be pushed to any of the five other spaces around it. Only the space the anchor comes from is not allowed.',
        refused: ['0 push 0c1', 'pushing.taboo'],
        places: ['hex 0b2', 'hex 0b3', 'hex 0c3', 'hex 0d3', 'hex 0d2'],
      },
      {
        text: 'The anchor pushes the star ahead and to the right. The star may then face any direction, for free.',
        moves: ['0 push 0d3', '1 face NW'],
        places: ['hex 0d3'],
      },
      {
        text: 'Entering the space took 1 point, and pushing took another. 2 of the 4 points are left, so the anchor moves 2 more spaces.',
        moves: ['0 step', '0 step'],
        places: ['hex 0c4'],
      },
    ],
  },
  {
    rule: 'pushing.cost',
    title: 'No point left to push',
    begin: () => putBoats(scene(wheeled(BUMP, { 0: 'speed 2' })), { 1: '0c3 N' }),
    steps: [
      {
        text: 'The anchor (0) moves at speed 2. With its first point it comes right behind the star (1).',
        moves: ['0 speed 2', '0 step'],
        places: ['hex 0c2'],
      },
      {
        text: '1 point is left. That is enough to enter the space of the star, but not to push the star away as well.',
        refused: ['0 step', 'pushing.cost'],
        places: ['hex 0c3'],
      },
      {
        text: 'So the anchor must go somewhere else: it uses its free turn and goes to the right of the star.',
        moves: ['0 turn starboard', '0 step', '0 done'],
        places: ['hex 0d3'],
      },
    ],
  },
  {
    rule: 'pushing.arrival',
    title: 'Pushed to the station',
    begin: () => {
      const drawing = wheeled(RED_STATION, { 0: 'speed 2, coal 0', 1: 'speed 1, coal 3' });
      return putBoats(scene(drawing), { 0: '0c4 N', 1: '1c1 N', 2: '1d4 N' });
    },
    steps: [
      {
        text: 'The star (1) is between the anchor (0) and the boarding platform of a red station, where 1 passenger waits. The star is at speed 1.',
        moves: ['0 speed 2'],
        places: ['hex 1c1', 'hex 1c2'],
      },
      {
        text: 'The anchor pushes the star straight ahead, onto the boarding platform. Because the star is at speed 1, it takes the passenger at once, even though it is not its turn.',
        moves: ['0 push 1c2', '1 face N'],
        places: ['hex 1c2'],
      },
    ],
  },
];
