import type { Example } from '#engine/example.ts';
import { atSetup, putBoats, scene, wheeled } from '../drawing.ts';
import { OPEN, comingAbout, jillAndJack, ontoTheNextTile, open } from '../positions.ts';
import type { State } from '../state.ts';

/** Starting, setting the speed, steaming, turning and finding the river. */
export const onOneTurn: readonly Example<State>[] = [
  {
    rule: 'start.first',
    title: 'Who begins',
    begin: () => atSetup(5),
    steps: [
      {
        text: 'The lot has given starting space 1 to the boat with the anchor (0). The others follow in seating order: star (1) on space 2, wheel (2) on 3, bell (3) on 4, lantern (4) on 5. One tile already lies ahead.',
        moves: ['chance first 0', 'chance draw A3-2'],
        places: ['hex 0c1', 'hex 0e2', 'hex 0a2', 'hex 0d1', 'hex 0b1'],
      },
      {
        text: 'The first round follows these numbers, so the anchor moves first. By the measuring stick, spaces 1, 2 and 3 are level. Of level boats with equal wheels the one further right would go first, and that would be the star.',
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
        text: 'Jill has the boat with the anchor (0): speed 6, 4 coal. She wants to go no faster than 3 this turn.',
        places: ['hex 0c1'],
      },
      {
        text: 'From 6 to 3 is a change of three. The first unit is free, each of the other two burns one coal: Jill has 2 left, and three spaces to steam.',
        moves: ['0 speed 3'],
        places: ['hex 0c1'],
      },
      {
        text: 'Jill steams three spaces. Then it is the turn of Jack, who has the star (1): speed 2, 6 coal.',
        moves: ['0 step', '0 step', '0 step', '0 done'],
        places: ['hex 0c4', 'hex 0d1'],
      },
      {
        text: 'Jack sets his speed to 4. One unit is free, the other burns one coal: he has 5 left.',
        moves: ['1 speed 4'],
        places: ['hex 0d1'],
      },
    ],
  },
  {
    rule: 'turning.coal',
    title: 'Coming about',
    begin: comingAbout,
    steps: [
      {
        text: 'The anchor (0) points upstream and to the left. It has to move three spaces this turn, and its captain wants to come about.',
        moves: ['0 speed 3'],
        places: ['hex 0b4'],
      },
      {
        text: 'A turn of 60° to port costs nothing: it is the first of this turn. Then one space ahead.',
        moves: ['0 turn port', '0 step'],
        places: ['hex 0b3'],
      },
      {
        text: 'Two more turns to port, with a step after each, burn one coal each. The anchor now points downstream again, to the right, with 4 of its 6 coal.',
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
        text: 'The anchor (0) came at speed 2 and has no coal. An island lies right ahead. At speed 2 its one free turn would not take it clear of land for two spaces, so the wheel cannot stay at 2.',
        refused: ['0 speed 2', 'moving.complete'],
        places: ['hex 1d2'],
      },
      {
        text: 'It has to slow down to 1, which is free. Straight ahead is still land.',
        moves: ['0 speed 1'],
        refused: ['0 step', 'moving.land'],
        places: ['hex 1d2'],
      },
      {
        text: 'So it makes its free turn, to port, and steams one space to the side. Had neither a slower speed nor a turn helped, the boat would have run aground when its turn came.',
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
        text: 'The anchor (0) is on the starting tile. The tile ahead of it is the furthest one, and nobody has been on it.',
        places: ['tile 1'],
      },
      {
        text: 'It steams two spaces and is the first boat on that tile. The whole move is made before anything is laid.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 1c2'],
      },
      {
        text: 'Now the die is cast for its captain. It says left, so the next tile joins the left tip and the river bends to the left.',
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
        text: 'The anchor (0) rushes towards the furthest tile at speed 5, without coal. Straight on there are four spaces of known water. The tile behind them is laid only after the move, so a fifth space is not there yet, and speed 5 is refused.',
        refused: ['0 speed 5', 'moving.complete'],
        places: ['tile 1'],
      },
      {
        text: 'At speed 4 the boat just fits: four spaces, to the tip of the tile. After the move the next tile is found.',
        moves: ['0 speed 4', '0 step', '0 step', '0 step', '0 step', '0 done', 'chance roll right', 'chance draw A3-3'],
        places: ['hex 1c4', 'tile 2'],
      },
    ],
  },
];
