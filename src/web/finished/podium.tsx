import type { Outcome } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import { SeatPiece } from './pieces.tsx';
import { ownSeat } from './standing-words.ts';

interface PodiumProps {
  readonly game: string;
  readonly outcome: Outcome;
  readonly faces: readonly SeatFace[];
  /** What stands beside a name; undefined where the game counts nothing. */
  readonly totals: readonly number[] | undefined;
}

/** The best stands in the middle, the second to the left. */
const PLACES = [1, 0, 2] as const;

/** The best three with a piece each. The table below says the same in words. */
export function Podium({ game, outcome, faces, totals }: PodiumProps) {
  const best = [...faces.keys()].toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const own = ownSeat(faces);
  return (
    <div class="podium" aria-hidden="true">
      {PLACES.flatMap((place) => {
        const seat = best[place];
        if (seat === undefined) return [];
        const total = totals?.[seat];
        return (
          <div
            key={seat}
            class={seat === own ? `step rank-${outcome.ranks[seat]} own` : `step rank-${outcome.ranks[seat]}`}
          >
            <SeatPiece game={game} seat={seat} />
            <div class="block">
              <span class="who">
                {seat === own ? 'You' : faces[seat]?.name}
                {total !== undefined && ` · ${total}`}
              </span>
              <span class="numeral">{outcome.ranks[seat]}</span>
            </div>
          </div>
        );
      })}
    </div>
  );
}
