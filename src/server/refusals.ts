import type { Refusal, RefusalCode } from '#protocol/refusals.ts';
import { type HttpResponse, json } from './http/message.ts';

/** Reasons that only occur with HTTP requests. */
export type HttpCode = 'foreignOrigin' | 'noSuchAddress' | 'wrongMethod' | 'notJson' | 'foreignHost';

export interface ServerRefusal extends Omit<Refusal, 'code'> {
  readonly code: RefusalCode | HttpCode;
}

/** The only place where codes become responses. */
const STATUS: Readonly<Record<RefusalCode | HttpCode, number>> = {
  malformedMessage: 400,
  outdated: 426,
  tooLarge: 413,
  tooMany: 429,
  badIdentity: 401,
  badLink: 403,
  notYourSeat: 403,
  notTheOpener: 403,
  notAPlayer: 403,
  noSuchGame: 404,
  noSuchTable: 404,
  noSuchSeat: 404,
  noSuchChatMessage: 404,
  badTable: 422,
  badRecord: 422,
  rulesChanged: 409,
  seatTaken: 409,
  seatOpen: 409,
  otherHand: 409,
  notABot: 409,
  notStarted: 409,
  started: 409,
  notOver: 409,
  over: 409,
  stale: 409,
  notDue: 409,
  outOfTime: 409,
  malformedAction: 422,
  illegalAction: 422,
  nothingToUndo: 409,
  revealed: 409,
  takebackOpen: 409,
  noTakeback: 409,
  noStanding: 422,
  malformedInstruction: 422,
  unavailable: 503,
  foreignOrigin: 403,
  foreignHost: 421,
  noSuchAddress: 404,
  wrongMethod: 405,
  notJson: 415,
};

export const HTTP_CODES = Object.keys(STATUS) as readonly (RefusalCode | HttpCode)[];

export const refused = (refusal: ServerRefusal, headers: Readonly<Record<string, string>> = {}): HttpResponse =>
  json(STATUS[refusal.code], refusal, headers);
