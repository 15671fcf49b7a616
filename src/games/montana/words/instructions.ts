import type { InstructionTexts } from '#words/game-words.ts';
import { count, listed } from '#words/speech.ts';
import type { Instruction } from '../standing.ts';
import { rowWords } from './store.ts';

/** What a player has left with the table for the city. */
export const instructionTexts: InstructionTexts<Instruction> = {
  bidUpTo: ({ row, most }) => `Bid up to ${count(most, 'pumpkin')} on row ${row} (${rowWords(row - 1)})`,
  passAlways: () => 'Always pass at the store',
  takeGoods: ({ first, second, third }) => `As a reward take ${listed([first, second, third])}`,
  tradeUp: ({ first }) => `Trade up as much as possible, ${first} first`,
  tradeUpNothing: () => 'Trade up nothing',
};
