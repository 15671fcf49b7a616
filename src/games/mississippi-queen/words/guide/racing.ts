import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, spell } from '#words/speech.ts';
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

const passengers = spell(PASSENGERS_TO_WIN, 'passenger');

/** How many passengers step out at a station. */
const stationsWords = SEAT_COUNTS.map((seats) => {
  const { red, brown } = PASSENGERS_PER_STATION[seats];
  const each =
    red === brown ? `${inWords(red)} everywhere` : `${inWords(red)} at red and ${inWords(brown)} at brown stations`;
  return `with ${spell(seats, 'captain')} ${each}`;
}).join(', ');

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const used = ALTERNATIVES.format(SEAT_COUNTS.map((seats) => String(PASSENGERS_USED[seats])));

/** Other boats, passengers and the finish. */
export const racing = [
  {
    title: 'Pushing',
    rules: [
      {
        id: 'pushing.ahead',
        title: 'Whom you can push',
        text: 'Only the boat on the space straight ahead of your bow. Two boats never share a space, and none passes through another.',
      },
      {
        id: 'pushing.cost',
        title: 'What a push costs',
        text: `Entering an occupied space takes ${spell(ENTER_AND_PUSH, 'point')}, ${inWords(STEP_COST)} to enter and ${inWords(PUSH_COST)} to push. So nobody pushes at speed ${SLOWEST} or with the last point.`,
      },
      {
        id: 'pushing.choice',
        title: 'You choose where',
        text: 'To enter an occupied space, say where its boat is to go.',
      },
      {
        id: 'pushing.space',
        title: 'Where a boat can be pushed',
        text: 'To water next to it on a laid tile: upstream, onto another tile, to a boarding platform or an entry of the landing, as you like. Never onto land or off the river.',
      },
      {
        id: 'pushing.taboo',
        title: 'Not into your wake',
        text: 'Spaces you have stood on this turn are taboo for the boat you push, the one you push from and the one you began on included.',
      },
      {
        id: 'pushing.chain',
        title: 'No chains',
        text: `A pushed boat cannot push another: its new space must be empty. You may push several boats in one move, or the same one again, for ${inWords(PUSH_COST)} extra point each time.`,
      },
      {
        id: 'pushing.nowhere',
        title: 'Nowhere to go',
        text: 'If there is no space to push it to, a boat cannot be pushed, and its space cannot be entered.',
      },
      {
        id: 'pushing.astern',
        title: 'Not straight astern',
        text: 'At tables with this option a boat cannot be pushed to the space straight behind its stern.',
      },
      {
        id: 'pushing.facing',
        title: 'The pushed captain points the bow',
        text: 'As soon as the space is chosen, the pushed captain points the bow in any of the six directions, for nothing. Speed, coal and the coming turn are untouched. Then the pusher moves in and goes on.',
      },
      {
        id: 'pushing.arrival',
        title: 'Pushed to the right place',
        text: `A boat pushed to a boarding platform with its red wheel at ${BOARDING_SPEED} takes a passenger aboard at once if it may. Pushed to an entry of the landing, it docks at once if it meets the conditions.`,
      },
    ],
  },
  {
    title: 'Passengers',
    rules: [
      {
        id: 'passengers.stations',
        title: 'Who waits where',
        text: `When a tile with a station is laid, passengers step out: ${stationsWords}: ${used} in all. That is more than everybody needs, so there is no hurry for the first station; but without ${passengers} nobody docks.`,
      },
      {
        id: 'passengers.boarding',
        title: 'Taking a passenger aboard',
        text: `End a move at speed ${BOARDING_SPEED} on the boarding platform, the water space beside the station. One passenger comes aboard by itself, whatever way you face.`,
      },
      {
        id: 'passengers.limits',
        title: `${capital(inWords(PASSENGERS_TO_WIN))}, from ${spell(PASSENGERS_TO_WIN, 'island')}`,
        text: `One passenger for each stop, one from each island, ${inWords(PASSENGERS_TO_WIN)} in all. A station without passengers has nothing to give, and stays an island.`,
      },
      {
        id: 'passengers.open-water',
        title: 'The boarding platform is water',
        text: 'Anybody may sail through it, stop on it, block it or be pushed off it. Sailing back upstream to a station still on the table is allowed.',
      },
    ],
  },
  {
    title: 'Order of movement',
    rules: [
      {
        id: 'order.position',
        title: 'The leader goes first',
        text: 'In the passenger race, from the second round on, the boat furthest down the river moves first, then the next. The measuring stick lies across each tile. The order is found at the start of a round and stays until it ends, whatever happens in between.',
      },
      {
        id: 'order.ties',
        title: 'Level boats',
        text: 'Among level boats the faster goes first, then the one with more coal, then the one further to the right looking downstream.',
      },
    ],
  },
  {
    title: 'Finish',
    rules: [
      {
        id: 'finish.platform',
        title: 'The landing platform',
        text: `As soon as the last tile lies, the die is cast again for the platform. It touches ${spell(ENTRY_SPACES, 'space')} of the last tile: its entries. Land on one of them leaves ${inWords(ENTRY_SPACES - 1)}.`,
      },
      {
        id: 'finish.docking',
        title: 'Docking',
        text: `End a move on an entry at speed ${BOARDING_SPEED} with ${passengers} aboard. A passenger boarded on that very space counts. In the introductory race reaching an entry is enough, and points you have left lapse.`,
      },
      {
        id: 'finish.waiting',
        title: 'Not ready yet',
        text: 'For a boat that cannot dock, entries are plain water. It may move from one to the next and dock when it meets the conditions.',
      },
      {
        id: 'finish.places',
        title: 'First, second, third',
        text: 'The first to dock has won, at once. A docked boat leaves the river and frees its space; the others race on for the other places.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.one-left',
        title: 'The last boat',
        text: 'When at most one boat is still racing, the race is over. That boat takes the next place; if nobody has docked, it wins as the last one afloat.',
      },
      {
        id: 'end.first-docking',
        title: 'The first docking ends it',
        text: 'At tables with this option the race is over as soon as one boat has docked.',
      },
      {
        id: 'end.nobody',
        title: 'Nobody can qualify',
        text: `When no boat afloat can come by ${passengers} any more, the race is over.`,
      },
      {
        id: 'end.stand-off',
        title: 'A stand-off is called',
        text: `${capital(spell(STAND_OFF_CAP, 'round'))} without a docking, counted from the laying of the platform or the last docking, and the race is called.`,
      },
      {
        id: 'end.rounds',
        title: capital(spell(ROUND_CAP, 'round')),
        text: `After round ${ROUND_CAP} the race is called.`,
      },
      {
        id: 'end.retire',
        title: 'Retiring',
        text: `A captain who cannot come by ${passengers} any more may retire when the turn comes. The boat is lifted, and is ranked among those afloat by the space it left from. While ${passengers} are within reach, you race on.`,
      },
      {
        id: 'end.leave',
        title: 'Leaving the table',
        text: 'When a captain leaves the table, a bot takes the wheel. At tables that lift such boats, the boat is taken off the river instead: at once while its captain is at the wheel, in the middle of a move too, otherwise when its turn comes. It ranks as lost at that moment.',
      },
      {
        id: 'end.places',
        title: 'How boats are ranked',
        text: 'Docked boats in the order of docking; then, if only one boat is still racing, that boat; then boats afloat by passengers aboard; then lost boats.',
      },
      {
        id: 'rank.position',
        title: 'Equal boats afloat',
        text: 'Boats afloat with equally many passengers are ranked in the order of movement: position, speed, coal, then further to the right.',
      },
      {
        id: 'rank.lost',
        title: 'Lost boats',
        text: 'The later a boat was lost, the better its rank.',
      },
    ],
  },
] as const satisfies Guide;
