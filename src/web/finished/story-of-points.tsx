import type { AnyGame } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import type { AnyBoard } from '../shelf.ts';
import { LineChart } from './chart.tsx';
import type { Past } from './past.ts';
import { toldTurn } from './told-turn.ts';
import { TurningPointList } from './turning-point-list.tsx';
import type { TurningPoint } from './turning-points.ts';

interface StoryOfPointsProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly faces: readonly SeatFace[];
  readonly past: Past | undefined;
  readonly points: readonly TurningPoint[];
}

/** The turning points and the chart they are marked in. Both have their room before the game has been replayed. */
export function StoryOfPoints(props: StoryOfPointsProps) {
  const { table, game, board, faces, past, points } = props;
  const [first, ...others] = board.charts;
  const tell = (point: TurningPoint) => (past === undefined ? '' : toldTurn(point, { ...past, board, faces }));
  return (
    <>
      {(past === undefined || points.length > 0) && (
        <section class="turning-points card" aria-labelledby="turning-points">
          <h2 id="turning-points">{points.length === 3 ? '3 turning points' : 'Turning points'}</h2>
          {past === undefined ? (
            <p class="soft">Looking for them …</p>
          ) : (
            <TurningPointList
              table={table}
              game={game}
              course={past.course}
              points={points}
              faces={faces}
              unit={first?.unit ?? ''}
              tell={tell}
            />
          )}
        </section>
      )}
      <div class="charts card">
        {first !== undefined && <CourseChart {...props} chart={0} marks={points} />}
        {others.length > 0 && (
          <details>
            <summary>More charts</summary>
            {others.map(({ title }, i) => (
              <CourseChart key={title} {...props} chart={i + 1} marks={[]} />
            ))}
          </details>
        )}
      </div>
    </>
  );
}

interface CourseChartProps extends StoryOfPointsProps {
  readonly chart: number;
  readonly marks: readonly TurningPoint[];
}

const CourseChart = ({ board, faces, past, chart, marks }: CourseChartProps) => (
  <LineChart
    title={board.charts[chart]?.title ?? ''}
    unit={board.charts[chart]?.unit ?? ''}
    turns={past?.course.turns ?? []}
    series={past?.course.series[chart] ?? []}
    faces={faces}
    marks={marks}
  />
);
