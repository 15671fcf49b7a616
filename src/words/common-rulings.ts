import { say, type Sentence } from './sentence.ts';

const TEXTS: Readonly<Record<string, Sentence>> = {
  'common/over': say`The game is over.`,
  'common/not-asked': say`It is not your turn to decide.`,
  'common/other-question': say`Answer the open question first.`,
  'common/chance': say`The game rolls and draws. Nobody chooses.`,
};

/** What is said of the rules that hold in every game; undefined for a rule of one game. */
export const commonRulingWords = (rule: string): Sentence | undefined => TEXTS[rule];
