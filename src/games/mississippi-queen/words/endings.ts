import type { EndingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { PASSENGERS_TO_WIN, ROUND_CAP, STAND_OFF_CAP } from '../components.ts';
import { ENDINGS, type Ending, ruleId } from '../rulings.ts';

/** Why a race ended, and what parted boats of equal rank. */
export const endingTexts: EndingTexts<Ending> = {
  'end.one-left': say`Only 1 boat is still racing, so every place is decided.`,
  'end.first-docking': say`A boat has docked, and in this game that ends the race.`,
  'end.nobody': say`No boat still racing can get ${count(PASSENGERS_TO_WIN, 'passenger')} any more.`,
  'end.stand-off': say`Nobody has docked for ${count(STAND_OFF_CAP, 'round')}, so the race was stopped.`,
  'end.rounds': say`The race was stopped after ${count(ROUND_CAP, 'round')}.`,
  'rank.position': say`Boats with the same number of passengers rank in the order of movement.`,
  'rank.lost': say`Of the lost boats, the last one to be lost ranks best.`,
};

const BY_RULE = new Map(ENDINGS.map((ending) => [ruleId(ending), endingTexts[ending]]));

/** The text for a reason as an outcome names it. */
export const endingOf = (reason: string): Sentence => BY_RULE.get(reason) ?? [];
