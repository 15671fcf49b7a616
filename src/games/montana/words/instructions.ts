import type { InstructionTexts } from '#words/game-words.ts';
import { count, listed } from '#words/speech.ts';
import type { Instruction } from '../standing.ts';
import { rowWords } from './store.ts';

/** What a player has left with the table for the store. */
export const instructionTexts: InstructionTexts<Instruction> = {
  bidUpTo: ({ row, most }) => `Bid up to ${count(most, 'pumpkin')} on row ${row} (${rowWords(row - 1)})`,
  passAlways: () => 'Always pass at the store',
  takeGoods: ({ first, second, third }) => `Take ${listed([first, second, third])} as the reward`,
  tradeUp: ({ first }) => `Make as many goods big as possible, ${first} first`,
  tradeUpNothing: () => 'Make nothing big',
};
