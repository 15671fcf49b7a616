import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games/registry.ts';
import { serveBoards } from './serve-boards.ts';

const boards = serveBoards();

describe('a game that has no board of its own yet', () => {
  test.each(GAME_IDS)('%s: is shown as text, and played by a button for every legal action', async (id) => {
    const page = await boards.browser.newPage();
    await page.goto(`${boards.address}?still&board=text&any&game=${id}`);
    const position = page.locator('.default-position');
    await position.waitFor();
    expect((await position.innerText()).length).toBeGreaterThan(20);
    const asked = () =>
      page.evaluate(() => {
        type Rules = { awaiting(s: unknown): number[]; legal(s: unknown, seat: number): unknown[] };
        const { state, game } = (globalThis as unknown as { harness: { state: unknown; game: Rules } }).harness;
        return { state: JSON.stringify(state), legal: game.legal(state, game.awaiting(state)[0] ?? 0).length };
      });
    const { state, legal } = await asked();
    const choices = page.locator('.default-answers .choice');
    expect(legal).toBeGreaterThan(0);
    expect(await choices.count()).toBeGreaterThanOrEqual(legal);
    await choices.first().click();
    await expect.poll(async () => (await asked()).state).not.toBe(state);
    await page.close();
  });
});
