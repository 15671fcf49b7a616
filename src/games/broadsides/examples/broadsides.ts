import type { Example } from '#engine/example.ts';
import { atSea, broadside, plots } from '../positions.ts';
import type { State } from '../state.ts';
import { decks, dots, letter } from './points.ts';

const STILL = 'remain,remain,remain';
const holds = (seat: number, cannons: number): string[] => Array.from({ length: cannons }, () => `${seat} holdFire`);

const firstRound: Example<State> = {
  rule: 'move.together',
  title: 'A round of 3 cards',
  begin: () => atSea({ at: [1, 1], heading: 'N' }, { at: [9, 7], heading: 'S' }),
  steps: [
    {
      text: 'The first round begins. The Royal Isabella is on b2 and faces north. The Seahawk is on j8 and faces south.',
      places: dots('b2', 'j8'),
    },
    {
      text: 'The Royal Isabella places 3 cards face down: Move Forward, Turn Right, Move Forward. Until they are turned over, only their player knows them.',
      moves: ['0 plot forward,starboard,forward'],
    },
    {
      text: 'The Seahawk places Move Forward, Move Forward, Turn Left. Now both turn over card after card, and both ships move at once. The Royal Isabella moves to b3, turns 45° clockwise to face north-east and moves on to c4. The Seahawk moves to j7 and j6 and turns 45° to the left to face south-east. They are too far apart to fire, and all cards go back to the hands.',
      moves: ['1 plot forward,forward,port'],
      places: dots('b2', 'b3', 'c4', 'j8', 'j7', 'j6'),
    },
  ],
};

const island: Example<State> = {
  rule: 'move.aground',
  title: 'An island in the way',
  begin: () => atSea({ at: [2, 4], heading: 'N' }, { at: [8, 6], heading: 'W' }),
  steps: [
    {
      text: 'The Royal Isabella is on c5 and faces north. The dot in front of it, c6, is an island.',
      places: dots('c5', 'c6'),
    },
    {
      text: 'Its player still plans Move Forward, Turn Right, Move Forward. At the first card the ship stays on c5, and its other 2 cards go back unseen. The Seahawk goes on with all 3 of its cards, from i7 to f7. In the next round the Royal Isabella plans as usual.',
      moves: plots('forward,starboard,forward', 'forward,forward,forward'),
      places: dots('c5', 'f7'),
    },
  ],
};

const arcs: Example<State> = {
  rule: 'fire.arcs',
  title: 'Which guns can fire',
  begin: () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 3], heading: 'SW' }),
  steps: [
    {
      text: 'The Royal Isabella is on c3 and faces north. The Seahawk is on the neighbouring dot d4, with its bow pointing straight at the Royal Isabella, so none of the Seahawk’s guns can fire.',
      places: dots('c3', 'd4'),
    },
    {
      text: 'After the first card, Remain in Place for both, the Seahawk is diagonally ahead on the right. The 2 front guns of that side can fire, E5 and F5. The Seahawk shows its bow, so neither side of its hull faces the Royal Isabella: left or right must be chosen together with the letter.',
      moves: plots('remain,port,port', STILL),
      refused: ['0 fire C', 'fire.rake'],
      places: decks('0E5', '0F5'),
    },
    {
      text: 'Both guns hold fire. The second card turns the Royal Isabella left, and now the Seahawk is straight to its right: a broadside of all 5 guns on that side.',
      moves: holds(0, 2),
      places: decks('0B5', '0C5', '0D5', '0E5', '0F5'),
    },
    {
      text: 'They hold fire again. After the third card, another turn to the left, the Seahawk is diagonally behind: the 2 rear guns can fire, B5 and C5.',
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
      text: 'The ships are side by side, and the Royal Isabella fires all 5 guns on its right at letter C of the Seahawk. The Seahawk’s last gun is on its far side and cannot fire back.',
      moves: plots(STILL, STILL),
      places: letter(1, 'C'),
    },
    {
      text: 'The first roll is a 2: the hull. It takes a hit at C on the left, the side that faces the Royal Isabella.',
      moves: broadside(0, 'C', 2),
      places: letter(1, 'C'),
    },
    {
      text: 'The second roll is a 5: everything in C5, even though it is on the far side. The gun there and its 2 crew are removed.',
      moves: broadside(0, 'C', 5),
      places: decks('1C5'),
    },
    {
      text: 'The third roll is a 4, a hit on the main mast in C4. It takes 2 hits, so only its top is lost. The fourth roll is a 4 again: the mast is lost, and from the next round on the Seahawk must play 1 Damage card.',
      moves: broadside(0, 'C', 4, 4),
      places: decks('1C4'),
    },
    { text: 'The fifth roll is a 6. Like a 1, it always misses.', moves: broadside(0, 'C', 6) },
  ],
};

