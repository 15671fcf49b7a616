import type { Outcome } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { AnyBoard } from '../shelf.ts';

interface RankingProps {
  readonly outcome: Outcome;
  readonly faces: readonly SeatFace[];
  readonly board: AnyBoard;
  /** The last position; scores are told from it once it is there. */
  readonly lastView: unknown;
}

/** Who came where, and why. */
export function Ranking({ outcome, faces, board, lastView }: RankingProps) {
  const order = [...faces.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  return (
    <section class="ranking card" aria-labelledby="ranking">
      <h2 id="ranking" class="unseen">
        Ranking
      </h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={outcome.ranks[seat] === 1 ? 'winner' : ''}>
            <span class="rank">{outcome.ranks[seat]}</span>
            <SeatEmblem seat={seat} />
            <span class="engraved name">{faces[seat]?.name}</span>
            <span class="soft">{lastView === undefined ? '' : board.words.score(lastView, seat)}</span>
          </li>
        ))}
      </ol>
      <p>
        <SentenceText sentence={board.words.ending(outcome.reason)} seats={faces} />
      </p>
      {outcome.tieBreak !== undefined && (
        <p>
          <SentenceText sentence={board.words.ending(outcome.tieBreak)} seats={faces} />
        </p>
      )}
    </section>
  );
}
