import type { InstructionTexts } from '#words/game-words.ts';
import type { Instruction } from '../standing.ts';

export const instructionTexts: InstructionTexts<Instruction> = {
  keep: () => 'Pushed, keep my bow',
  downstream: () => 'Pushed, point downstream',
};
