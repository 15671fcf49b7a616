import type { Outcome } from '#engine/game.ts';
import type { ScoreTable, SeatFace } from '#kit/board.ts';

/** How a seat did against the best of the others: "37 points, 4 behind Zoe". */
export function marginWords(
  seat: number,
  { rows, unit }: ScoreTable,
  outcome: Outcome,
  faces: readonly SeatFace[],
): string {
  const totals = rows.map((row) => row.at(-1) ?? 0);
  const own = totals[seat] ?? 0;
  const rival = rivalOf(seat, outcome);
  const counted = countedIn(own, unit);
  if (rival === undefined) return counted;
  const by = own - (totals[rival] ?? 0);
  const name = faces[rival]?.name ?? '';
  if (by === 0) return `${counted}, as many as ${name}`;
  return `${counted}, ${Math.abs(by)} ${by > 0 ? 'ahead of' : 'behind'} ${name}`;
}

/** "1 point", "2 points": units are named in the plural. */
export const countedIn = (amount: number, unit: string): string =>
  `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

/** The winner; for the winner, the best of the others. */
function rivalOf(seat: number, { ranks }: Outcome): number | undefined {
  const others = [...ranks.keys()].filter((other) => other !== seat);
  return others.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))[0];
}

/** The seat whose result the page is about: the reader's own, or the winner's. */
export function seatToldOf(faces: readonly SeatFace[], { ranks }: Outcome): number {
  const mine = ownSeat(faces);
  return mine ?? Math.max(0, ranks.indexOf(1));
}

/** The seat of a reader who plays alone at this device. */
export function ownSeat(faces: readonly SeatFace[]): number | undefined {
  const mine = faces.flatMap(({ kind }, seat) => (kind === 'you' ? [seat] : []));
  return mine.length === 1 ? mine[0] : undefined;
}
