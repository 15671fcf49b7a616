import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games/registry.ts';
import { serveBoards } from './serve-boards.ts';

const boards = serveBoards();

/** Turns of a game played by bots; each is looked at in the browser. */
const TURNS = [0, 1, 3, 6];

interface Harness {
  readonly state: unknown;
  readonly game: {
    awaiting(state: unknown): readonly number[];
    legal(state: unknown, seat: number): readonly unknown[];
  };
}

const legalNow = (): number => {
  const { state, game } = (globalThis as unknown as { readonly harness: Harness }).harness;
  return game.legal(state, game.awaiting(state)[0] ?? 0).length;
};

describe.each(GAME_IDS)('a player of %s', (id) => {
  test.each(TURNS)('finds every legal action of turn %i in one list, each in words of its own', async (turn) => {
    const page = await boards.browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${boards.address}?still&game=${id}&seed=5&any&turn=${turn}`);
    await page.locator('.bar.asked').waitFor();
    await page.getByRole('button', { name: 'All actions' }).click();
    const labels = await page.locator('.action-list [role="group"] button').allInnerTexts();
    expect(labels.length).toBeGreaterThan(0);
    expect(labels).toHaveLength(await page.evaluate(legalNow));
    expect(new Set(labels).size).toBe(labels.length);
    await page.close();
  });
});
