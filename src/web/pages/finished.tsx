import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { LineChart } from '../finished/chart.tsx';
import { type GameCourse, gameCourseOf } from '../finished/course.ts';
import { Fairness } from '../finished/fairness.tsx';
import { NextSteps } from '../finished/onward.tsx';
import { Ranking } from '../finished/ranking.tsx';
import { houseOf } from '../house/tables.ts';
import { Mast, MastLink } from '../parts/mast.tsx';
import { fetchRecord, recordReel } from '../replay/reel.ts';
import { type AnyBoard, useGame } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import '../style/finished.css';
import type { Known } from '../table/known.ts';
import { Session } from '../table/session.ts';
import { faceOf, wonWords } from '../words.ts';

export function FinishedPage({ parts }: PageProps) {
  const table = parts['table'] ?? '';
  const session = useMemo(() => new Session(houseOf(table), table), [table]);
  useEffect(() => () => session.close(), [session]);
  const known = session.known.value;
  const { game, board } = useGame(known?.about.game);
  return (
    <>
      <Mast {...(game && { where: game.meta.title })}>
        <MastLink href={`/tables/${table}`} icon="back" label="Table" />
        <MastLink href={`/tables/${table}/replay`} icon="replay" label="Replay" />
      </Mast>
      <main id="main" tabIndex={-1} class="page finished">
        {known && game && board ? (
          <Finished session={session} known={known} game={game} board={board} />
        ) : (
          <p role="status">One moment …</p>
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

interface Past {
  readonly record: RecordFile;
  readonly course: GameCourse;
}

function Finished({ session, known, game, board }: FinishedProps) {
  const past = usePast(session, game, board, known.ending !== undefined);
  const faces = known.seats.map((seat, i) => faceOf(seat, i, session.house.person.value));
  if (known.ending === undefined) return <StillPlaying table={session.table} />;
  const { outcome } = known.ending;
  return (
    <>
      <header>
        <h1 data-arrive="" tabIndex={-1}>
          {wonWords(faces, outcome.ranks)}
        </h1>
        <p class="soft">{game.meta.title}</p>
      </header>
      <Ranking outcome={outcome} faces={faces} board={board} lastView={past?.course.lastView} />
      <NextSteps session={session} known={known} record={past?.record} />
      {board.charts.map((chart, i) => (
        <LineChart
          key={chart.title}
          title={chart.title}
          unit={chart.unit}
          turns={past?.course.turns ?? []}
          series={past?.course.series[i] ?? []}
          faces={faces}
        />
      ))}
      <Fairness session={session} game={game} record={past?.record} commitment={known.about.commitment} />
    </>
  );
}

const StillPlaying = ({ table }: { readonly table: string }) => (
  <div class="lone">
    <h1 data-arrive="" tabIndex={-1}>
      Still being played
    </h1>
    <a class="press brass" href={`/tables/${table}`}>
      To the table
    </a>
  </div>
);

/** The record of the game, and its course turn by turn. */
function usePast(session: Session, game: AnyGame, board: AnyBoard, over: boolean): Past | undefined {
  const [past, setPast] = useState<Past | undefined>(undefined);
  useEffect(() => {
    if (!over) return;
    void fetchRecord(session.house, session.table).then(async (record) =>
      setPast({ record, course: await gameCourseOf(recordReel(game, record), board, record.seats) }),
    );
  }, [session, over]);
  return past;
}
