import { BEST_BOT, BOT_KINDS, BOT_LEVELS } from '#engine/bot-level.ts';
import type { Command } from '#protocol/commands.ts';
import { PATIENCE } from '#protocol/patience.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { freshEntropy, yourName } from '../parts/opening.ts';
import type { Known } from './known.ts';

type PublicBotSeat = Extract<PublicSeat, { readonly holder: 'bot' }>;

/** Something a person may do about a seat. */
export interface SeatChoice {
  readonly kind: 'sit' | 'seat' | 'bot' | 'leave';
  readonly label: string;
  /** Where the heading above it says the rest. */
  readonly short?: string;
  readonly command: Command;
}

export interface Asker {
  readonly me: string | undefined;
  readonly known: Known;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const sitDown = (seat: number): Command => ({ type: 'sit', seat, name: yourName(), entropy: freshEntropy() });

/** What the table would not refuse, as far as this browser can know. */
export function seatChoices(seat: number, asker: Asker): readonly SeatChoice[] {
  const told = asker.known.seats[seat];
  if (told === undefined || asker.known.position.stage === 'over') return [];
  if (isMine(told, asker)) return told.holder === 'bot' ? keptSeat(seat, told, asker) : ownSeat(seat, asker);
  switch (told.holder) {
    case 'nobody':
      return emptySeat(seat, asker);
    case 'person':
      return seatOfSomebody(seat, asker);
    case 'bot':
      return isOpener(asker) && told.keptFor === undefined ? [free(seat, 'Free the seat for a friend')] : [];
  }
}

function ownSeat(seat: number, { known }: Asker): readonly SeatChoice[] {
  const { takeback, turn } = known.position;
  const canAsk = takeback && known.takeback === undefined;
  return [...(canAsk ? [askTakeback(seat, turn)] : []), ...bots(seat), leave(seat)];
}

/** A bot whose owner's time is up answers first: coming back must cost the others no time. */
function keptSeat(seat: number, told: PublicBotSeat, asker: Asker): readonly SeatChoice[] {
  if (told.returning === true) return [];
  return [takeBack(seat, isTimeUp(asker) && asker.known.position.awaited.includes(seat))];
}

function isTimeUp({ known, now }: Asker): boolean {
  const { deadline, askedAt } = known.position;
  return now >= (deadline ?? askedAt + PATIENCE);
}

function emptySeat(seat: number, asker: Asker): readonly SeatChoice[] {
  const playing = asker.known.position.stage === 'playing';
  const sits = playing && sitsWithOthers(asker) ? [] : [sit(seat)];
  return isOpener(asker) || (playing && plays(asker)) ? [...sits, ...bots(seat)] : sits;
}

/**
 * Before the game a seat can be freed. Later a bot can stand in for somebody who keeps a live table waiting for long.
 */
function seatOfSomebody(seat: number, asker: Asker): readonly SeatChoice[] {
  const { known } = asker;
  const { stage, awaited } = known.position;
  if (stage === 'gathering') return isOpener(asker) ? [free(seat, 'Free this seat')] : [];
  const waits = known.about.pace.type === 'live' && awaited.includes(seat) && isTimeUp(asker);
  return waits && plays(asker) ? [relieve(seat)] : [];
}

const isOpener = ({ known, me }: Asker): boolean => known.about.opener === me;

/** Whose seat it is, even while a bot plays it. */
function isMine(told: PublicSeat, { me }: Asker): boolean {
  if (me === undefined || told.holder === 'nobody') return false;
  return (told.holder === 'person' ? told.person : told.keptFor?.person) === me;
}

const plays = ({ known, me }: Asker): boolean =>
  known.seats.some((told) => told.holder === 'person' && told.person === me);

/** A player with one hand may not see another hand, unless all the others are bots. */
const sitsWithOthers = (asker: Asker): boolean =>
  asker.known.seats.some((told) => isMine(told, asker)) &&
  asker.known.seats.some((told) => told.holder === 'person' && !isMine(told, asker));

const sit = (seat: number): SeatChoice => ({ kind: 'sit', label: 'Sit here', command: sitDown(seat) });
const takeBack = (seat: number, afterTheBot: boolean): SeatChoice => ({
  kind: 'seat',
  label: afterTheBot ? 'Take the seat back after this decision' : 'Take the seat back',
  command: { type: 'reclaim', seat },
});
const askTakeback = (seat: number, expectedTurn: number): SeatChoice => ({
  kind: 'seat',
  label: 'Ask to take a move back',
  command: { type: 'askTakeback', seat, expectedTurn },
});
const free = (seat: number, label: string): SeatChoice => ({
  kind: 'seat',
  label,
  command: { type: 'clearSeat', seat },
});
const relieve = (seat: number): SeatChoice => ({
  kind: 'seat',
  label: `Let a ${BOT_KINDS[BEST_BOT].rank} play until they are back`,
  command: { type: 'handToBot', seat, level: BEST_BOT },
});
const leave = (seat: number): SeatChoice => ({
  kind: 'leave',
  label: 'Leave the game',
  command: { type: 'leave', seat },
});
const bots = (seat: number): readonly SeatChoice[] =>
  BOT_LEVELS.map((level) => ({
    kind: 'bot',
    label: `Let a ${BOT_KINDS[level].rank} play`,
    short: BOT_KINDS[level].rank,
    command: { type: 'handToBot', seat, level },
  }));
