import type { Guide } from '#engine/ruling.ts';
import { BY_SEATS, DOLLARS_PER_POINT, LAST_ROUND, LOAN_PENALTY, SEAT_COUNTS } from '../../components.ts';
import { dollars, points } from '../names.ts';

const cityWords = SEAT_COUNTS.map((seats) => `${seats} players: ${BY_SEATS[seats]?.fullCities ?? 0}.`).join(' ');

export const endChapter = {
  title: 'The end',
  rules: [
    {
      id: 'end.round',
      title: 'The last round',
      text: 'The conditions below are checked after every turn. Once one is met, it stays met: the round is finished, so that everyone has had the same number of turns, and then everything is scored. If it is met in the turn of the last player of a round, the game ends at once: there is no further round.',
    },
    {
      id: 'end.tracks',
      title: 'No more tracks',
      text: 'Nobody has both a track in supply and a space to build it on, whatever it would cost. Locked tracks are not in supply.',
    },
    {
      id: 'end.deck',
      title: 'No more train cards',
      text: 'The deck of train cards is empty, even if the market still has cards.',
    },
    { id: 'end.cities', title: 'Cities are full', text: `This many cities are full. ${cityWords}` },
    {
      id: 'end.goods',
      title: 'Nothing left to deliver',
      text: 'No city still wants any of the goods left on the map.',
    },
    {
      id: 'end.rounds',
      title: 'Round limit',
      text: `The game ends after ${LAST_ROUND} rounds at the latest.`,
    },
    {
      id: 'end.left',
      title: 'Only one player left',
      text: 'When all the others have left, there is nobody to play against, and the game ends at once.',
    },
    {
      id: 'end.leave',
      title: 'Leaving the game',
      text: 'A bot plays on for a player who leaves. With the option to skip instead, the player’s turns are skipped and the player ranks last. The pieces stay on the map and the containers on the ship, where they still count for most. The player gets no bonus, counts as having no more tracks, and the bank is paid for sharing their spaces.',
    },
    {
      id: 'end.score',
      title: 'Scoring',
      text: `All contracts are shown. Your score is your points so far, plus your contract if you meet it, plus one point for each full ${dollars(DOLLARS_PER_POINT)}, minus ${points(LOAN_PENALTY)} for each loan. It can be less than zero.`,
    },
    { id: 'end.deliveries', title: 'Tied scores', text: 'If scores are tied, more deliveries rank higher.' },
    {
      id: 'end.money',
      title: 'Tied scores and deliveries',
      text: 'Then more money ranks higher: all of it, as it was before scoring. Players who are still tied share the rank.',
    },
  ],
} as const satisfies Guide[number];
