import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { ScoreTable, SeatFace } from '#kit/board.ts';
import { capital } from '#words/speech.ts';
import { Fairness } from '../finished/fairness.tsx';
import { useKeptResult } from '../finished/kept-result.ts';
import { useOnePressOffer } from '../finished/one-press-offer.ts';
import { Onward } from '../finished/onward.tsx';
import { type Past, usePast } from '../finished/past.ts';
import { Ranking } from '../finished/ranking.tsx';
import { marginWords, ownSeat, seatToldOf } from '../finished/standing-words.ts';
import { StoryOfPoints } from '../finished/story-of-points.tsx';
import { type TurningPoint, turningPoints } from '../finished/turning-points.ts';
import { WhatNext } from '../finished/what-next.tsx';
import { ownResults, remarkOn } from '../host/results.ts';
import { hostOf } from '../host/tables.ts';
import { Mast, MastLink } from '../parts/mast.tsx';
import { type AnyBoard, useGame } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import '../style/finished.css';
import type { Known } from '../table/known.ts';
import { Session } from '../table/session.ts';
import { faceOf, resultWords } from '../words.ts';

export function FinishedPage({ parts }: PageProps) {
  const table = parts['table'] ?? '';
  const session = useMemo(() => new Session(hostOf(table), table), [table]);
  useEffect(() => () => session.close(), [session]);
  useKeptResult(session);
  const known = session.known.value;
  const { game, board } = useGame(known?.about.game);
  return (
    <>
      <Mast {...(game && { where: game.meta.title })}>
        <MastLink href={`/tables/${table}`} icon="eye" label="Look at the board" />
      </Mast>
      <main id="main" tabIndex={-1} class="page finished">
        {known && game && board ? (
          <Finished session={session} known={known} game={game} board={board} />
        ) : (
          <p role="status">Loading …</p>
        )}
      </main>
    </>
  );
}

interface FinishedProps {
  readonly session: Session;
  readonly known: Known;
  readonly game: AnyGame;
  readonly board: AnyBoard;
}

const Finished = (props: FinishedProps) =>
  props.known.ending === undefined ? (
    <StillPlaying table={props.session.table} />
  ) : (
    <Ended {...props} ending={props.known.ending} />
  );

interface EndedProps extends FinishedProps {
  readonly ending: NonNullable<Known['ending']>;
}

function Ended({ session, known, game, board, ending: { outcome } }: EndedProps) {
  useOnePressOffer();
  const past = usePast(session, game, board);
  const faces = known.seats.map((seat, i) => faceOf(seat, i, session.host.person.value));
  const { view } = known.position;
  const scores = board.scores?.(view);
  const points = useMemo(() => turningPoints(past?.course.series[0] ?? [], ownSeat(faces)), [past]);
  return (
    <>
      <header>
        <div>
          <h1 data-arrive="" tabIndex={-1}>
            {resultWords(faces, outcome.ranks)}
          </h1>
          <p class="soft">
            {marginOf({ board, faces, known, scores })} <Remark table={session.table} />
          </p>
        </div>
        <Onward session={session} known={known} />
      </header>
      <Ranking game={game.meta.id} outcome={outcome} faces={faces} board={board} view={view} scores={scores} />
      <StoryOfPoints table={session.table} game={game} board={board} faces={faces} past={past} points={points} />
      <WhatNext
        session={session}
        known={known}
        record={past?.record}
        reel={past?.reel}
        from={past && pointToPlayFrom(points, past, ownSeat(faces))}
      >
        <Fairness
          session={session}
          game={game}
          record={past?.record}
          steps={past?.reel.items.length}
          commitment={known.about.commitment}
        />
      </WhatNext>
    </>
  );
}

interface MarginFacts extends Pick<FinishedProps, 'board' | 'known'> {
  readonly faces: readonly SeatFace[];
  readonly scores: ScoreTable | undefined;
}

/** By how much it was won or lost. */
function marginOf({ board, faces, known, scores }: MarginFacts): string {
  const { outcome } = known.ending ?? {};
  if (outcome === undefined) return '';
  const seat = seatToldOf(faces, outcome);
  return scores === undefined
    ? `${capital(board.words.score(known.position.view, seat))}.`
    : `${marginWords(seat, scores, outcome, faces)}.`;
}

/** What makes this result special to the reader. */
function Remark({ table }: { readonly table: string }) {
  const remark = remarkOn(table, ownResults());
  return remark === '' ? undefined : <b class="remark">{remark}</b>;
}

/** The reader's own turning point, or the first: just before it, so that it can be played otherwise. */
function pointToPlayFrom(points: readonly TurningPoint[], { course }: Past, own: number | undefined) {
  const mine = points.findIndex(({ seat }) => seat === own);
  const chosen = Math.max(0, mine);
  const point = points[chosen];
  return point && { number: chosen + 1, log: course.logs[point.turn - 1] ?? 0 };
}

const StillPlaying = ({ table }: { readonly table: string }) => (
  <div class="lone">
    <h1 data-arrive="" tabIndex={-1}>
      Not finished yet
    </h1>
    <a class="press brass" href={`/tables/${table}`}>
      Back to the game
    </a>
  </div>
);
