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
 * What a telling, ours or theirs, asks its reader. Only the list of what is legal is parsed, and the number that an answer must carry:
 * whoever makes the load shares the processors with the server, and spends on each contestant the same little.
 */
export function questionIn(text: Buffer, numberAfter: string): OpenQuestion {
  const at = text.indexOf(LEGAL) + LEGAL.length;
  if (at < LEGAL.length || text[at + 1] === CLOSES) return NOT_ASKED;
  const legal = JSON.parse(text.toString('utf8', at, endOfList(text, at))) as readonly Action[];
  return { legal, number: numberIn(text, text.indexOf(numberAfter) + numberAfter.length) };
}

/** After the bracket that closes the one at `from`; no action has one in its words. */
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

/** The middle of the list, so that most races last. */
export const middleAction = (legal: readonly Action[]): Action => {
  const action = legal[legal.length >> 1];
  if (action === undefined) throw new Error('a seat of the bench has nothing to answer');
  return action;
};
