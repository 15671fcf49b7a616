import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './registry.ts';

const PARTS = [
  'game.ts',
  'meta.ts',
  'examples.ts',
  'drawn.ts',
  'bot/insight.ts',
  'board/board.tsx',
  'board/cover.tsx',
  'board/words.ts',
  'README.md',
];

test('every folder with the rules of a game is on the shelf, since the client is built with all of them', () => {
  const folders = globSync('*/game.ts', { cwd: import.meta.dirname }).map((file) => basename(dirname(file)));
  expect(folders.sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAME_IDS)('%s, on the shelf,', (id) => {
  test.each(PARTS)('has its %s', (part) => {
    expect(existsSync(new URL(`${id}/${part}`, import.meta.url))).toBe(true);
  });

  test('has a lid that belongs to its rules', async () => {
    const { meta } = (await import(`./${id}/meta.ts`)) as { readonly meta: { readonly id: string } };
    expect(meta).toBe((await loadGame(id)).meta);
    expect(meta.id).toBe(id);
  });
});
