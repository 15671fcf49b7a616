import type { Example } from '#engine/example.ts';
import { atSea, broadside, plots } from '../positions.ts';
import type { State } from '../state.ts';
import { decks, dots, letter } from './points.ts';

const STILL = 'remain,remain,remain';
const holds = (seat: number, cannons: number): string[] => Array.from({ length: cannons }, () => `${seat} holdFire`);

const firstRound: Example<State> = {
  rule: 'move.together',
  title: 'A round of three cards',
  begin: () => atSea({ at: [1, 1], heading: 'N' }, { at: [9, 7], heading: 'S' }),
  steps: [
    {
      text: 'The first round begins. The Royal Isabella lies on b2 heading north, the Seahawk on j8 heading south.',
      places: dots('b2', 'j8'),
    },
    {
      text: 'The Royal Isabella lays three cards facedown: Move Forward, Turn Starboard, Move Forward. Until they are turned over only her player knows them.',
      moves: ['0 plot forward,starboard,forward'],
    },
    {
      text: 'The Seahawk lays Move Forward, Move Forward, Turn Port. Now both turn over card after card, and both ships move at once. The Royal Isabella sails to b3, turns 45° clockwise to the north-east and sails on to c4. The Seahawk sails to j7 and j6 and turns 45° anticlockwise to the south-east. They are too far apart to fire, and all cards go back to the hands.',
      moves: ['1 plot forward,forward,port'],
      places: dots('b2', 'b3', 'c4', 'j8', 'j7', 'j6'),
    },
  ],
};

const island: Example<State> = {
  rule: 'move.aground',
  title: 'Plotted onto an island',
  begin: () => atSea({ at: [2, 4], heading: 'N' }, { at: [8, 6], heading: 'W' }),
  steps: [
    {
      text: 'The Royal Isabella lies on c5 heading north, and the dot in front of her, c6, is an island.',
      places: dots('c5', 'c6'),
    },
    {
      text: 'Her player lays Move Forward, Turn Starboard, Move Forward all the same. At the first card she stays on c5, and her other two cards go back unseen. The Seahawk goes on with all three of hers, from i7 to f7. In the next round the Royal Isabella plots as usual.',
      moves: plots('forward,starboard,forward', 'forward,forward,forward'),
      places: dots('c5', 'f7'),
    },
  ],
};

const arcs: Example<State> = {
  rule: 'fire.arcs',
  title: 'Which cannons bear',
  begin: () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 3], heading: 'SW' }),
  steps: [
    {
      text: 'The Royal Isabella lies on c3 heading north. The Seahawk on the neighbouring dot d4 points her bow straight at her, so none of the Seahawk’s cannons bear.',
      places: dots('c3', 'd4'),
    },
    {
      text: 'After the first card, Remain in Place for both, the Seahawk is diagonally ahead on the starboard side. The two forward cannons of that side bear, E5 and F5. Since the Seahawk shows her bow, neither side of her hull faces the Royal Isabella: the side has to be named with the letter.',
      moves: plots('remain,port,port', STILL),
      refused: ['0 fire C', 'fire.rake'],
      places: decks('0E5', '0F5'),
    },
    {
      text: 'Both cannons hold their fire. The second card turns the Royal Isabella to port, and now the Seahawk is abeam: a broadside of all five starboard cannons.',
      moves: holds(0, 2),
      places: decks('0B5', '0C5', '0D5', '0E5', '0F5'),
    },
    {
      text: 'They hold their fire again. After the third card, another turn to port, the Seahawk is diagonally astern: the two aft cannons bear, B5 and C5.',
      moves: holds(0, 5),
      places: decks('0B5', '0C5'),
    },
  ],
};

