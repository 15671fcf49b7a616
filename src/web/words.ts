import type { Refusal, RefusalCode } from '#protocol/refusals.ts';
import type { PublicSeat } from '#protocol/update.ts';
import type { SeatFace } from '#kit/board.ts';
import { NoServer } from './house/api.ts';
import { Refused } from './house/house.ts';
import { listed } from '#words/speech.ts';
import { BOT_KINDS } from '#engine/bot-level.ts';

/** What a person is told when the house says no. Codes that only a faulty client can meet share one sentence. */
const SENTENCES: Readonly<Partial<Record<RefusalCode, string>>> = {
  tooMany: 'That was a little fast. Wait a moment and try again.',
  tooLarge: 'That is too long.',
  badIdentity: 'This browser is not known here any more. Load the page again to get a new identity.',
  badLink: 'This link is not valid. Ask for a new one.',
  notYourSeat: 'This seat is held by somebody else.',
  notTheOpener: 'Only the player who opened the table can do that.',
  notAPlayer: 'Only players can do that.',
  noSuchGame: 'This house does not have that game.',
  noSuchTable: 'There is no such table. Perhaps the link was cut short, or the table was put away.',
  seatTaken: 'Somebody else has just sat down there.',
  seatOpen: 'Nobody sits there.',
  otherHand: 'You know the hand of another seat in this game, so this one is for somebody else.',
  badRecord: 'This file is not a record that can be played on.',
  rulesChanged: 'This game was played under other rules than the house has now.',
  notStarted: 'The game has not begun: a seat is still open.',
  started: 'The game has begun.',
  notOver: 'The game is not over yet.',
  over: 'The game is over.',
  outOfTime: 'The time for this decision is up: the bot answers first.',
  stale: 'The table has moved on; look again before you decide.',
  illegalAction: 'The rules do not allow that now.',
  nothingToUndo: 'There is nothing to take back.',
  revealed: 'Something has been revealed since: ask the others for a takeback.',
  takebackOpen: 'A takeback is being asked for already.',
  noTakeback: 'Nobody is asking for a takeback any more.',
  unavailable: 'The server cannot do that right now. Nothing has changed; try again.',
  outdated: 'This page is of another version than the server. Load it again.',
};

export const refusalSentence = ({ code }: Refusal): string =>
  SENTENCES[code] ?? 'That did not work. Load the page again if it keeps happening.';

/** What a person is told when something asked for was not done. */
export function problemSentence(problem: unknown): string {
  if (problem instanceof NoServer) return 'The server cannot be reached. Nothing has changed; try again.';
  return refusalSentence(problem instanceof Refused ? problem.refusal : { code: 'unavailable' });
}

/** Bots go by the names of boats, one for each seat. */
const BOATS = ['Cotton Blossom', 'Belle of Cairo', 'Night Heron', 'Magnolia', 'Evening Star', 'Prairie Rose'];

const boatOf = (seat: number) => BOATS[seat % BOATS.length] ?? 'A bot';

export function faceOf(seat: PublicSeat, number: number, me: string | undefined): SeatFace {
  switch (seat.holder) {
    case 'nobody':
      return { name: 'Open seat', kind: 'nobody' };
    case 'bot':
      return { name: boatOf(number), kind: 'bot' };
    case 'person':
      return { name: seat.name, kind: seat.person === me ? 'you' : 'person' };
  }
}

/** The small line under a name: who this is. */
export function standingOf(seat: PublicSeat, kind: SeatFace['kind']): string {
  if (seat.holder === 'nobody') return 'waiting for somebody';
  if (seat.holder === 'person') return kind === 'you' ? 'you' : 'at the table';
  const level = `bot · ${BOT_KINDS[seat.level].rank}`;
  if (seat.keptFor === undefined) return level;
  return `${level}, for ${seat.keptFor.name}${seat.returning === true ? ', back after this decision' : ''}`;
}

/** Who has won; a player alone at this device is not called by name. */
export function wonWords(faces: readonly SeatFace[], ranks: readonly number[]): string {
  const alone = faces.filter(({ kind }) => kind === 'you').length === 1;
  const winners = faces.filter((_, seat) => ranks[seat] === 1);
  const isMe = ({ kind }: SeatFace) => alone && kind === 'you';
  const others = winners.filter((face) => !isMe(face)).map(({ name }) => name);
  const names = winners.some(isMe) ? ['You', ...others] : others;
  return names.length === 0 ? 'The game is over' : `${listed(names)} won`;
}