const together: Example<State> = {
  rule: 'fire.together',
  title: 'A gun that is shot away still fires',
  begin: () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N' }, { first: 0 }),
  steps: [
    {
      text: 'Each ship has the other straight to its side, so both can fire 5 guns. It is the Royal Isabella’s turn to fire first.',
      moves: plots(STILL, STILL),
      places: decks('0B5', '0C5', '0D5', '0E5', '0F5', '1B3', '1C3', '1D3', '1E3', '1F3'),
    },
    {
      text: 'Its first shot at letter C is a 3: the Seahawk loses the gun in C3 and its 2 crew at once. The other 4 guns hold fire.',
      moves: [...broadside(0, 'C', 3), ...holds(0, 4)],
      places: decks('1C3'),
    },
    {
      text: 'Now the Seahawk fires. The gun in C3 was there when the exchange began, so it still gets its shot: a 5 at letter C, which removes the Royal Isabella’s gun in C5 and its crew. The lost gun will not fire in later exchanges.',
      moves: ['1 holdFire', ...broadside(1, 'C', 5)],
      places: decks('1C3', '0C5'),
    },
  ],
};

const damage: Example<State> = {
  rule: 'plot.damage',
  title: '2 Damage cards',
  begin: () => atSea({ at: [1, 1], heading: 'N', masts: [0, 2, 1, 1], hull: { 'C port': 2 } }, { at: [9, 7] }),
  steps: [
    {
      text: 'The Royal Isabella has lost its mizzenmast, and its hull at C is ruined on the left. That makes 2 Damage cards in every round: a plan without them is not allowed.',
      refused: ['0 plot forward,forward,forward', 'plot.damage'],
      places: [...decks('0A4'), ...letter(0, 'C')],
    },
    {
      text: 'The Damage cards may go in any squares, and the player puts Move Forward first. The ship moves one dot, from b2 to b3, and stays there for the other 2 cards.',
      moves: plots('forward,damage,damage', STILL),
      places: dots('b2', 'b3'),
    },
  ],
};

const captain: Example<State> = {
  rule: 'captain.loss',
  title: 'The captain is lost and replaced',
  begin: () => atSea({ at: [1, 2], heading: 'N' }, { at: [2, 2], heading: 'N', guns: [] }),
  steps: [
    {
      text: 'Round 1. After the first card the Royal Isabella fires a broadside at the Seahawk, whose captain is in B4.',
      moves: plots('remain,forward,forward', 'remain,forward,remain'),
      places: decks('1B4'),
    },
    {
      text: 'A 4 at letter B, which has no mast, hits everyone in section B4: the Seahawk’s captain is lost. The cards already placed are still turned over. Both ships move on side by side for one more exchange, in which every gun holds fire.',
      moves: [...broadside(0, 'B', 4), ...holds(0, 4), ...holds(0, 5)],
      places: decks('1B4'),
    },
    {
      text: 'The Royal Isabella has moved ahead with its third card. Its rear guns could fire once more, but hold fire. In round 2 the Seahawk plays no cards and stays on c4. Only the Royal Isabella plans.',
      moves: holds(0, 2),
      places: dots('c4'),
    },
    {
      text: 'At the end of round 2 the Seahawk gets a new captain. Any of its crew can be chosen, here one of the 2 in D3. From round 3 on it plans moves again.',
      moves: ['0 plot forward,forward,forward', '1 promote D3'],
      places: decks('1D3'),
    },
  ],
};

/** Worked examples of the first part. */
export const broadsides: readonly Example<State>[] = [firstRound, island, arcs, rolls, together, damage, captain];
