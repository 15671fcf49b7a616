import type { InstructionTexts } from '#words/game-words.ts';
import type { Instruction } from '../standing.ts';

export const instructionTexts: InstructionTexts<Instruction> = {
  declineDraws: () => 'Decline every draw offer',
};
