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
        title: 'A ship at the quay',
        text: `After the usual setup one of the ${SHIPS.length} container ships is revealed. Every player has ${CONTAINERS_EACH} containers of their own colour; ${NEUTRAL_CONTAINERS} neutral ones lie beside the ships. Containers of colours that nobody plays stay in the box.`,
      },
      {
        id: 'ship.match',
        title: 'A matching good',
        text: 'When the good you delivered matches the leftmost free slot, one of your containers covers it and you gain the slot’s bonus at once, if it has one. The token that you delivered counts, never a good on the train card. Loading is automatic: you cannot decline it. Money of a bonus can be spent later in the same turn.',
      },
      {
        id: 'ship.wild',
        title: 'The white cube',
        text: 'A slot with a white cube is wild: every good matches it. It too is filled only when it is the leftmost free slot.',
      },
      {
        id: 'ship.mismatch',
        title: 'Another good',
        text: 'When the good does not match, a neutral container covers the slot and nobody gains its bonus.',
      },
      {
        id: 'ship.each',
        title: 'Every delivery loads',
        text: 'Each delivery of a turn loads a container of its own, after money, prestige and train card, and is resolved fully before the next, which may already meet a new ship. Loading itself counts for no achievement and no contract.',
      },
      {
        id: 'ship.full',
        title: 'A full ship',
        text: 'When the last slot is covered, that slot’s own bonus is paid first. Then the player with the most containers of their own colour on the ship, even a single one, receives the 1st export bonus, no matter whose turn it is. Neutral containers count for nobody.',
      },
      {
        id: 'ship.tie',
        title: 'A tie for most',
        text: 'In a tie all tied players receive the 2nd export bonus in full, and nobody the 1st. The second most containers receive nothing, and no containers never tie.',
      },
      {
        id: 'ship.next',
        title: 'The next ship',
        text: 'After the export bonus the ship is discarded, all containers go back, and a new ship is revealed at once, before anything else. Only the ship at the quay is known. Discarded ships do not come back; without a ship deliveries load nothing.',
      },
      {
        id: 'ship.unfinished',
        title: 'The last ship',
        text: 'A ship that is filled in the last round pays as usual. If the game ends with a ship that is not full, no export bonus is paid for it. Bonuses of slots already gained stay.',
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
