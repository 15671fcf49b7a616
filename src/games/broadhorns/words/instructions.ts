import type { InstructionTexts } from '#words/game-words.ts';
import type { Instruction } from '../standing.ts';
import { barrelWords } from './names.ts';

/** What a player may leave with the table. */
export const instructionTexts: InstructionTexts<Instruction> = {
  keepIce: () => 'Never use ice when cargo ages',
  alwaysIce: () => 'Always use ice when cargo ages',
  iceForLost: ({ barrels }) => `Use ice when at least ${barrelWords(barrels)} would spoil`,
};
