import type { Example } from '#engine/example.ts';
import { putBoats, scene, wheeled } from '../drawing.ts';
import { LANDING, grayLeads, nearingTheStation } from '../positions.ts';
import type { State } from '../state.ts';

/** A turn of one space at speed 1. */
const creep = (seat: number): string[] => [`${seat} speed 1`, `${seat} step`, `${seat} done`];

/** Passengers, the order of movement and the finish. */
export const toTheLanding: readonly Example<State>[] = [
  {
    rule: 'passengers.boarding',
    title: 'Slowing down for a passenger',
    begin: nearingTheStation,
    steps: [
      {
        text: 'The anchor (0) moves at speed 3 and wants the passenger at the red station. It may come to the boarding platform only at speed 1.',
        places: ['hex 1c2'],
      },
      {
        text: 'First it slows down to 2, for nothing, and moves two spaces.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 1c1'],
      },
      {
        text: 'The star (1) and the wheel (2) move. In the next round they are ahead of the anchor and go first.',
        moves: [...creep(1), ...creep(2), ...creep(2), ...creep(1)],
        places: ['hex 1a4', 'hex 1e4'],
      },
      {
        text: 'The anchor slows down again, to 1, moves onto the boarding platform and takes the passenger aboard. All this took no coal.',
        moves: creep(0),
        places: ['hex 1c2'],
      },
    ],
  },
  {
    rule: 'order.position',
    title: 'Who moves first in the next round',
    begin: grayLeads,
    steps: [
      {
        text: 'The last captain of the round, that of the anchor (0), ends the move. The stick is laid across the tile in clear water ahead and moved back. It meets the anchor first. That its bow points upstream does not matter.',
        moves: ['0 done'],
        places: ['hex 1c3'],
      },
      {
        text: 'Star (1) and wheel (2) are level, with the same speed and the same coal. The star is further to the right looking downstream, so it moves second and the wheel third.',
        places: ['hex 1d3', 'hex 1b3'],
      },
      {
        text: 'Bell (3) is fourth and lantern (4) last. They are the fastest of all, but speed counts only among level boats.',
        places: ['hex 1b2', 'hex 1a2'],
      },
    ],
  },
  {
    rule: 'finish.docking',
    title: 'Docking at the second try',
    begin: () => {
      const drawing = wheeled(LANDING, { 0: 'speed 3, coal 1, passengers 2', 1: 'speed 1', 2: 'speed 1' });
      return putBoats(scene(drawing), { 0: '2c2 N', 1: '2a3 N', 2: '2e3 N' });
    },
    steps: [
      {
        text: 'The anchor (0) has both passengers. The three spaces at the landing platform are its entries. At speed 2 the boat reaches the middle one, but it is too fast to dock, and the entry is plain water for it.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 2c4'],
      },
      {
        text: 'Star (1) and wheel (2) move. They have no passengers, and the river has none left to give, so they could not dock.',
        moves: [...creep(1), ...creep(2)],
        places: ['hex 2a4', 'hex 2e4'],
      },
      {
        text: 'The anchor, furthest ahead, moves first again. It slows down to 1, makes its free turn and one for its last coal, and moves to the next entry: it ends a move there at speed 1 with two passengers, docks and wins. No boat still racing can get two passengers any more, so the race is over.',
        moves: ['0 speed 1', '0 turn starboard', '0 turn starboard', '0 step'],
        places: ['hex 2d4', 'platform'],
      },
    ],
  },
];
