import type { EndingTexts } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { QUIET_ROUNDS } from '../components.ts';
import type { Ending } from '../rulings.ts';

/** Why the game ended, and what broke a tie. */
export const endingTexts: EndingTexts<Ending> = {
  'end.year': say`The season track is full and the last round is over.`,
  'end.standstill': say`No town was filled for ${count(QUIET_ROUNDS, 'round')}.`,
  'end.tie': say`With equal gold, the player with more town tiles is ahead.`,
};
