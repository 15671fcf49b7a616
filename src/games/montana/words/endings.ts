import type { EndingTexts } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import type { Ending } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.last-settlement': say`A player has placed their last settlement, and the round is over: the most settlements win.`,
  'tie.cattle': say`Between players with equally many settlements, cows and canteens decided.`,
  'tie.belongings': say`Between players with equally many settlements, cows and canteens, their silver, workers and goods decided.`,
};
