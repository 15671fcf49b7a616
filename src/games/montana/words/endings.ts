import type { EndingTexts } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import type { Ending } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.last-settlement': say`A player placed their last settlement. The most settlements win.`,
  'tie.cattle': say`Players tied on settlements. More cows and canteens decided.`,
  'tie.belongings': say`Players tied on settlements, and on cows and canteens. More silver, workers and goods decided.`,
};
