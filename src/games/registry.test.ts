import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './registry.ts';

const PARTS = ['game.ts', 'meta.ts', 'drawn.ts', 'bot/insight.ts', 'board/board.tsx', 'board/cover.tsx', 'README.md'];

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
