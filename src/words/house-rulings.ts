import { say, type Sentence } from './sentence.ts';

const TEXTS: Readonly<Record<string, Sentence>> = {
  'house/over': say`The game is over.`,
  'house/not-asked': say`It is not your turn to decide.`,
  'house/other-question': say`Another question has to be answered first.`,
  'house/chance': say`The table draws and rolls; nobody chooses.`,
};

/** What is said of the rules that hold at every table; undefined for a rule of the game. */
export const houseRulingWords = (rule: string): Sentence | undefined => TEXTS[rule];
