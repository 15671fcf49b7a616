import type { Viewer } from '#protocol/shapes.ts';

/** Which tables each client watches, and as which viewers. */
export class Watches {
  readonly #most: number;
  readonly #ofClient = new Map<string, Map<string, Set<Viewer>>>();

  /** @param most How many views one client may watch at a time. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  has(client: string, table: string, viewer: Viewer): boolean {
    return this.#ofClient.get(client)?.get(table)?.has(viewer) ?? false;
  }

  /** Whether there was room for it. */
  add(client: string, table: string, viewer: Viewer): boolean {
    if (this.has(client, table, viewer)) return true;
    if (this.#count(client) >= this.#most) return false;
    const tables = getOrAdd(this.#ofClient, client, () => new Map<string, Set<Viewer>>());
    getOrAdd(tables, table, () => new Set<Viewer>()).add(viewer);
    return true;
  }

  delete(client: string, table: string, viewer: Viewer): void {
    const tables = this.#ofClient.get(client);
    const viewers = tables?.get(table);
    viewers?.delete(viewer);
    if (viewers?.size === 0) tables?.delete(table);
  }

  /** The client is gone. Returns the tables that it watched. */
  forget(client: string): readonly string[] {
    const tables = [...(this.#ofClient.get(client)?.keys() ?? [])];
    this.#ofClient.delete(client);
    return tables;
  }

  #count(client: string): number {
    return [...(this.#ofClient.get(client)?.values() ?? [])].reduce((sum, viewers) => sum + viewers.size, 0);
  }
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
