import type { Guide } from '#engine/ruling.ts';
import {
  ABILITIES,
  ACHIEVEMENTS,
  ACHIEVEMENTS_IN_PLAY,
  BY_SEATS,
  CONTRACTS,
  DEALT_CARDS,
  MARKET_PRICES,
  SEAT_COUNTS,
  START_MONEY,
  TRACKS_IN_LEVEL_START,
  TRACKS_PER_COLOUR,
  TRAINS_PER_COLOUR,
} from '../../components.ts';
import { COUNTED_WORDS, dollars } from '../names.ts';

type Contract = (typeof CONTRACTS)[number];

/** "3", or "3 …, 2 with 4–5 players" where the need depends on how many play. */
function needWords({ need, of }: Contract): string {
  const first = need[SEAT_COUNTS[0]];
  const others = SEAT_COUNTS.filter((seats) => need[seats] !== first);
  const [fewest, most] = [others[0], others.at(-1)];
  const words = `${first} ${COUNTED_WORDS[of]}`;
  return fewest === undefined || most === undefined
    ? words
    : `${words}, ${need[fewest]} with ${fewest}–${most} players`;
}

const tileWords = SEAT_COUNTS.map((seats) => `${seats} players: ${BY_SEATS[seats]?.positions ?? 0} tiles.`).join(' ');

export const setupChapter = {
  title: 'Setup',
  rules: [
    { id: 'setup.start', title: 'Who begins', text: 'Chance names the start player. Turns go clockwise from there.' },
    {
      id: 'setup.map',
      title: 'The map',
      text: `${tileWords} Each lies at random, turned so that the white dots of neighbouring tiles meet as well as they can. One goods token lies on every factory.`,
    },
    {
      id: 'setup.achievements',
      title: 'Achievements in play',
      text: `${ACHIEVEMENTS_IN_PLAY} of the ${ACHIEVEMENTS.length} achievements lie face up for everyone. The others are out of the game.`,
    },
    {
      id: 'setup.contract',
      title: 'A secret contract',
      text: 'Each player gets one contract and keeps it secret until scoring. Those left over are out of the game, unseen.',
    },
    {
      id: 'setup.contracts',
      title: 'All contracts',
      text: [
        'Contracts are judged at the end. Each asks for at least so much, and is worth all or nothing.',
        ...CONTRACTS.map((contract) => `${contract.name}: ${needWords(contract)} (${contract.prestige} VP).`),
      ].join('\n'),
    },
    {
      id: 'setup.cards',
      title: 'Train cards and pieces',
      text: `${DEALT_CARDS} hidden train cards go to each player; ${MARKET_PRICES.length} more lie face up as the market. Everybody starts with ${dollars(START_MONEY)}, no prestige, ${TRAINS_PER_COLOUR} trains and ${TRACKS_PER_COLOUR} tracks: one to start with, ${ABILITIES.length} on locked spaces, ${TRACKS_PER_COLOUR - ABILITIES.length - 1} in supply.`,
    },
    {
      id: 'setup.begin',
      title: 'Starting tracks',
      text: 'Before the first turn, in reverse turn order, each player puts one track on a factory that nobody else has chosen. It costs nothing. Everything else is built from there.',
    },
    {
      id: 'setup.level',
      title: 'Level start',
      text: `At tables with this option the start player builds only ${TRACKS_IN_LEVEL_START} track in the very first turn of the game.`,
    },
  ],
} as const satisfies Guide[number];
