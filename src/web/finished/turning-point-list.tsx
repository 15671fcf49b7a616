import type { AnyGame } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import { Icon } from '../parts/icons.tsx';
import type { GameCourse } from './course.ts';
import { MomentPicture } from './moment.tsx';
import { countedIn, ownSeat } from './standing-words.ts';
import type { TurningPoint } from './turning-points.ts';

interface TurningPointListProps {
  readonly table: string;
  readonly game: AnyGame;
  readonly course: GameCourse;
  readonly points: readonly TurningPoint[];
  readonly faces: readonly SeatFace[];
  /** What the first chart counts. */
  readonly unit: string;
  /** What happened in that turn, in a sentence or two. */
  readonly tell: (point: TurningPoint) => string;
}

/** The turns that decided the game, each with a picture and a way to watch it. */
export const TurningPointList = (props: TurningPointListProps) => {
  const { table, game, course, points, faces, tell } = props;
  return (
    <ol>
      {points.map((point, i) => (
        <li key={point.turn}>
          <MomentPicture game={game} view={course.ends[point.turn]} faces={faces} seat={point.seat} />
          <span>
            <b>
              {i + 1}. Round {course.turns[point.turn]}: {gainWords(point, props)}
            </b>
            <span class="soft">
              {point.tookTheLead && 'This took the lead. '}
              {tell(point)}
            </span>
          </span>
          <a
            class="press"
            href={`/tables/${table}/replay?at=${course.logs[point.turn - 1] ?? 0}&play=1`}
            aria-label={`Watch round ${course.turns[point.turn]}`}
          >
            <Icon name="play" /> Watch
          </a>
        </li>
      ))}
    </ol>
  );
};

function gainWords({ seat, gained, by }: TurningPoint, { faces, unit }: TurningPointListProps): string {
  const name = seat === ownSeat(faces) ? 'you' : (faces[seat]?.name ?? `Seat ${seat + 1}`);
  return gained > 0
    ? `${name} gained ${countedIn(Math.round(gained), unit)}`
    : `${name} pulled ahead by ${countedIn(Math.round(by), unit)}`;
}
