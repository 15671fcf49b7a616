import type { EndingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { PASSENGERS_TO_WIN, ROUND_CAP, STAND_OFF_CAP } from '../components.ts';
import { ENDINGS, type Ending, ruleId } from '../rulings.ts';

/** Why a race ended, and what parted boats of equal rank. */
export const endingTexts: EndingTexts<Ending> = {
  'end.one-left': say`Only one boat is still racing, so every place is decided.`,
  'end.first-docking': say`The first boat has docked, and this table ends the race with that.`,
  'end.nobody': say`No boat still racing can get ${spell(PASSENGERS_TO_WIN, 'passenger')} any more.`,
  'end.stand-off': say`Nobody has docked for ${spell(STAND_OFF_CAP, 'round')}, so the race was called.`,
  'end.rounds': say`${capital(spell(ROUND_CAP, 'round'))} are over, so the race was called.`,
  'rank.position': say`Boats afloat with equally many passengers are ranked in the order of movement.`,
  'rank.lost': say`Among lost boats, the later a boat was lost, the better its rank.`,
};

const BY_RULE = new Map(ENDINGS.map((ending) => [ruleId(ending), endingTexts[ending]]));

/** The text for a reason as an outcome names it. */
export const endingOf = (reason: string): Sentence => BY_RULE.get(reason) ?? [];
