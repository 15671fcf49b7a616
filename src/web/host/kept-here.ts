import { signal } from '@preact/signals';
import { type InTheWay, Obstructed } from '../worker/database.ts';

/** Which other tab keeps this page from the tables of this browser. */
export const inTheWay = signal<InTheWay | undefined>(undefined);

/** Takes note if another tab was the reason; the tables of this browser then cannot be listed. */
export function noteObstacle(problem: unknown): void {
  if (problem instanceof Obstructed) inTheWay.value = problem.by;
}
