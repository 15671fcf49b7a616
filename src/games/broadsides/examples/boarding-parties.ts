import type { Example } from '#engine/example.ts';
import { aboard, atSea, broadside, dice, plots, type ShipScene } from '../positions.ts';
import type { State } from '../state.ts';
import { decks, dots } from './points.ts';

/** The Seahawk moves onto d3, where the Royal Isabella faces north; the Seahawk fires first. */
const ramming = (seahawk: ShipScene) => (): State => atSea({ at: [3, 2], heading: 'N' }, seahawk, { first: 1 });
const RAM = plots('remain,remain,remain', 'forward,remain,remain');

const rightSide: Example<State> = {
  rule: 'boarding.placement',
  title: 'Hit on the right side',
  begin: ramming({ at: [4, 2], heading: 'W' }),
  steps: [
    {
      text: 'The Royal Isabella stays on d3 and faces north. The Seahawk comes from e3, on its right.',
      places: dots('d3', 'e3'),
    },
    {
      text: 'Both end on d3: a collision. The decks are placed side by side, both facing the same way, the Royal Isabella’s right rail against the Seahawk’s left rail. The same letters are opposite each other: A5 opposite A3, and so on to H5 and H3.',
      moves: RAM,
      places: decks('0A5', '1A3', '0H5', '1H3'),
    },
  ],
};

const leftSide: Example<State> = {
  rule: 'boarding.placement',
  title: 'Hit on the left side',
  begin: ramming({ at: [2, 1], heading: 'NE' }),
  steps: [
    {
      text: 'The Royal Isabella stays on d3 and faces north. The Seahawk comes from c2, diagonally from behind. That counts as the left side: only a ship from straight ahead or straight behind hits bow or stern.',
      places: dots('d3', 'c2'),
    },
    {
      text: 'The decks are placed side by side, both facing the same way, the Royal Isabella’s left rail against the Seahawk’s right rail: A3 is opposite A5, and so on to H3 and H5.',
      moves: RAM,
      places: decks('0A3', '1A5', '0H3', '1H5'),
    },
  ],
};

const bow: Example<State> = {
  rule: 'boarding.placement',
  title: 'Hit on bow or stern',
  begin: ramming({ at: [3, 3], heading: 'S' }),
  steps: [
    {
      text: 'The Royal Isabella stays on d3 and faces north. The Seahawk comes from d4, straight ahead.',
      places: dots('d3', 'd4'),
    },
    {
      text: 'The decks are placed facing opposite ways, left rail against left rail. So the stern of one ship is beside the bow of the other: A3 opposite H3, B3 opposite G3, and so on.',
      moves: RAM,
      places: decks('0A3', '1H3', '0H3', '1A3'),
    },
  ],
};

const volley: Example<State> = {
  rule: 'boarding.volley',
  title: 'The final volley',
  begin: ramming({ at: [4, 2], heading: 'W' }),
  steps: [
    {
      text: 'The Seahawk has run into the Royal Isabella’s right side. Before anyone boards, the 5 guns along each facing rail fire one last time, the Seahawk first.',
      moves: RAM,
      places: decks('0B5', '0C5', '0D5', '0E5', '0F5', '1B3', '1C3', '1D3', '1E3', '1F3'),
    },
    {
      text: 'It aims at letter C and rolls a 2. That would hit the hull, but hull damage no longer counts: nothing happens.',
      moves: broadside(1, 'C', 2),
    },
    {
      text: 'A 5 hits everything in C5, as always: the Royal Isabella loses the gun and the 2 crew there. The gun still fires in this volley.',
      moves: broadside(1, 'C', 5),
      places: decks('0C5'),
    },
  ],
};

const boardingTurn: Example<State> = {
  rule: 'boarding.turn',
  title: '3 movements',
  begin: () => aboard({ men: [{ '0B5': 2, '0C5': 2 }, { '1D3': 1 }], captains: ['0B4', '1H4'] }),
  steps: [
    {
      text: 'It is the Royal Isabella’s turn, and 3 movements must be made. From ship to ship a figure crosses only to the section directly opposite: from C5 to C3, not diagonally to D3.',
      refused: ['0 move man 0C5 1D3', 'boarding.across'],
      places: decks('0C5', '1C3', '1D3'),
    },
    {
      text: 'First movement: one of the crew takes the ladder down from B5 to C5. Ladders go straight; there is none from B5 to C4. C5 now has 3 figures and is full.',
      moves: ['0 move man 0B5 0C5'],
      refused: ['0 move man 0B5 0C4', 'boarding.ladder'],
      places: decks('0B5', '0C5'),
    },
    {
      text: 'Second movement: another of the crew moves from C5 to D5.',
      moves: ['0 move man 0C5 0D5'],
      places: decks('0C5', '0D5'),
    },
    {
      text: 'Third movement: the same figure crosses to D3 on the Seahawk, where an enemy stands. All movements are made, and the two must fight.',
      moves: ['0 move man 0D5 1D3'],
      places: decks('0D5', '1D3'),
    },
  ],
};

const combat: Example<State> = {
  rule: 'combat.bonus',
  title: '2 crew against a captain and 1 crew',
  begin: () => aboard({ men: [{ '0D5': 2 }, { '1D3': 1 }], captains: ['0B4', '1D3'] }),
  steps: [
    {
      text: 'The Seahawk’s captain is in D3 with 1 crew. Two of the Royal Isabella’s crew cross over to them, and its captain makes the third movement somewhere else. Then the combat begins.',
      moves: ['0 move man 0D5 1D3', '0 move man 0D5 1D3', '0 move captain 0B4 0A4'],
      places: decks('1D3'),
    },
    {
      text: 'Two figures against two: nobody has more, but the Seahawk adds 1 for its captain. The dice show 4 and 3. Both totals are 4, so nobody is eliminated.',
      moves: dice(4, 3),
      places: decks('1D3'),
    },
    {
      text: 'The dice show 5 and 2: 5 against 3. The Seahawk loses its crew there, because the captain is always eliminated last.',
      moves: dice(5, 2),
      places: decks('1D3'),
    },
    {
      text: 'Now it is two against one: the Royal Isabella adds 1 for one figure more, the Seahawk 1 for its captain. The dice show 4 and 3, which makes 5 against 4. The captain is eliminated, and the Royal Isabella wins the game.',
      moves: dice(4, 3),
      places: decks('1D3'),
    },
  ],
};

const surrender: Example<State> = {
  rule: 'end.surrender',
  title: 'Surrender during the other player’s turn',
  begin: () => aboard({ men: [{ '0D5': 3, '0E5': 3 }, {}], captains: ['0B4', '1D3'] }),
  steps: [
    {
      text: 'The Royal Isabella is about to board with 6 crew. The Seahawk’s captain is alone.',
      places: decks('1D3'),
    },
    {
      text: 'The Seahawk’s player does not wait for the attack and surrenders, although it is the other player’s turn. The Royal Isabella wins at once.',
      moves: ['1 surrender'],
    },
  ],
};

/** Worked examples of the second part. */
export const boardingParties: readonly Example<State>[] = [
  rightSide,
  leftSide,
  bow,
  volley,
  boardingTurn,
  combat,
  surrender,
];
