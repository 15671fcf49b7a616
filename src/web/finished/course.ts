import type { AnyBoard } from '../shelf.ts';
import type { Reel } from '../replay/reel.ts';
import type { Series } from './chart.tsx';

/** A finished game, turn by turn: what its charts are drawn from. */
export interface GameCourse {
  readonly turns: readonly number[];
  /** By chart, then by seat. */
  readonly series: readonly (readonly Series[])[];
  readonly lastView: unknown;
}

/** Looks at the game once at the end of each turn. */
export async function gameCourseOf(reel: Reel, board: AnyBoard, seats: number): Promise<GameCourse> {
  const views = await Promise.all(
    Array.from({ length: reel.items.length + 1 }, (_, log) => reel.viewAt(log, 'spectator')),
  );
  const ends = views.filter((view, i) => i === views.length - 1 || board.turn(view) !== board.turn(views[i + 1]));
  const charts = board.charts.map((chart) =>
    Array.from({ length: seats }, (_, seat) => ends.map((view) => chart.value(view, seat))),
  );
  return { turns: ends.map((view) => board.turn(view)), series: charts, lastView: views.at(-1) };
}
