import { readdirSync, readFileSync } from 'node:fs';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { type GameId, loadGame } from '#games/registry.ts';
import type { Words } from '#words/words.ts';

/** A golden game as its log tells it to the first seat. */
export interface GoldenLog {
  readonly words: Words<unknown, Action, GameEvent>;
  /** What each move told, oldest first. */
  readonly items: readonly { readonly at: number; readonly events: readonly GameEvent[] }[];
  readonly view: unknown;
}

/** Every golden game of one kind, in the order of their names. */
export async function goldenLogs(id: GameId): Promise<readonly GoldenLog[]> {
  const game = await loadGame(id);
  const { words } = (await import(`../games/${id}/words/words.ts`)) as Pick<GoldenLog, 'words'>;
  const folder = new URL(`../games/${id}/golden/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;
      const items: GoldenLog['items'][number][] = [];
      const replayed = replay(game, record, ({ events }) => items.push({ at: 0, events }));
      if (!replayed.ok) throw new Error(`${id}/${name} does not replay`);
      return { words, items, view: game.view(replayed.state, 0) };
    });
}
