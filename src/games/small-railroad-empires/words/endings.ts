import { say } from '#words/sentence.ts';
import type { EndingTexts } from '#words/game-words.ts';
import { LAST_ROUND } from '../components.ts';
import { ENDINGS, type Ending, ruleId } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.tracks': say`Nobody had both a track to build and a space for it.`,
  'end.deck': say`The deck of train cards ran out.`,
  'end.cities': say`Enough cities were full.`,
  'end.goods': say`No city wanted any of the goods left on the map.`,
  'end.rounds': say`${LAST_ROUND} rounds were played.`,
  'end.left': say`Only 1 player was left.`,
  'end.deliveries': say`A tie in points was broken by deliveries.`,
  'end.money': say`A tie in points and deliveries was broken by money.`,
};

/** The text of a reason as events tell it. */
export const endingCalled = (rule: string) => {
  const ending = ENDINGS.find((id) => ruleId(id) === rule);
  return ending === undefined ? [] : endingTexts[ending];
};
