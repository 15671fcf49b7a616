import type { AnyGame } from '#engine/game.ts';
import type { Done } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Entry } from './entries.ts';
import { type CommandResult, applyEntry } from './reducer.ts';
import { readSnapshot } from './snapshot.ts';
import type { Stored, TableStore } from './store.ts';
import { summaryOf } from './summary.ts';
import type { TableState } from './table.ts';

export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };

/**
 * A table played by another version of the rules. Its position may mean something else now, so it waits for those
 * rules.
 */
export class RulesChanged extends Error {
  override readonly name = 'RulesChanged';
}

/** The table that results from a snapshot and the entries after it. */
export function restore(rules: AnyGame, { snapshot, entries }: Stored): TableState {
  const opened = snapshot ?? entries[0]?.changes[0];
  const version = opened !== undefined && 'rulesVersion' in opened ? opened.rulesVersion : undefined;
  if (version !== rules.meta.rulesVersion) throw new RulesChanged(`rules version ${version} of ${rules.meta.id}`);
  let table = snapshot && readSnapshot(snapshot);
  for (const entry of entries) table = applyEntry(rules, table, entry);
  if (table === undefined) throw new Error('a stored table has neither a snapshot nor entries');
  return table;
}

/** After this many entries the whole table is saved, so that opening it costs the same however long it is. */
const SNAPSHOT_EVERY = 64;

interface LedgerNeeds {
  readonly rules: AnyGame;
  readonly store: TableStore;
  readonly trouble: (problem: unknown) => void;
}

/** Called with the new table, and the entry that led to it, if there was one. */
type Turned = (table: TableState, entry?: Entry) => void;

/** One table and its store, in step: a change counts only once it is stored. */
export function openLedger({ rules, store, trouble }: LedgerNeeds, opened: TableState, turned: Turned) {
  let table = opened;
  let queue: Promise<unknown> = Promise.resolve();

  function turnTo(next: TableState, entry?: Entry): void {
    table = next;
    turned(table, entry);
  }

  /** It is unknown whether a failed write was stored after all, so the store is asked. */
  async function reload(): Promise<void> {
    const stored = await store.load(table.table);
    if (stored !== undefined) turnTo(restore(rules, stored));
  }

  async function keep(answer: CommandResult): Promise<Result<{ readonly done: Done }>> {
    if (!answer.ok) return answer;
    const { entry, done } = answer;
    if (entry === undefined) return { ok: true, done };
    try {
      await store.append(table.table, table.version, [entry], summaryOf(rules, answer.table));
    } catch (problem) {
      trouble(problem);
      await reload().catch(trouble);
      return { ok: false, refusal: refusal('unavailable') };
    }
    turnTo(answer.table, entry);
    if (table.version % SNAPSHOT_EVERY === 0) store.saveSnapshot(table.table, table).catch(trouble);
    return { ok: true, done };
  }

  /** One after the other: each request sees the changes of the one before. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  return { current: () => table, keep, inTurn };
}
