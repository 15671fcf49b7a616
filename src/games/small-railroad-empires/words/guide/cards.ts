import type { Guide, Rule } from '#engine/ruling.ts';
import { CLASSES, COPIES, SEAT_COUNTS, TRAIN_CARDS, type TrainClass } from '../../components.ts';
import { cardWords } from '../names.ts';

/** The cards of every game; the second copies come after them. */
const COMMON = TRAIN_CARDS.slice(0, -COPIES.length);

type ClassId = (typeof CLASSES)[number]['id'];

const classRule = (
  { id, name }: (typeof CLASSES)[number],
  kind: TrainClass,
): Rule & { readonly id: `cards.${ClassId}` } => ({
  id: `cards.${id}`,
  title: name,
  text: COMMON.flatMap((card, n) => (card.class === kind ? [`${card.id}: ${cardWords(n)}.`] : [])).join('\n'),
});

/** Every train card there is. */
export const cardsChapter = {
  title: 'Train cards',
  rules: [
    ...CLASSES.map(classRule),
    {
      id: 'cards.copies',
      title: 'Second copies',
      text: `Only games with ${Math.max(...SEAT_COUNTS)} players add second copies of some cards: ${COPIES.map((of, n) => `${TRAIN_CARDS[COMMON.length + n]?.id ?? ''} (as ${of})`).join(', ')}.`,
    },
  ],
} as const satisfies Guide[number];
