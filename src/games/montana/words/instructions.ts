import type { Action } from '#engine/forms.ts';
import { count, listed } from '#words/speech.ts';
import type { Instruction } from '../standing.ts';
import { rowWords } from './store.ts';

/** What a player has left with the table for the city. */
export function instructionWords(given: Action): string {
  const instruction = given as Instruction;
  switch (instruction.type) {
    case 'bidUpTo':
      return `Bid up to ${count(instruction.most, 'pumpkin')} on row ${instruction.row} (${rowWords(instruction.row - 1)})`;
    case 'passAlways':
      return 'Always pass at the store';
    case 'takeGoods':
      return `As a reward take ${listed([instruction.first, instruction.second, instruction.third])}`;
    case 'tradeUp':
      return `Trade up as much as possible, ${instruction.first} first`;
    case 'tradeUpNothing':
      return 'Trade up nothing';
  }
}
