import type { Guide } from '#engine/ruling.ts';
import { freightGuide } from '../freight/words/guide.ts';
import { achievementsChapter } from './guide/achievements.ts';
import { buildChapter } from './guide/build.ts';
import { cardsChapter } from './guide/cards.ts';
import { deliverChapter } from './guide/deliver.ts';
import { endChapter } from './guide/end.ts';
import { officeChapter } from './guide/office.ts';
import { railroadChapter } from './guide/railroad.ts';
import { setupChapter } from './guide/setup.ts';

/** The whole game in our own words, in the order in which a newcomer should read it. */
export const guide = [
  railroadChapter,
  setupChapter,
  buildChapter,
  deliverChapter,
  cardsChapter,
  achievementsChapter,
  officeChapter,
  ...freightGuide,
  endChapter,
] as const satisfies Guide;
