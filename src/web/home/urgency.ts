import type { TableCard } from '../host/tables.ts';
import { agoWords, leftWords } from '../parts/when.ts';

const MOST = 3;

/** Those that wait for the reader, the longest first; then those that go on without them, the latest first. */
export function mostUrgent(tables: readonly TableCard[]): readonly TableCard[] {
  const running = tables.filter(({ over }) => !over);
  const mine = running.filter(({ yourTurn }) => yourTurn).toSorted(byUrgency);
  return [...mine, ...running.filter(({ yourTurn }) => !yourTurn)].slice(0, MOST);
}

/** A clock that runs out soon, or the one who waits longest. */
const byUrgency = (a: TableCard, b: TableCard) =>
  (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.changedAt - b.changedAt;

/** What the table waits for, and for how long. */
export function stateWords(table: TableCard, now: number): string {
  if (table.over) return 'Finished';
  if (table.gathering) return 'Waiting for players';
  if (table.deadline !== undefined) return leftWords(table.deadline, now);
  return table.yourTurn ? `Last move ${agoWords(table.changedAt, now)}` : 'Waiting for others';
}
