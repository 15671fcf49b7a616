import { isGameId, loadGame } from '#games/registry.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import { type HostNeeds, resumeTable, startTable, type TableHost } from '#table/host.ts';
import { refusal } from '#protocol/refusals.ts';
import { RulesChanged } from '#table/ledger.ts';
import { headOf } from '#table/record.ts';
import type { CommandResult } from '#table/reducer.ts';
import type { TableStore } from '#table/store.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import type { HistoryPool } from '../history/pool.ts';
import type { HistoryAnswer } from '../history/question.ts';
import type { Source } from '../limits/limits.ts';

export interface LiveNeeds extends Omit<HostNeeds, 'rules' | 'store'> {
  readonly store: TableStore;
  /** The game of a stored table; undefined if there is no such table. */
  readonly gameOf: (table: string) => Promise<string | undefined>;
  readonly most: number;
  readonly history: HistoryPool;
}

interface Live {
  readonly host: Promise<TableHost | undefined>;
  /** How much is going on here: requests being answered, bots thinking. */
  busy: number;
  usedAt: number;
}

/** The tables in memory. A table is loaded when it is first asked for and released when it has been quiet for long. */
export class LiveTables {
  readonly #needs: LiveNeeds;
  readonly #live = new Map<string, Live>();
  /** Tables where a bot could not decide. They are woken again. */
  readonly #stuck = new Set<string>();

  constructor(needs: LiveNeeds) {
    this.#needs = needs;
  }

  get size(): number {
    return this.#live.size;
  }

  isFull(): boolean {
    return this.#live.size >= this.#needs.most;
  }

  /** Works on a table, which stays in memory meanwhile; undefined when there is no such table. */
  async with<T>(table: string, work: (host: TableHost) => Promise<T>): Promise<T | undefined> {
    const live = this.#live.get(table) ?? this.#admit(table, this.#load(table));
    live.busy += 1;
    try {
      const host = await live.host;
      return host && (await work(host));
    } finally {
      live.busy -= 1;
      live.usedAt = this.#needs.now();
    }
  }

  /**
   * The record of a finished table, also of one played by rules that have changed since. Undefined when there is no
   * such table.
   */
  async record(table: string, source: Source): Promise<HistoryAnswer | undefined> {
    const { history } = this.#needs;
    try {
      return await this.with(table, async (host) => {
        const state = host.table();
        if (state.stage !== 'over') return { ok: false, refusal: refusal('notOver') } as const;
        const { version } = state;
        return history.ask(source, { type: 'record', table, version, head: headOf(state) });
      });
    } catch (problem) {
      if (!(problem instanceof RulesChanged)) throw problem;
      return history.ask(source, { type: 'pastRecord', table });
    }
  }

  /** A client is gone. A table that is not in memory has no watchers, and need not be loaded for that. */
  unwatch(table: string, client: string): void {
    this.#live.get(table)?.host.then(
      (host) => host?.unwatch(client),
      () => undefined,
    );
  }

  /** Stores and runs a table that was just opened. */
  async start(rules: AnyGame, opened: Extract<CommandResult, { ok: true }>): Promise<void> {
    const { table } = opened.table;
    // Another request may be finding out that there is no such table. And of two equal openings the first counts.
    await this.#live.get(table)?.host.catch(() => undefined);
    const live = this.#live.get(table) ?? this.#admit(table, startTable(this.#needsFor(rules), opened));
    const host = await live.host;
    host?.wakeBots();
  }

  /** Releases tables that nobody has watched or asked since. Everything they knew is in the store. */
  async letGo(before: number): Promise<void> {
    for (const [table, live] of this.#live) {
      if (live.busy > 0 || live.usedAt >= before) continue;
      const host = await live.host.catch(() => undefined);
      if (live.busy === 0 && (host?.watchers() ?? 0) === 0) this.#live.delete(table);
    }
  }

  /** The table is gone from the store. */
  forget(table: string): void {
    this.#live.delete(table);
  }

  /** For tables whose clock ran out. One after the other: loading many at once would hold up everybody else. */
  async wake(tables: readonly string[]): Promise<void> {
    for (const table of tables) await this.with(table, (host) => host.wake()).catch(this.#tolerate);
  }

  /** For tables whose bots owe something. */
  async wakeBots(tables: readonly string[]): Promise<void> {
    for (const table of tables) await this.with(table, async (host) => host.wakeBots()).catch(this.#tolerate);
  }

  /** One table that cannot be opened must not hold up the others. */
  readonly #tolerate = (problem: unknown): void => {
    if (!(problem instanceof RulesChanged)) this.#needs.trouble(problem);
  };

  async wakeStuck(): Promise<void> {
    const stuck = [...this.#stuck];
    this.#stuck.clear();
    await this.wakeBots(stuck);
  }

  /** Resolves when everything asked so far is answered. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.#live.values()].map(async ({ host }) => (await host)?.rest()));
  }

  #admit(table: string, host: Promise<TableHost | undefined>): Live {
    const live: Live = { host, busy: 0, usedAt: this.#needs.now() };
    this.#live.set(table, live);
    // A table that does not exist or could not be loaded is not remembered: it may exist the next time.
    const forget = () => this.#live.get(table) === live && this.#live.delete(table);
    host.then((found) => found ?? forget(), forget);
    return live;
  }

  async #load(table: string): Promise<TableHost | undefined> {
    const game = await this.#needs.gameOf(table);
    if (game === undefined || !isGameId(game)) return undefined;
    return resumeTable(this.#needsFor(await loadGame(game)), table);
  }

  #needsFor(rules: AnyGame): HostNeeds {
    return { ...this.#needs, rules, think: (question) => this.#think(question) };
  }

  async #think(question: BotQuestion): Promise<Action> {
    const live = this.#live.get(question.table);
    if (live !== undefined) live.busy += 1;
    try {
      return await this.#needs.think(question);
    } catch (problem) {
      this.#stuck.add(question.table);
      throw problem;
    } finally {
      if (live !== undefined) {
        live.busy -= 1;
        live.usedAt = this.#needs.now();
      }
    }
  }
}
