import type { Guide } from '#engine/ruling.ts';
import { ACHIEVEMENTS } from '../../components.ts';
import { COUNTED_WORDS } from '../names.ts';

export const achievementsChapter = {
  title: 'Achievements',
  rules: [
    {
      id: 'achievements.race',
      title: 'A race',
      text: 'After your deliveries you claim every achievement that lies face up, that you meet and that nobody holds. Only the first to claim one gains its prestige, and it is never lost again. What you meet on another player’s turn waits for yours.',
    },
    {
      id: 'achievements.twelve',
      title: 'All achievements',
      text: [
        'Each asks for at least so much.',
        ...ACHIEVEMENTS.map(
          ({ name, need, of, prestige }) => `${name}: ${need} ${COUNTED_WORDS[of]} (${prestige} VP).`,
        ),
      ].join('\n'),
    },
  ],
} as const satisfies Guide[number];
