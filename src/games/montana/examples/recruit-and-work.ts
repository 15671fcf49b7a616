import type { Example } from '#engine/example.ts';
import { solo, table } from '../position.ts';
import type { State } from '../state.ts';

/** Workers, goods and silver. */
export const recruitAndWork: readonly Example<State>[] = [
  {
    rule: 'limited',
    title: 'Three stone are due, and two are there',
    begin: () =>
      table({
        players: [{ goods: 's', workers: 's', silver: 6 }, { goods: 'ss' }, { goods: 'g' }],
        goods: { s: 2 },
      }),
    steps: [
      {
        text: 'Red (the first seat, with the anchor) chooses the 6-silver space of the quarry. It gives 3 stone, but the supply has only 2. Red has 1 stone, Blue (the second seat, with the star) has 2, and Green (the third seat) has none.',
        moves: ['0 work quarry-6'],
        places: ['space 8'],
      },
      {
        text: 'Red sends the stone worker and pays 6 silver. Before Red takes the stone, all who have a stone give 1 back, Red too: 1 from Red and 1 from Blue. Now the supply has 4, and Red takes 3. In the end Red has 3 stone, Blue has 1, and 1 stays in the supply.',
        moves: ['0 employ s'],
        places: ['space 8'],
      },
    ],
  },
  {
    rule: 'recruit.advance',
    title: 'Two grain for two more workers',
    begin: () => solo({ goods: 'ggg', cows: 1 }),
    steps: [
      {
        text: 'Red (the first seat) has 3 grain and spins the wheel. The arrow stops on a stone and a pumpkin worker, and Red takes both from the supply.',
        moves: ['0 recruit', 'chance spin 1'],
        places: ['wheel'],
      },
      {
        text: 'Red pays 2 grain to the supply and moves the arrow on by 2 spaces, clockwise. It passes 2 copper workers, which Red does not get, and stops on 2 pumpkin workers. Red takes them too. Now Red has 1 stone worker and 3 pumpkin workers.',
        moves: ['0 advance 2'],
        places: ['wheel'],
      },
      {
        text: 'Red has 1 grain left. But you can move the arrow on only once per turn, so Red keeps this grain for later.',
        refused: ['0 advance 1', 'recruit.advance'],
        places: ['wheel'],
      },
    ],
  },
  {
    rule: 'recruit.limit',
    title: 'Ten workers, and room for eight',
    begin: () => solo({ workers: 'ccccssss' }),
    steps: [
      {
        text: 'Red (the first seat) has 4 copper and 4 stone workers, so the player board is full. Red can still recruit. The arrow stops on a stone and a pumpkin worker, and now Red has 10.',
        moves: ['0 recruit', 'chance spin 1'],
        places: ['wheel'],
      },
      {
        text: 'Red must send 2 back at once, old or new. Red sends back 2 stone workers and keeps 4 copper workers, 3 stone workers and the pumpkin worker.',
        moves: ['0 discard stone', '0 discard stone'],
      },
    ],
  },
  {
    rule: 'bank',
    title: 'Two workers for 8 silver, and the bank is cleared',
    begin: () => table({ players: [{ workers: 'csg', silver: 1, cows: 1 }, {}], spaces: { 0: 'g', 2: 'cpp' } }),
    steps: [
      {
        text: 'At the bank, the space for 1 worker and the space for 3 are taken. The space for 2 is free. Red (the first seat) has a copper, a stone and a grain worker and 1 silver.',
        places: ['space 0', 'space 1', 'space 2'],
      },
      {
        text: 'Red sends the copper and the stone worker to the space for 2. It pays 8 silver, so Red has 9. At the bank any colour will do, but you must send exactly the number shown.',
        moves: ['0 bank 2', '0 employ cs'],
        places: ['space 1'],
      },
      {
        text: 'Red ends the turn. Now all spaces of the bank are taken, so all workers there go back to the supply. From the next turn on the 3 spaces are free again.',
        moves: ['0 done'],
        places: ['space 0', 'space 1', 'space 2'],
      },
    ],
  },
  {
    rule: 'work.small',
    title: 'Four grain, and one more from the small space',
    begin: () => solo({ workers: 'gcp', silver: 6 }),
    steps: [
      {
        text: 'Red (the first seat) has a grain, a copper and a pumpkin worker. Red sends the grain worker to the 6-silver space of the grain field: 1 worker of the matching colour is enough. Red pays 6 silver and takes 4 grain.',
        moves: ['0 work grainField-6', '0 employ g'],
        places: ['space 11'],
      },
      {
        text: 'Right after that, Red can use the small space beside it. Red has no other grain worker, so Red sends 2 workers of other colours: the copper and the pumpkin worker. Red pays no silver and takes a fifth grain.',
        moves: ['0 employ cp'],
        places: ['space 23'],
      },
    ],
  },
];
