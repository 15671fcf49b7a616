import type { Guide } from '#engine/ruling.ts';
import { capital, count } from '#words/speech.ts';
import {
  BOARDING_SPEED,
  ENTER_AND_PUSH,
  ENTRY_SPACES,
  PASSENGERS_PER_STATION,
  PASSENGERS_TO_WIN,
  PASSENGERS_USED,
  PUSH_COST,
  ROUND_CAP,
  SEAT_COUNTS,
  SLOWEST,
  STAND_OFF_CAP,
  STEP_COST,
} from '../../components.ts';

const passengers = count(PASSENGERS_TO_WIN, 'passenger');

/** How many passengers wait at a station. */
const stationsWords = SEAT_COUNTS.map((seats) => {
  const { red, brown } = PASSENGERS_PER_STATION[seats];
  const each = red === brown ? `${red} at every station` : `${red} at red and ${brown} at brown stations`;
  return `with ${count(seats, 'player')}, ${each}`;
}).join('; ');

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const used = ALTERNATIVES.format(SEAT_COUNTS.map((seats) => String(PASSENGERS_USED[seats])));

/** Other boats, passengers and the finish. */
export const racing = [
  {
    title: 'Pushing',
    rules: [
      {
        id: 'pushing.ahead',
        title: 'Who you can push',
        text: 'Only the boat on the space straight ahead of you. Boats never share a space, and no boat passes through another.',
      },
      {
        id: 'pushing.cost',
        title: 'What a push costs',
        text: `Entering a space with a boat takes ${count(ENTER_AND_PUSH, 'point')}: ${STEP_COST} to enter and ${PUSH_COST} to push. So you cannot push at speed ${SLOWEST} or with your last point.`,
      },
      {
        id: 'pushing.choice',
        title: 'You choose where',
        text: 'To enter a space with a boat, choose where that boat goes.',
      },
      {
        id: 'pushing.space',
        title: 'Where a boat can be pushed',
        text: 'To any water next to it on a laid tile: upstream, onto another tile, to a boarding platform or to an entry of the landing. Never onto land or off the river.',
      },
      {
        id: 'pushing.taboo',
        title: 'Not where you have been',
        text: 'You cannot push a boat to a space you have been on this turn. That includes the space you push from and the one you started on.',
      },
      {
        id: 'pushing.chain',
        title: 'No chains',
        text: `A pushed boat cannot push another: its new space must be empty. You may push several boats in one move, or the same one again, for ${PUSH_COST} extra point each time.`,
      },
      {
        id: 'pushing.nowhere',
        title: 'Nowhere to go',
        text: 'If there is no space to push a boat to, you cannot push it, and you cannot enter its space.',
      },
      {
        id: 'pushing.astern',
        title: 'No pushing straight backwards',
        text: 'With this option, a boat cannot be pushed to the space straight behind it.',
      },
      {
        id: 'pushing.facing',
        title: 'The pushed player chooses where to face',
        text: 'The pushed player at once chooses any direction to face, for free. Speed, coal and next turn stay the same. Then the other boat moves in and goes on.',
      },
      {
        id: 'pushing.arrival',
        title: 'Pushed to the right place',
        text: `A boat at speed ${BOARDING_SPEED} that is pushed to a boarding platform takes a passenger at once, if it may. Pushed to an entry of the landing, a boat docks at once if it meets the conditions.`,
      },
    ],
  },
  {
    title: 'Passengers',
    rules: [
      {
        id: 'passengers.stations',
        title: 'Who waits where',
        text: `When a tile with a station is laid, passengers come out. ${capital(stationsWords)}. That makes ${used} in all, more than everyone needs, so there is no rush for the first station. But without ${passengers} you cannot dock.`,
      },
      {
        id: 'passengers.boarding',
        title: 'Taking a passenger',
        text: `End your move at speed ${BOARDING_SPEED} on the boarding platform, the water space beside the station. 1 passenger comes on board, whichever way you face.`,
      },
      {
        id: 'passengers.limits',
        title: `${passengers} from ${count(PASSENGERS_TO_WIN, 'island')}`,
        text: `You get 1 passenger per stop, 1 per island and ${PASSENGERS_TO_WIN} in all. A station with no passengers left has none to give, and stays an island.`,
      },
      {
        id: 'passengers.open-water',
        title: 'The boarding platform is water',
        text: 'Anyone may move through it, stop on it, block it or be pushed off it. You may go back upstream to a station that has not been removed.',
      },
    ],
  },
  {
    title: 'Order of movement',
    rules: [
      {
        id: 'order.position',
        title: 'The leader goes first',
        text: 'In the passenger race, from the second round on, the boat furthest down the river moves first, then the next one. The measuring stick lies straight across each tile. The order is set at the start of a round and stays until the round ends, whatever happens in between.',
      },
      {
        id: 'order.ties',
        title: 'Level boats',
        text: 'If boats are level, the faster one goes first, then the one with more coal, then the one further right, looking downstream.',
      },
    ],
  },
  {
    title: 'Finish',
    rules: [
      {
        id: 'finish.platform',
        title: 'The landing',
        text: `As soon as the last tile is laid, the die is rolled again for the landing. It touches ${count(ENTRY_SPACES, 'space')} of the last tile: its entries. If one of them is land, there are only ${ENTRY_SPACES - 1}.`,
      },
      {
        id: 'finish.docking',
        title: 'Docking',
        text: `End your move on an entry at speed ${BOARDING_SPEED} with ${passengers}. A passenger you take on that very space counts. In the introductory race it is enough to reach an entry, and you lose any points you have left.`,
      },
      {
        id: 'finish.waiting',
        title: 'Not ready yet',
        text: 'For a boat that cannot dock, entries are normal water. It may move from one to another and dock when it meets the conditions.',
      },
      {
        id: 'finish.places',
        title: '1st, 2nd, 3rd',
        text: 'The first to dock has won, at once. A docked boat leaves the river and frees its space. The others race on for the other places.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.one-left',
        title: 'The last boat',
        text: 'The race is over when at most 1 boat is still racing. That boat takes the next place. If nobody has docked, it wins as the last boat on the river.',
      },
      {
        id: 'end.first-docking',
        title: 'End at the first docking',
        text: 'With this option, the race is over as soon as 1 boat has docked.',
      },
      {
        id: 'end.nobody',
        title: 'Nobody can dock any more',
        text: `When no boat still racing can get ${passengers} any more, the race is over.`,
      },
      {
        id: 'end.stand-off',
        title: 'Stand-off',
        text: `If nobody docks for ${count(STAND_OFF_CAP, 'round')}, counted from when the landing was laid or from the last docking, the race is stopped.`,
      },
      {
        id: 'end.rounds',
        title: `After ${count(ROUND_CAP, 'round')}`,
        text: `After round ${ROUND_CAP} the race is stopped.`,
      },
      {
        id: 'end.retire',
        title: 'Retiring',
        text: `If you can no longer get ${passengers}, you may retire at the start of your turn. Your boat is removed, and ranks with the boats still racing, as if it were still on the space it left. As long as you can still get ${passengers}, you race on.`,
      },
      {
        id: 'end.leave',
        title: 'Leaving the game',
        text: 'When a player leaves the game, a bot takes over. If the game is set up to remove such boats, the boat is taken off the river instead: on its own turn at once, even in the middle of a move, otherwise when its turn comes. It is lost from that moment.',
      },
      {
        id: 'end.places',
        title: 'How boats are ranked',
        text: 'First come docked boats, in the order they docked. Then, if only 1 boat is still racing, that boat. Then all others still racing or retired, by passengers. Lost boats come last.',
      },
      {
        id: 'rank.position',
        title: 'Equal passengers',
        text: 'Boats with the same number of passengers rank in the order of movement: position, speed, coal, then further right.',
      },
      {
        id: 'rank.lost',
        title: 'Lost boats',
        text: 'Boats that ran aground or left are lost. The later a boat was lost, the better its rank.',
      },
    ],
  },
] as const satisfies Guide;
