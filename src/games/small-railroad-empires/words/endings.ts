import { say } from '#words/sentence.ts';
import type { EndingTexts } from '#words/game-words.ts';
import { LAST_ROUND } from '../components.ts';
import { ENDINGS, type Ending, ruleId } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.tracks': say`No company had both a track in supply and a space to build it on.`,
  'end.deck': say`The deck of train cards is empty.`,
  'end.cities': say`Enough cities are full.`,
  'end.goods': say`No goods on the map fit any free demand.`,
  'end.rounds': say`${LAST_ROUND} rounds have been played.`,
  'end.left': say`Only one company is left at the table.`,
  'end.deliveries': say`A tie was broken by the number of deliveries.`,
  'end.money': say`A tie in score and deliveries was broken by money.`,
};

/** The text of a reason as events tell it. */
export const endingCalled = (rule: string) => {
  const ending = ENDINGS.find((id) => ruleId(id) === rule);
  return ending === undefined ? [] : endingTexts[ending];
};
