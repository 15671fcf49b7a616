import type { InstructionTexts } from '#words/game-words.ts';
import type { Instruction } from '../standing.ts';

export const instructionTexts: InstructionTexts<Instruction> = {
  keep: () => 'When pushed, keep facing the same way',
  downstream: () => 'When pushed, face downstream',
};
