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
import { COUNTED_WORDS, dollars, points } from '../names.ts';

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
    {
      id: 'setup.start',
      title: 'Who goes first',
      text: 'The start player is drawn at random. Turns go clockwise from there.',
    },
    {
      id: 'setup.map',
      title: 'The map',
      text: `${tileWords} The tiles are placed at random, each turned so that the white dots of neighbouring tiles meet as well as they can. Every factory gets one goods token.`,
    },
    {
      id: 'setup.achievements',
      title: 'Achievements in play',
      text: `${ACHIEVEMENTS_IN_PLAY} of the ${ACHIEVEMENTS.length} achievements are face up for everyone. The others are out of the game.`,
    },
    {
      id: 'setup.contract',
      title: 'Your secret contract',
      text: 'Each player gets one contract and keeps it secret until scoring. The ones left over are out of the game, and nobody sees them.',
    },
    {
      id: 'setup.contracts',
      title: 'All contracts',
      text: [
        'Contracts are checked at the end. Each needs at least this much, and pays all its points or none.',
        ...CONTRACTS.map((contract) => `${contract.name}: ${needWords(contract)} (${points(contract.prestige)}).`),
      ].join('\n'),
    },
    {
      id: 'setup.cards',
      title: 'Train cards and pieces',
      text: `Each player gets ${DEALT_CARDS} hidden train cards; ${MARKET_PRICES.length} more are face up as the market. Everyone starts with ${dollars(START_MONEY)}, no points, ${TRAINS_PER_COLOUR} trains and ${TRACKS_PER_COLOUR} tracks: one to start with, ${ABILITIES.length} locked, and ${TRACKS_PER_COLOUR - ABILITIES.length - 1} in supply, ready to build.`,
    },
    {
      id: 'setup.begin',
      title: 'Starting tracks',
      text: 'Before the first turn, in reverse turn order, each player places one track on a factory that nobody else has chosen. It is free. All your other tracks are built from there.',
    },
    {
      id: 'setup.level',
      title: 'Level start',
      text: `With this option the start player builds only ${TRACKS_IN_LEVEL_START} track in the very first turn of the game.`,
    },
  ],
} as const satisfies Guide[number];
