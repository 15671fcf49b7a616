import type { Action } from '#engine/forms.ts';

/** What a seat of any contestant's table may do, and the number its answer must carry. */
export interface OpenQuestion {
  readonly legal: readonly Action[];
  readonly number: number;
}

export const NOT_ASKED: OpenQuestion = { legal: [], number: 0 };

const LEGAL = '"legal":';
const OPENS = 0x5b;
const CLOSES = 0x5d;
const [ZERO, NINE] = [0x30, 0x39];

/**
 * What a telling, ours or theirs, asks its reader. Only the legal list and the number of the answer are parsed. The
 * load generator shares the processors with the server, so it does equally little work for each contestant.
 */
export function questionIn(text: Buffer, numberAfter: string): OpenQuestion {
  const at = text.indexOf(LEGAL) + LEGAL.length;
  if (at < LEGAL.length || text[at + 1] === CLOSES) return NOT_ASKED;
  const legal = JSON.parse(text.toString('utf8', at, endOfList(text, at))) as readonly Action[];
  return { legal, number: numberIn(text, text.indexOf(numberAfter) + numberAfter.length) };
}

/** The end of the list that opens at `from`. No action has a bracket in its words. */
function endOfList(text: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === OPENS) depth += 1;
    if (text[at] === CLOSES) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function numberIn(text: Buffer, from: number): number {
  let number = 0;
  for (let at = from; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte < ZERO || byte > NINE) break;
    number = number * 10 + byte - ZERO;
  }
  return number;
}

/** The middle of the list, so that most races take long. */
export const middleAction = (legal: readonly Action[]): Action => {
  const action = legal[legal.length >> 1];
  if (action === undefined) throw new Error('a seat of the bench has nothing to answer');
  return action;
};
