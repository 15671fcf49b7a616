import type { Action } from '#engine/forms.ts';

/** What a seat of any contestant's table may do, and the number its answer must carry. */
export interface Asked {
  readonly legal: readonly Action[];
  readonly number: number;
}

export const NOT_ASKED: Asked = { legal: [], number: 0 };

const LEGAL = '"legal":[';
const END_OF_LIST = 0x5d;

/** Whether a telling, ours or theirs, asks its reader anything: only that one is parsed. */
export function isAskedIn(text: Buffer): boolean {
  const at = text.indexOf(LEGAL);
  return at >= 0 && text[at + LEGAL.length] !== END_OF_LIST;
}

/** The middle of the list, so that most races last. */
export const middleOf = (legal: readonly Action[]): Action => {
  const action = legal[legal.length >> 1];
  if (action === undefined) throw new Error('a seat of the bench has nothing to answer');
  return action;
};
