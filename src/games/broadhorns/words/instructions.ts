import type { InstructionTexts } from '#words/game-words.ts';
import type { Instruction } from '../standing.ts';
import { barrelWords } from './names.ts';

/** What a merchant may leave with the table. */
export const instructionTexts: InstructionTexts<Instruction> = {
  keepIce: () => 'Never use ice against spoiling',
  alwaysIce: () => 'Always use ice against spoiling',
  iceForLost: ({ barrels }) => `Use ice when ${barrelWords(barrels)} or more would be lost`,
};
