import type { Guide } from '#engine/ruling.ts';
import { ACHIEVEMENTS } from '../../components.ts';
import { COUNTED_WORDS, points } from '../names.ts';

export const achievementsChapter = {
  title: 'Achievements',
  rules: [
    {
      id: 'achievements.race',
      title: 'First come, first served',
      text: 'After your deliveries you claim every face-up achievement that you meet and that nobody has. Only the first player to claim one gets its points, and keeps it for good. What you meet during another player’s turn waits for yours.',
    },
    {
      id: 'achievements.twelve',
      title: 'All achievements',
      text: [
        'Each needs at least this much.',
        ...ACHIEVEMENTS.map(
          ({ name, need, of, prestige }) => `${name}: ${need} ${COUNTED_WORDS[of]} (${points(prestige)}).`,
        ),
      ].join('\n'),
    },
  ],
} as const satisfies Guide[number];
