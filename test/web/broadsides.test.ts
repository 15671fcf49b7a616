import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { duellist, type Duellist, readShips } from './support/duellist.ts';
import { openInn } from './support/inn.ts';
import { pressListed } from './support/table.ts';

const inn = openInn();
let anna: Duellist;
let tom: Duellist;
beforeAll(async () => {
  const chance = seeded(1718);
  // Anna hunts, Tom lies to: so the ships are bound to meet.
  anna = duellist(await inn.newPage(), 'hunts', chance);
  tom = duellist(await inn.newPage(), 'lies to', chance);
});

const both = () => [anna, tom];

/** The player who is asked answers, until something is seen; fails if it never is. */
async function playUntil(seen: () => Promise<boolean>, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await seen()) return;
    const asked = await Promise.race(both().map((one) => one.asked().then(() => one)));
    await asked.answer();
  }
  throw new Error(`not seen after ${most} decisions`);
}

const isAsked = async ({ page }: Duellist) => (await page.locator('.bar.asked').count()) > 0;

const sees = (page: Page, selector: string) => async () => (await page.locator(selector).count()) > 0;

test('a friend follows the link to the table, and both see the chart with both ships', async () => {
  await anna.page.goto(`${inn.url}/games/broadsides`);
  await anna.page.getByLabel('Seat 2').selectOption('open');
  await anna.page.getByRole('button', { name: 'Create the game' }).click();
  await tom.page.goto(await anna.page.getByLabel('Link to the game', { exact: true }).inputValue());
  await tom.page.getByLabel('Your name').fill('Tom');
  await tom.page.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all(both().map(({ page }) => page.locator('.board.bb').waitFor()));
  expect(await readShips(tom.page)).toHaveLength(2);
});

test('the Captains are placed in secret, and shown to both together', async () => {
  await playUntil(sees(anna.page, '.bb-hand-card'), 12);
  await tom.page.locator('.bb-hand-card').first().waitFor();
  await Promise.all(both().map(async ({ page }) => expect(await page.locator('.bb-figure.captain').count()).toBe(2)));
});

test('a course that is laid is seen facedown by the other, and can be changed until the other has laid one', async () => {
  const [mine, theirs] = [anna.page, tom.page];
  await anna.lay(['forward', 'forward', 'remain']);
  await theirs.locator('.bb-face.facedown').first().waitFor();
  expect(await theirs.locator('.bb-face.facedown').count()).toBe(3);
  expect(await theirs.locator('.bb-laid .bb-sign').count()).toBe(0);
  await mine.getByRole('button', { name: 'Undo' }).click();
  await mine.locator('.bb-hand-card').first().waitFor();
  await theirs.locator('.bb-face.facedown').first().waitFor({ state: 'detached' });
});

test('a half-laid course stays as it is when the other has laid one', async () => {
  await tom.page.locator('.bb-hand-card[data-card="remain"]').click();
  await anna.answer();
  await tom.page.locator('.bb-face.facedown').first().waitFor();
  expect(await tom.page.locator('.bb-slot.filled').count()).toBe(1);
});

test('cards are laid by dragging and by the keyboard alone, and a forbidden one says why', async () => {
  const { page } = tom;
  const damage = page.locator('.bb-hand-card[data-card="damage"]');
  expect(await damage.getAttribute('aria-description')).toMatch(/only for lost masts and ruined hull/);
  await page.locator('.bb-hand-card[data-card="port"]').dragTo(page.locator('.bb-slot[data-square="2"]'));
  expect(await page.locator('.bb-slot[data-square="2"]').getAttribute('aria-label')).toMatch(/Turn Left/);
  await page.locator('.bb-hand-card[data-card="starboard"]').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.bb-slot[data-square="1"]').getAttribute('aria-label')).toMatch(/Turn Right/);
  await page.locator('.bb-course .bb-track').waitFor({ state: 'attached' });
});

test('beside the chart a ship that is pressed shows both decks, whose sections say when cannons can fire', async () => {
  const { page } = tom;
  await page.locator('.place[data-spot="ship0"]').click({ force: true });
  // Tom sits at seat 1, so this is a section of Anna's ship.
  await page.locator('.place[data-spot="0D4"]').click({ force: true });
  await page.locator('.why-not .note', { hasText: 'Guns fire after each card' }).waitFor();
  await page.getByRole('button', { name: 'Chart, press to enlarge' }).click();
  await page.locator('.chart [data-piece]').first().waitFor({ state: 'attached' });
});

test('the chart is told in words: both ships, what their guns reach, and the plan card by card', async () => {
  const told = await tom.page.getByRole('region', { name: 'The chart in words' }).innerText();
  expect(told).toMatch(/facing (north|south)/);
  expect(told).toContain('Guns reach');
  expect(told).toContain('Turn Right: facing');
});

test('the reach of the cannons is shown on request', async () => {
  const reach = tom.page.getByRole('button', { name: 'Gun range' });
  await reach.click();
  expect(await tom.page.locator('.bb-reach').count()).toBe(2);
  await reach.click();
  expect(await tom.page.locator('.bb-reach').count()).toBe(0);
});

test('the ships hunt each other until they collide, and the scene changes to the decks lashed together', async () => {
  await playUntil(sees(anna.page, '.stage svg[aria-label="Both decks side by side"]'), 160);
  await tom.page.locator('.stage svg[aria-label="Both decks side by side"]').waitFor();
  expect(await anna.page.locator('.bb-chart').count()).toBe(0);
});

test('boarders cross, and the odds of a combat are shown before it is begun', async () => {
  await playUntil(() => Promise.resolve(anna.fights() + tom.fights() > 0), 200);
  await playUntil(sees(anna.page, '.log :text("Combat in")'), 40);
});

test('a player who is not asked surrenders, loses at once, and both are told', async () => {
  await playUntil(
    async () => (await sees(anna.page, '.over-bar')()) || (await isAsked(tom)) !== (await isAsked(anna)),
    60,
  );
  const [waits, wins] = (await isAsked(anna)) ? [tom, anna] : [anna, tom];
  if (!(await sees(anna.page, '.over-bar')())) {
    await pressListed(waits.page, 'Surrender …');
    await waits.page.getByRole('button', { name: 'Surrender', exact: true }).click();
    await wins.page.locator('.log :text("surrenders")').waitFor();
  }
  await Promise.all(both().map(({ page }) => page.locator('.over-bar').waitFor()));
  const titles = await Promise.all(both().map(({ page }) => page.locator('.over-bar .bar-title').innerText()));
  for (const title of titles) expect(title).toMatch(/ won$/);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
