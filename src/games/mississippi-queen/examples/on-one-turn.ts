import type { Example } from '#engine/example.ts';
import { atSetup, putBoats, scene, wheeled } from '../drawing.ts';
import { OPEN, comingAbout, jillAndJack, ontoTheNextTile, open } from '../positions.ts';
import type { State } from '../state.ts';

/** Starting, setting the speed, moving, turning and finding the river. */
export const onOneTurn: readonly Example<State>[] = [
  {
    rule: 'start.first',
    title: 'Who starts',
    begin: () => atSetup(5),
    steps: [
      {
        text: 'The boat with the anchor (0) has drawn starting space 1. The others follow in seating order: star (1) on space 2, wheel (2) on 3, bell (3) on 4, lantern (4) on 5. One tile already lies ahead.',
        moves: ['chance first 0', 'chance draw A3-2'],
        places: ['hex 0c1', 'hex 0e2', 'hex 0a2', 'hex 0d1', 'hex 0b1'],
      },
      {
        text: 'The first round follows these numbers, so the anchor moves first. By the measuring stick, spaces 1, 2 and 3 are level. Among level boats with the same speed and coal, the one further right would go first: the star.',
        places: ['hex 0c1', 'hex 0e2', 'hex 0a2'],
      },
    ],
  },
  {
    rule: 'speed.coal',
    title: 'Jill slows down, Jack speeds up',
    begin: jillAndJack,
    steps: [
      {
        text: 'Jill has the boat with the anchor (0): speed 6, 4 coal. She wants to slow down to 3 this turn.',
        places: ['hex 0c1'],
      },
      {
        text: 'From 6 to 3 is a change of 3. The first 1 is free, the other 2 cost 1 coal each. Jill has 2 coal left, and 3 spaces to move.',
        moves: ['0 speed 3'],
        places: ['hex 0c1'],
      },
      {
        text: 'Jill moves 3 spaces. Then comes Jack with the star (1): speed 2, 6 coal.',
        moves: ['0 step', '0 step', '0 step', '0 done'],
        places: ['hex 0c4', 'hex 0d1'],
      },
      {
        text: 'Jack sets his speed to 4, a change of 2. The first 1 is free, the other costs 1 coal. He has 5 left.',
        moves: ['1 speed 4'],
        places: ['hex 0d1'],
      },
    ],
  },
  {
    rule: 'turning.coal',
    title: 'Turning around',
    begin: comingAbout,
    steps: [
      {
        text: 'The anchor (0) faces upstream and to the left. It must move 3 spaces this turn, and its player wants to turn around.',
        moves: ['0 speed 3'],
        places: ['hex 0b4'],
      },
      {
        text: 'The first 60° to the left are free. Then the anchor moves 1 space ahead.',
        moves: ['0 turn port', '0 step'],
        places: ['hex 0b3'],
      },
      {
        text: 'It turns left two more times and moves 1 space after each. These turns cost 1 coal each. The anchor now faces downstream again, to the right, with 4 of its 6 coal left.',
        moves: ['0 turn port', '0 step', '0 turn port', '0 step', '0 done'],
        places: ['hex 0d3'],
      },
    ],
  },
  {
    rule: 'moving.complete',
    title: 'An island ahead',
    begin: () =>
      putBoats(scene(wheeled(`2 A3-1 straight\n${OPEN}`, { 0: 'speed 2, coal 0' })), {
        0: '1d1 N',
        1: '0c4 N',
        2: '0b4 N',
      }),
    steps: [
      {
        text: 'The anchor (0) is at speed 2 and has no coal. An island lies straight ahead. Even with its free turn, it could not move 2 spaces without hitting land, so it cannot stay at speed 2.',
        refused: ['0 speed 2', 'moving.complete'],
        places: ['hex 1d2'],
      },
      {
        text: 'It must slow down to 1, which is free. Straight ahead there is still land.',
        moves: ['0 speed 1'],
        refused: ['0 step', 'moving.land'],
        places: ['hex 1d2'],
      },
      {
        text: 'So it uses its free turn to the left and moves 1 space to the side. If neither a slower speed nor a turn had helped, the boat would have run aground at the start of its turn.',
        moves: ['0 turn port', '0 step'],
        places: ['hex 1c1'],
      },
    ],
  },
  {
    rule: 'river.explore',
    title: 'The river bends left',
    begin: ontoTheNextTile,
    steps: [
      {
        text: 'The anchor (0) is on the starting tile. The tile ahead is the furthest one, and nobody has been on it yet.',
        places: ['tile 1'],
      },
      {
        text: 'It moves 2 spaces and is the first boat on that tile. The whole move is finished before the next tile is laid.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 1c2'],
      },
      {
        text: 'Now the die is rolled. It shows left, so the next tile joins the left tip and the river bends left.',
        moves: ['chance roll left', 'chance draw A2-2'],
        places: ['tile 2'],
      },
    ],
  },
  {
    rule: 'river.unexplored',
    title: 'Too fast for unknown water',
    begin: () => putBoats(open('speed 5, coal 0'), { 0: '0c4 N' }),
    steps: [
      {
        text: 'The anchor (0) comes to the furthest tile at speed 5, without coal. Straight ahead there are 4 spaces of water. The tile after them is laid only after the move, so there is no fifth space yet, and speed 5 is not allowed.',
        refused: ['0 speed 5', 'moving.complete'],
        places: ['tile 1'],
      },
      {
        text: 'Speed 4 just fits: 4 spaces, to the tip of the tile. After the move the next tile is laid.',
        moves: ['0 speed 4', '0 step', '0 step', '0 step', '0 step', '0 done', 'chance roll right', 'chance draw A3-3'],
        places: ['hex 1c4', 'tile 2'],
      },
    ],
  },
];
