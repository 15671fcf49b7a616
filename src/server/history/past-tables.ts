import type { Entry } from '#table/entries.ts';
import { type History, historyOf } from '#table/history.ts';
import type { AskStore } from '../store/operations.ts';

/** Whole histories of tables, as they were at some version. */
export interface PastTables {
  readonly entries: (table: string, to: number) => Promise<readonly Entry[]>;
  readonly history: (table: string, version: number) => Promise<History>;
}

/** A replay asks for one table again and again. The last few are remembered, up to this much text. */
const REMEMBERED_CHARACTERS = 16_000_000;

interface Remembered {
  readonly history: History;
  readonly characters: number;
}

export function newPastTables(store: AskStore): PastTables {
  const remembered = new Map<string, Remembered>();
  const forgetOldest = () => {
    let characters = [...remembered.values()].reduce((sum, one) => sum + one.characters, 0);
    for (const [name, one] of remembered) {
      if (characters <= REMEMBERED_CHARACTERS) return;
      remembered.delete(name);
      characters -= one.characters;
    }
  };
  return {
    entries: async (table, to) => (await store('entries', table, 0, to)).map(readEntry),
    async history(table, version) {
      const name = `${table} ${version}`;
      const known = remembered.get(name) ?? (await readHistory(store, table, version));
      remembered.delete(name);
      remembered.set(name, known);
      forgetOldest();
      return known.history;
    },
  };
}

async function readHistory(store: AskStore, table: string, version: number): Promise<Remembered> {
  const texts = await store('entries', table, 0, version);
  return {
    history: historyOf(texts.map(readEntry)),
    characters: texts.reduce((sum, text) => sum + text.length, 0),
  };
}

const readEntry = (text: string): Entry => JSON.parse(text) as Entry;
