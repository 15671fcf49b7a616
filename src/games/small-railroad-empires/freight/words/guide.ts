import type { Guide } from '#engine/ruling.ts';
import { gains } from '../../words/names.ts';
import { askedGood } from './names.ts';
import { CONTAINERS_EACH, NEUTRAL_CONTAINERS, type Ship, SHIPS, type Slot } from '../components.ts';

const slotWords = (slot: Slot): string => {
  const good = askedGood(slot.good);
  return slot.money + slot.prestige === 0 ? good : `${good} (${gains(slot)})`;
};

const shipWords = ({ id, slots, first, second }: Ship): string =>
  `${id}: ${slots.map(slotWords).join(', ')}. 1st export bonus ${gains(first)}, 2nd ${gains(second)}.`;

/** The chapter of the expansion. */
export const freightGuide = [
  {
    title: 'Freight on Board',
    rules: [
      {
        id: 'ship.docked',
        title: 'A ship docks',
        text: `After the usual setup one of the ${SHIPS.length} ships is revealed. Every player has ${CONTAINERS_EACH} containers of their own colour; ${NEUTRAL_CONTAINERS} grey ones are neutral and lie beside the ships. Containers of colours that nobody plays stay in the box.`,
      },
      {
        id: 'ship.match',
        title: 'The right good',
        text: 'If the good you delivered matches the leftmost free slot, one of your containers covers it. You get the slot’s bonus at once, if it has one. The token that you delivered counts, never a good on the train card. This happens by itself: you cannot say no. You can spend the money of a bonus later in the same turn.',
      },
      {
        id: 'ship.wild',
        title: 'The white cube',
        text: 'A slot with a white cube is wild: every good matches it. It too is filled only when it is the leftmost free slot.',
      },
      {
        id: 'ship.mismatch',
        title: 'Another good',
        text: 'If the good does not match, a grey container covers the slot, and nobody gets its bonus.',
      },
      {
        id: 'ship.each',
        title: 'Every delivery loads',
        text: 'Each delivery of a turn loads a container of its own, after its money, points and train card. It is finished before the next one, which may already load a new ship. Loading counts for no achievement and no contract.',
      },
      {
        id: 'ship.full',
        title: 'A full ship',
        text: 'When the last slot is covered, that slot’s own bonus is paid first. Then the player with the most containers of their own colour on the ship, even a single one, gets the 1st export bonus, no matter whose turn it is. Grey containers count for nobody.',
      },
      {
        id: 'ship.tie',
        title: 'A tie for most',
        text: 'In a tie all tied players get the full 2nd export bonus, and nobody gets the 1st. The player with the second most containers gets nothing, and players without containers never tie.',
      },
      {
        id: 'ship.next',
        title: 'The next ship',
        text: 'After the export bonus the ship is discarded, all containers go back, and a new ship is revealed at once, before anything else. Only the docked ship is known. Discarded ships do not come back; without a ship deliveries load nothing.',
      },
      {
        id: 'ship.unfinished',
        title: 'The last ship',
        text: 'A ship that is filled in the last round pays as usual. If the game ends with a ship that is not full, nobody gets its export bonus. Slot bonuses that you already got stay yours.',
      },
      {
        id: 'ship.list',
        title: 'All ships',
        text: [
          'Slots from the left, each with its bonus in brackets. The 1st export bonus is for the most containers, the 2nd for a tie.',
          ...SHIPS.map(shipWords),
        ].join('\n'),
      },
    ],
  },
] as const satisfies Guide;