const rolls: Example<State> = {
  rule: 'fire.rolls',
  title: 'A broadside at letter C',
  begin: () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', guns: ['C5'] }),
  steps: [
    {
      text: 'The ships lie side by side, and the Royal Isabella fires all five starboard cannons at letter C of the Seahawk. The Seahawk’s only cannon left is on her far side and cannot answer.',
      moves: plots(STILL, STILL),
      places: letter(1, 'C'),
    },
    {
      text: 'The first roll is a 2: the hull. It gets a damage marker at C on the port side, which faces the Royal Isabella.',
      moves: broadside(0, 'C', 2),
      places: letter(1, 'C'),
    },
    {
      text: 'The second roll is a 5: everything in C5, though it lies on the far side. The cannon there and its two crewmembers are removed.',
      moves: broadside(0, 'C', 5),
      places: decks('1C5'),
    },
    {
      text: 'The third roll is a 4, a hit on the main mast in C4. It takes two hits, so only its top is lost. The fourth roll is a 4 again: the mast is gone, and from the next round on the Seahawk must lay one Damage card.',
      moves: broadside(0, 'C', 4, 4),
      places: decks('1C4'),
    },
    { text: 'The fifth roll is a 6. Like a 1 it always misses.', moves: broadside(0, 'C', 6) },
  ],
};

const together: Example<State> = {
  rule: 'fire.together',
  title: 'A cannon that is shot away still fires',
  begin: () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N' }, { first: 0 }),
  steps: [
    {
      text: 'Both ships have the other abeam, so five cannons of each fire. It is the Royal Isabella’s turn to fire first.',
      moves: plots(STILL, STILL),
      places: decks('0B5', '0C5', '0D5', '0E5', '0F5', '1B3', '1C3', '1D3', '1E3', '1F3'),
    },
    {
      text: 'Her first shot at letter C is a 3: the Seahawk loses the cannon in C3 and its two crewmembers at once. The other four cannons hold their fire.',
      moves: [...broadside(0, 'C', 3), ...holds(0, 4)],
      places: decks('1C3'),
    },
    {
      text: 'Now the Seahawk fires. The cannon in C3 was aboard when the exchange began, so it still gets its shot: a 5 at letter C, which removes the Royal Isabella’s cannon in C5 with its crew. It will not fire in later exchanges.',
      moves: ['1 holdFire', ...broadside(1, 'C', 5)],
      places: decks('1C3', '0C5'),
    },
  ],
};

const damage: Example<State> = {
  rule: 'plot.damage',
  title: 'Two Damage cards',
  begin: () => atSea({ at: [1, 1], heading: 'N', masts: [0, 2, 1, 1], hull: { 'C port': 2 } }, { at: [9, 7] }),
  steps: [
    {
      text: 'The Royal Isabella has lost her mizzenmast, and her hull has two hits at C on the port side. That makes two Damage cards in every round: a course of three other cards is refused.',
      refused: ['0 plot forward,forward,forward', 'plot.damage'],
      places: [...decks('0A4'), ...letter(0, 'C')],
    },
    {
      text: 'Her player may lay the Damage cards in any squares, and chooses Move Forward first. She sails one dot, from b2 to b3, and stays there for the other two cards.',
      moves: plots('forward,damage,damage', STILL),
      places: dots('b2', 'b3'),
    },
  ],
};

const captain: Example<State> = {
  rule: 'captain.loss',
  title: 'The Captain is lost and replaced',
  begin: () => atSea({ at: [1, 2], heading: 'N' }, { at: [2, 2], heading: 'N', guns: [] }),
  steps: [
    {
      text: 'Round 1. After the first card the Royal Isabella fires a broadside at the Seahawk, whose Captain stands in B4.',
      moves: plots('remain,forward,forward', 'remain,forward,remain'),
      places: decks('1B4'),
    },
    {
      text: 'A 4 at letter B, which has no mast, hits everyone in section B4: the Seahawk’s Captain is lost. The cards already lying are still turned over, and both ships sail on, side by side for one more exchange in which no cannon is fired.',
      moves: [...broadside(0, 'B', 4), ...holds(0, 4), ...holds(0, 5)],
      places: decks('1B4'),
    },
    {
      text: 'The Royal Isabella has moved ahead with her third card; her aft cannons could fire once more and do not. In round 2 the Seahawk lays no cards and stays on c4. Only the Royal Isabella plots.',
      moves: holds(0, 2),
      places: dots('c4'),
    },
    {
      text: 'At the end of round 2 the Seahawk gets a new Captain: any crewmember still standing, here one of the two in D3. From round 3 on she plots again.',
      moves: ['0 plot forward,forward,forward', '1 promote D3'],
      places: decks('1D3'),
    },
  ],
};

/** Worked examples of the first part. */
export const broadsides: readonly Example<State>[] = [firstRound, island, arcs, rolls, together, damage, captain];
