import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { moverOf, pressSpace, riverOn } from './river.ts';
import { serveBoards } from './serve-boards.ts';

/** The board alone, judged by what can be seen and pressed. */

const boards = serveBoards();
const open = riverOn(boards);

const titleOf = (page: Page) => page.locator('.bar-title').innerText();
const openCount = (page: Page) => page.locator('.place.open').count();

/** The pose the page gave a boat, as its transform says. */
const boatAt = (page: Page, seat: number) =>
  page.locator(`.boats [data-piece="boat ${seat}"]`).getAttribute('transform');

describe('a captain who plans a whole turn', () => {
  test('sees every boat with its wheels, presses a glowing space, reads the plan and confirms it', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    expect(await page.locator('.boats .boat').count()).toBe(5);
    expect(await titleOf(page)).toContain('Choose where to go');
    const mover = await moverOf(page);
    const before = await boatAt(page, mover);
    await pressSpace(page, ', speed ');
    expect(await titleOf(page)).toMatch(/^Move \d space/);
    expect(await page.locator('.bar-detail').innerText()).toMatch(/Speed .* · .*coal.* · (facing|too)/);
    expect(await page.locator('.ghost-boat').count()).toBe(1);
    await page.locator('.choice.main').click();
    await page.locator('.ghost:not(.faint)').waitFor({ state: 'detached' });
    expect(await boatAt(page, mover)).not.toBe(before);
    expect(await moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('sees less glow when only one speed is asked for, and all of it again after', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const all = await openCount(page);
    const dial = page.locator('.mq-dial.open').first();
    await dial.click();
    const some = await openCount(page);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await dial.click();
    expect(await openCount(page)).toBe(all);
    await page.close();
  });

  test('learns why a space cannot be reached by pressing it', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    await page.locator('.place.closed[aria-label*=", land"]').first().click({ force: true });
    await expect.poll(() => page.locator('.why-not').innerText()).toContain('aground');
    await page.close();
  });

  test('plays with a second press on the same space', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const mover = await moverOf(page);
    await pressSpace(page, ', speed ');
    expect(await moverOf(page)).toBe(mover);
    await page.locator('.place.chosen').click({ force: true });
    await expect.poll(() => moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('plays with the first press if no preview is wanted', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed&onePress');
    const mover = await moverOf(page);
    await pressSpace(page, ', speed 1, ');
    await expect.poll(() => moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('clears a plan without playing it', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const mover = await moverOf(page);
    await pressSpace(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await page.locator('.ghost:not(.faint)').count()).toBe(0);
    expect(await moverOf(page)).toBe(mover);
    await page.close();
  });
});

describe('the own boat below the river', () => {
  test('shows what a plan burns, what comes after it, and turns the bow at its end', async () => {
    const page = await open('seed=4&turn=6&seats=4&any&phase=speed');
    await pressSpace(page, '2 coal');
    expect(await page.locator('.mq-discs .burns').count()).toBe(2);
    expect(await page.locator('.mq-coal').innerText()).toMatch(/^\d → \d coal$/);
    await expect.poll(() => page.locator('.mq-stop').innerText()).toMatch(/Next turn|No way on|next tile/);
    const before = await page.locator('.bar-detail').innerText();
    await page.locator('.mq-swing.open').first().click();
    expect(await page.locator('.bar-detail').innerText()).not.toBe(before);
    await page.close();
  });

  test('says why a speed is not possible when its dial is pressed', async () => {
    const page = await open('seed=4&turn=9&seats=4&any&phase=speed');
    const closed = page.locator('.mq-dial[aria-description]');
    while ((await closed.count()) === 0) await page.evaluate(() => (globalThis as unknown as Bench).harness.autoplay());
    await closed.first().click({ force: true });
    await expect.poll(() => titleOf(page)).toMatch(/^Speed \d is not possible/);
    expect(await page.locator('.bar-detail').innerText()).not.toBe('');
    await page.close();
  });
});

interface Bench {
  readonly harness: { autoplay(): void };
}

test('step by step, the dial sets the speed and the list offers exactly what the rules allow', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.locator('.mq-dial.open').first().click();
  expect(await titleOf(page)).toMatch(/^Set speed \d/);
  await page.locator('.choice.main').click();
  await expect.poll(() => titleOf(page)).toContain('Choose your next step');
  await page.getByRole('button', { name: 'All actions' }).click();
  const offered = await page.locator('.action-list [role="group"] button').allInnerTexts();
  const legal = await page.evaluate(() => {
    type Harness = { state: { order: number[]; mover: number }; game: { legal(s: unknown, seat: number): unknown[] } };
    const { state, game } = (globalThis as unknown as { harness: Harness }).harness;
    return game.legal(state, state.order[state.mover] ?? 0).length;
  });
  expect(legal).toBeGreaterThan(0);
  expect(offered).toHaveLength(legal);
  expect(await page.locator('.action-list .forbidden small').first().innerText()).not.toBe('');
  await page.keyboard.press('Escape');
  const turn = page.locator('.mq-swing.open').last();
  await turn.click();
  expect(await titleOf(page)).toMatch(/^Turn (left|right)/);
  await turn.click();
  await expect.poll(() => titleOf(page)).toContain('Choose your next step');
  await pressSpace(page);
  await expect.poll(() => titleOf(page)).toMatch(/^(Move 1 ahead|Push)/);
  expect(await page.locator('.bar .choice.main').innerText()).toMatch(/^(Move 1 ahead|Push)/);
  await page.close();
});

test('the keyboard alone finds a space, plans and plays', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
  const mover = await moverOf(page);
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).not.toBe(first);
  await page.keyboard.press('Enter');
  expect(await titleOf(page)).toMatch(/^(Move|Push|Dock)/);
  await page.keyboard.press('Enter');
  await expect.poll(() => moverOf(page)).not.toBe(mover);
  await page.close();
});

