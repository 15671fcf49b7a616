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
        text: 'The anchor (0) is at speed 3 and wants the passenger at the red station. For that it must come to the boarding platform at speed 1.',
        places: ['hex 1c2'],
      },
      {
        text: 'First it slows down to 2, which is free, and moves 2 spaces.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 1c1'],
      },
      {
        text: 'The star (1) and the wheel (2) move. In the next round they are ahead of the anchor and go first.',
        moves: [...creep(1), ...creep(2), ...creep(2), ...creep(1)],
        places: ['hex 1a4', 'hex 1e4'],
      },
      {
        text: 'The anchor slows down to 1, moves onto the boarding platform and takes the passenger. All this cost no coal.',
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
        text: 'The anchor (0) is the last boat of the round and ends its move. The stick is laid across the river, ahead of all boats, and moved back. It meets the anchor first. It does not matter that the anchor faces upstream.',
        moves: ['0 done'],
        places: ['hex 1c3'],
      },
      {
        text: 'The star (1) and the wheel (2) are level, with the same speed and the same coal. The star is further right, looking downstream, so it moves second and the wheel third.',
        places: ['hex 1d3', 'hex 1b3'],
      },
      {
        text: 'The bell (3) is fourth and the lantern (4) last. They are the fastest, but speed only counts between level boats.',
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
        text: 'The anchor (0) has both passengers. The three spaces at the landing are its entries. At speed 2 the boat reaches the middle one, but that is too fast to dock: for now, the entry is normal water.',
        moves: ['0 speed 2', '0 step', '0 step', '0 done'],
        places: ['hex 2c4'],
      },
      {
        text: 'The star (1) and the wheel (2) move. They have no passengers, and no passengers are left on the river, so they cannot dock.',
        moves: [...creep(1), ...creep(2)],
        places: ['hex 2a4', 'hex 2e4'],
      },
      {
        text: 'The anchor is furthest ahead and moves first again. It slows down to 1, turns once for free and once for its last coal, and moves to the next entry. It ends its move there at speed 1 with 2 passengers, so it docks and wins. No boat still racing can get 2 passengers any more, so the race is over.',
        moves: ['0 speed 1', '0 turn starboard', '0 turn starboard', '0 step'],
        places: ['hex 2d4', 'platform'],
      },
    ],
  },
];
