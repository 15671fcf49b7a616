import type { EndingTexts } from '#words/game-words.ts';
import { say } from '#words/sentence.ts';
import { QUIET_ROUNDS } from '../components.ts';
import type { Ending } from '../rulings.ts';

/** Why the game ended, and what broke a tie. */
export const endingTexts: EndingTexts<Ending> = {
  'end.year': say`The season track is full and the last round is played.`,
  'end.standstill': say`No town was filled for ${QUIET_ROUNDS} rounds: trade stands still.`,
  'end.tie': say`Equal gold is parted by the number of town tiles.`,
};