test('arrow keys walk over the river in the direction they point', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
  await page.locator('.place[tabindex="0"]').focus();
  const at = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0);
  const before = await at();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBeLessThan(before);
  await page.close();
});

test('a pushed captain is offered six bows around the boat, sees the one that is pressed, and points it', async () => {
  const page = await open('seed=7&turn=1&seats=5&any&phase=face');
  expect(await titleOf(page)).toContain('pushed');
  expect(await page.locator('.place.open').count()).toBe(6);
  await page.locator('.place.open').first().click({ force: true });
  await expect.poll(() => titleOf(page)).toMatch(/^Face/);
  expect(await page.locator('.ghost-boat').count()).toBe(1);
  await page.locator('.place.chosen').click({ force: true });
  await expect.poll(() => titleOf(page)).toMatch(/^(Choose where to go|Turn, or end)/);
  await page.close();
});

test('at 360 px everything fits, and every choice is large enough for a thumb', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed', { width: 360, height: 640, touch: true });
  await pressSpace(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  const choices = await page
    .locator('.bar .choice')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(choices.length).toBeGreaterThan(3);
  for (const box of choices) expect(box.right).toBeLessThanOrEqual(360);
  const dials = await page
    .locator('.mine-region button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(dials.length).toBe(8);
  for (const box of [...choices, ...dials]) {
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.width).toBeGreaterThanOrEqual(44);
  }
  const space = await page.locator('.place.chosen').boundingBox();
  expect(space?.width).toBeGreaterThanOrEqual(44);
  await page.close();
});

test.each(['light', 'dark'])('axe finds nothing on the %s board, planning or pointing a bow', async (theme) => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const query of ['seed=4&turn=6&seats=5&any&phase=speed', 'seed=7&turn=1&seats=5&any&phase=face']) {
    const page = await open(`${query}&theme=${theme}`);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      const found = await (globalThis as unknown as { axe: Axe }).axe.run();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect(violations).toEqual([]);
    await page.close();
  }
});
