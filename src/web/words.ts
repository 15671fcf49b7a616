import type { Refusal, RefusalCode } from '#protocol/refusals.ts';
import type { PublicSeat } from '#protocol/update.ts';
import type { SeatFace } from '#kit/board.ts';
import { NoServer } from './host/api.ts';
import { Refused } from './host/host-link.ts';
import { listed, ordinal } from '#words/speech.ts';
import { BOT_KINDS } from '#engine/bot-level.ts';

/** What a person is told when the host says no. Codes that only a faulty client can meet share one sentence. */
const SENTENCES: Readonly<Partial<Record<RefusalCode, string>>> = {
  tooMany: 'Too fast. Wait a moment, then try again.',
  tooLarge: 'That is too long. Please shorten it.',
  badIdentity: 'This browser is no longer known here. Please reload the page.',
  badLink: 'The link is old or incomplete. Ask for a new one.',
  notYourSeat: 'This is not your seat. Choose another.',
  notTheOpener: 'Only the player who created the game can do that.',
  notAPlayer: 'Only players can do that. Take a seat first.',
  noSuchGame: 'This server does not have that game. Choose another.',
  noSuchTable: 'This game does not exist. It was removed, or part of the link is missing.',
  seatTaken: 'Someone just took this seat. Choose another.',
  seatOpen: 'This seat is free. Choose another.',
  otherHand: 'You saw another hand in this game, so you cannot take this seat.',
  badRecord: 'This game cannot be continued. Choose another file.',
  rulesChanged: 'This game used older rules and can no longer be opened.',
  notStarted: 'The game has not started: a seat is still open.',
  started: 'The game has already started.',
  notOver: 'The game is not over yet.',
  over: 'The game is over.',
  outOfTime: 'Your time for this decision is up. The bot decides first.',
  stale: 'Something changed. Please choose again.',
  illegalAction: 'The rules do not allow that now. Choose again.',
  nothingToUndo: 'There is nothing to undo.',
  revealed: 'Undo needs the others’ OK now. Ask them from your seat’s menu.',
  takebackOpen: 'Someone is already asking to take a move back. Please wait.',
  noTakeback: 'Nobody is asking to take a move back any more.',
  unavailable: 'The server could not do that. Please try again.',
  outdated: 'This page is out of date. Please reload it.',
};

export const refusalSentence = ({ code }: Refusal): string =>
  SENTENCES[code] ?? 'That did not work. Please reload the page if it happens again.';

/** What a person is told when something asked for was not done. */
export function problemSentence(problem: unknown): string {
  if (problem instanceof NoServer) return 'The server cannot be reached. Nothing changed. Please try again.';
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
  if (seat.holder === 'nobody') return 'waiting for a player';
  if (seat.holder === 'person') return kind === 'you' ? 'you' : 'player';
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
  return names.length === 0 ? 'Game over' : `${listed(names)} won`;
}

/** The headline of a finished game: what became of the reader, or who has won. */
export function resultWords(faces: readonly SeatFace[], ranks: readonly number[]): string {
  const mine = faces.flatMap(({ kind }, seat) => (kind === 'you' ? [ranks[seat] ?? 1] : []));
  const [rank = 1] = mine;
  return mine.length === 1 && rank > 1 ? `You finished ${ordinal(rank)} of ${faces.length}` : wonWords(faces, ranks);
}
