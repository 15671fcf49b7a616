import type { Ruling } from '#engine/ruling.ts';

/**
 * Every reason for which the host says no. Texts and status codes are made from these elsewhere, in one place each.
 */
export const REFUSAL_CODES = [
  // the message itself
  'malformedMessage',
  'outdated',
  'tooLarge',
  'tooMany',
  // who is asking
  'badIdentity',
  'badLink',
  'notYourSeat',
  'notTheOpener',
  'notAPlayer',
  // what is asked of
  'noSuchGame',
  'noSuchTable',
  'noSuchSeat',
  'noSuchChatMessage',
  'badTable',
  'badRecord',
  'rulesChanged',
  'seatTaken',
  'seatOpen',
  'otherHand',
  'notABot',
  // when it is asked
  'notStarted',
  'started',
  'notOver',
  'over',
  'stale',
  'notDue',
  'outOfTime',
  // the game's own rules
  'malformedAction',
  'illegalAction',
  // going back
  'nothingToUndo',
  'revealed',
  'takebackOpen',
  'noTakeback',
  // standing instructions
  'noStanding',
  'malformedInstruction',
  // the host could not keep it; nothing has changed
  'unavailable',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a request was refused. Nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** With `illegalAction`: the rule and its facts. */
  readonly ruling?: Ruling;
  /** With malformed or unusable input: what is wrong, for the author of a client. */
  readonly problem?: string;
  /** With `stale`: the turn it is now. */
  readonly turn?: number;
}

export const refusal = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Refusal => ({ code, ...more });
