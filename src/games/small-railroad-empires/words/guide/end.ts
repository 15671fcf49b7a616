import type { Guide } from '#engine/ruling.ts';
import { BY_SEATS, DOLLARS_PER_POINT, LAST_ROUND, LOAN_PENALTY, SEAT_COUNTS } from '../../components.ts';
import { dollars } from '../names.ts';

const cityWords = SEAT_COUNTS.map((seats) => `${seats} players: ${BY_SEATS[seats]?.fullCities ?? 0}.`).join(' ');

export const endChapter = {
  title: 'The end',
  rules: [
    {
      id: 'end.round',
      title: 'The last round',
      text: 'The end triggers below are checked after every turn. Once one is met it stays met: the round is finished, so that all have had equally many turns, and then everything is scored. Met in the turn of the last player of a round, it ends the game at once: there is no further round.',
    },
    {
      id: 'end.tracks',
      title: 'No more tracks',
      text: 'No company has both a track in supply and a space to build it on, whatever it would cost. Tracks on locked spaces do not count as supply.',
    },
    {
      id: 'end.deck',
      title: 'No more train cards',
      text: 'The draw deck of train cards is empty, even if the market still holds cards.',
    },
    { id: 'end.cities', title: 'Cities are full', text: `So many cities are full. ${cityWords}` },
    { id: 'end.goods', title: 'Nothing left to deliver', text: 'No goods token on the map fits any free demand.' },
    {
      id: 'end.rounds',
      title: 'The round limit',
      text: `The game ends after ${LAST_ROUND} rounds at the latest.`,
    },
    {
      id: 'end.left',
      title: 'Only one company left',
      text: 'When all others have left the table there is nobody to play against, and the game ends at once.',
    },
    {
      id: 'end.leave',
      title: 'Leaving the table',
      text: 'A bot runs the company of a player who leaves. At tables that skip leavers its pieces stay on the map and its containers on the ship, where they still count for most. Its turns are skipped, no bonus is paid to it, sharing its spaces pays the bank, it counts as having no more tracks, and it ranks last.',
    },
    {
      id: 'end.score',
      title: 'Scoring',
      text: `Contracts are shown. The score is your prestige, plus the contract if it is met, plus one VP for each full ${dollars(DOLLARS_PER_POINT)}, minus ${LOAN_PENALTY} VP for each loan. It may be less than zero.`,
    },
    { id: 'end.deliveries', title: 'Equal scores', text: 'Between equal scores more deliveries rank higher.' },
    {
      id: 'end.money',
      title: 'Equal scores and deliveries',
      text: 'Then more money ranks higher: all of it, as it was before scoring. Players who are still equal share the rank.',
    },
  ],
} as const satisfies Guide[number];
