import { plain } from '#words/sentence.ts';
import type { SeatFace } from '#kit/board.ts';
import type { Reel } from '../replay/reel.ts';
import type { AnyBoard } from '../shelf.ts';
import { tellLog } from '../table/lines.ts';
import type { GameCourse } from './course.ts';
import { ownSeat } from './standing-words.ts';
import type { TurningPoint } from './turning-points.ts';

const LONGEST = 80;

interface Telling {
  readonly reel: Reel;
  readonly course: GameCourse;
  readonly board: AnyBoard;
  readonly faces: readonly SeatFace[];
}

/** What a seat did in a turn, as the story told it: what changed the chart, or else the last that happened. */
export function toldTurn({ turn, seat }: TurningPoint, { reel, course, board, faces }: Telling): string {
  const items = reel.items.slice(course.logs[turn - 1] ?? 0, course.logs[turn]);
  const told = { words: board.words, view: course.ends[turn], reader: ownSeat(faces) };
  const nameOf = (one: number) => faces[one]?.name ?? `Seat ${one + 1}`;
  const sentences = tellLog({ first: 0, items }, told)
    .filter((line) => line.seat === seat && line.heading !== true)
    .map(({ sentence }) => plain(sentence, nameOf));
  const counted = board.charts[0]?.unit.replace(/s$/, '') ?? '';
  const telling = sentences.filter((sentence) => sentence.toLowerCase().includes(counted));
  return lastOf(telling.length > 0 ? telling : sentences);
}

/** As many of the last sentences as fit on two lines, but at least one. */
function lastOf(sentences: readonly string[]): string {
  let words = '';
  for (const sentence of sentences.toReversed()) {
    const longer = words === '' ? sentence : `${sentence} ${words}`;
    if (words !== '' && longer.length > LONGEST) break;
    words = longer;
  }
  return words;
}
