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
        text: 'Red (the first seat, with the anchor) chooses the 6-silver space of the quarry. It gives three small stone, but the supply has only two. Red has one small stone, Blue (the second seat, with the star) has two, and Green (the third seat) has none.',
        moves: ['0 work quarry-6'],
        places: ['space 8'],
      },
      {
        text: 'Red sends the stone worker and pays 6 silver. Before Red takes the stone, all who have a small stone give one back, Red too: one from Red, one from Blue. Now the supply has four, and Red takes three. Red ends with three small stone, Blue with one, and one is left in the supply.',
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
        text: 'Red (the first seat) has three grain and recruits. The arrow stops on the space with a stone and a pumpkin worker, and Red takes both from the supply.',
        moves: ['0 recruit', 'chance spin 1'],
        places: ['wheel'],
      },
      {
        text: 'Red pays two grain to the supply and moves the arrow on by two spaces, clockwise. It passes the space with two copper workers, which gives nothing, and stops on two pumpkin workers. Red takes them too and now has one stone worker and three pumpkin workers.',
        moves: ['0 advance 2'],
        places: ['wheel'],
      },
      {
        text: 'Red has one grain left. But the arrow is moved only once in a turn, so this grain stays for later.',
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
        text: 'Red (the first seat) has four copper and four stone workers, so the player board is full. Red may recruit all the same. The arrow stops on a stone and a pumpkin worker, and Red has ten.',
        moves: ['0 recruit', 'chance spin 1'],
        places: ['wheel'],
      },
      {
        text: 'Two must go back at once, old or new ones as Red likes. Red gives back two stone workers and keeps four copper workers, three stone workers and the pumpkin worker.',
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
        text: 'At the bank, the space for one worker and the space for three are taken. The space for two is free. Red (the first seat) has a copper, a stone and a grain worker and 1 silver.',
        places: ['space 0', 'space 1', 'space 2'],
      },
      {
        text: 'Red sends the copper and the stone worker to the space for two. It pays 8 silver, so Red has 9. At the bank any colours will do, but the number must be exactly as shown.',
        moves: ['0 bank 2', '0 employ cs'],
        places: ['space 1'],
      },
      {
        text: 'Red ends the turn. All spaces of the bank are taken, so all workers there go back to the supply. From the next turn on the three spaces are free again.',
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
        text: 'Red (the first seat) has a grain, a copper and a pumpkin worker. The grain worker goes to the 6-silver space of the grain field: one worker of the colour of the area is enough. Red pays 6 silver and takes four grain.',
        moves: ['0 work grainField-6', '0 employ g'],
        places: ['space 11'],
      },
      {
        text: 'Right after that Red may use the small space beside it. Red has no other grain worker, so two workers of other colours go there: the copper and the pumpkin worker. No silver is paid, and Red takes a fifth grain.',
        moves: ['0 employ cp'],
        places: ['space 23'],
      },
    ],
  },
];
