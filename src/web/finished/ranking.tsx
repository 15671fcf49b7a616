import type { Outcome } from '#engine/game.ts';
import type { ScoreTable, SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import type { AnyBoard } from '../shelf.ts';
import { Podium } from './podium.tsx';
import { ownSeat } from './standing-words.ts';

interface RankingProps {
  readonly game: string;
  readonly outcome: Outcome;
  readonly faces: readonly SeatFace[];
  readonly board: AnyBoard;
  /** The last position. */
  readonly view: unknown;
  /** Undefined in games that count only one thing. */
  readonly scores: ScoreTable | undefined;
}

/** Who came where, and why. */
export const Ranking = (props: RankingProps) => {
  const { game, outcome, faces, board, scores } = props;
  return (
    <section class="ranking card" aria-labelledby="ranking">
      <h2 id="ranking">Final standing</h2>
      <Podium game={game} outcome={outcome} faces={faces} totals={scores?.rows.map((row) => row.at(-1) ?? 0)} />
      <Standings {...props} />
      <p class="soft">
        <SentenceText sentence={board.words.ending(outcome.reason)} seats={faces} />
      </p>
      {outcome.tieBreak !== undefined && (
        <p class="soft">
          <SentenceText sentence={board.words.ending(outcome.tieBreak)} seats={faces} />
        </p>
      )}
    </section>
  );
};

/** Every seat with what it scored, and from where. */
function Standings({ outcome, faces, board, view, scores }: RankingProps) {
  const order = [...faces.keys()].toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const own = ownSeat(faces);
  return (
    <div class="score-scroll" tabIndex={0} role="group" aria-label="Scores">
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Place and player</span>
            </th>
            {(scores?.columns ?? ['result']).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={seat === own ? 'own' : ''}>
              <th scope="row">
                <span class="player">
                  <span class="rank">{outcome.ranks[seat]}</span>
                  <SeatEmblem seat={seat} />
                  <span class="name">{seat === own ? 'You' : faces[seat]?.name}</span>
                </span>
              </th>
              {scores === undefined ? (
                <td class="told">{board.words.score(view, seat)}</td>
              ) : (
                scores.rows[seat]?.map((value, i) => <td key={i}>{value < 0 ? `−${-value}` : value}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
