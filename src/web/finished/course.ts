import type { AnyBoard } from '../shelf.ts';
import type { Reel } from '../replay/reel.ts';
import type { Series } from './chart.tsx';

/** A finished game, turn by turn: what its charts are drawn from. */
export interface GameCourse {
  readonly turns: readonly number[];
  /** By turn: how much of the log had been told at its end. */
  readonly logs: readonly number[];
  /** By chart, then by seat. */
  readonly series: readonly (readonly Series[])[];
  /** By turn: what everybody saw at its end. */
  readonly ends: readonly unknown[];
}

/** Looks at the game once at the end of each turn. */
export async function gameCourseOf(reel: Reel, board: AnyBoard, seats: number): Promise<GameCourse> {
  const views = await Promise.all(
    Array.from({ length: reel.items.length + 1 }, (_, log) => reel.viewAt(log, 'spectator')),
  );
  const isEnd = (i: number) => i === views.length - 1 || board.turn(views[i]) !== board.turn(views[i + 1]);
  const logs = [...views.keys()].filter(isEnd);
  const ends = logs.map((log) => views[log]);
  const charts = board.charts.map((chart) =>
    Array.from({ length: seats }, (_, seat) => ends.map((view) => chart.value(view, seat))),
  );
  return { turns: ends.map((view) => board.turn(view)), logs, series: charts, ends };
}
