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

/** What the table waits for, and for how long; then what happened last, where that is known. */
export function stateWords(table: TableCard, now: number, last?: string): string {
  if (table.over) return 'Finished';
  if (table.gathering) return 'Waiting for players';
  const left = table.deadline === undefined ? undefined : leftWords(table.deadline, now);
  const awaited = left ?? (table.yourTurn ? undefined : 'Waiting for others');
  const happened = last ?? (awaited === undefined ? `Last move ${agoWords(table.changedAt, now)}` : undefined);
  return [awaited, happened].filter((words) => words !== undefined).join(' · ');
}
