import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serveBoards } from './serve-boards.ts';

/** The board alone in a real browser, with positions from real races, judged by what can be seen and pressed. */

const boards = serveBoards();

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

async function open(query: string, { width = 1280, height = 800, touch = false }: Look = {}): Promise<Page> {
  const page = await boards.browser.newPage({ viewport: { width, height }, hasTouch: touch });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${boards.address}?still&${query}`);
  await page.locator('.place.open').first().waitFor();
  return page;
}

const titleOf = (page: Page) => page.locator('.bar-title').innerText();
const openCount = (page: Page) => page.locator('.place.open').count();

/** The pose the page gave a boat, as its transform says. */
const boatAt = (page: Page, seat: number) =>
  page.locator(`.boats [data-piece="boat ${seat}"]`).getAttribute('transform');

const moverOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { state } = (globalThis as unknown as { harness: { state: { order: number[]; mover: number } } }).harness;
    return state.order[state.mover] ?? -1;
  });

describe('a captain who plans a whole turn', () => {
  test('sees every boat with its wheels, presses a glowing space, reads the plan and confirms it', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    expect(await page.locator('.boats .boat').count()).toBe(5);
    expect(await titleOf(page)).toContain('Your turn');
    const mover = await moverOf(page);
    const before = await boatAt(page, mover);
    await page.locator('.place.open[aria-label*="steam here"]').last().click({ force: true });
    expect(await titleOf(page)).toMatch(/^Steam \d ahead/);
    expect(await page.locator('.bar-detail').innerText()).toMatch(/Speed .* · .*coal.* · ends with the bow/);
    expect(await page.locator('.ghost-boat').count()).toBe(1);
    await page.getByRole('button', { name: 'Steam ahead' }).click();
    await page.locator('.ghost:not(.faint)').waitFor({ state: 'detached' });
    expect(await boatAt(page, mover)).not.toBe(before);
    expect(await moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('sees less glow when only one speed is asked for, and all of it again after', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const all = await openCount(page);
    const dial = page.locator('.speed-dial .choice:not(.forbidden)').first();
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
    await page.locator('.place.closed[aria-label*="land"]').first().click({ force: true });
    await expect.poll(() => page.locator('.why-not').innerText()).toContain('aground');
    await page.close();
  });

  test('plays with a second press on the same space', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const mover = await moverOf(page);
    await page.locator('.place.open[aria-label*="steam here"]').last().click({ force: true });
    expect(await moverOf(page)).toBe(mover);
    await page.locator('.place.chosen').click({ force: true });
    await expect.poll(() => moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('plays with the first press if no preview is wanted', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed&onePress');
    const mover = await moverOf(page);
    await page.locator('.place.open[aria-label*="steam here"]').last().click({ force: true });
    await expect.poll(() => moverOf(page)).not.toBe(mover);
    await page.close();
  });

  test('cancels a plan without playing it', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    const mover = await moverOf(page);
    await page.locator('.place.open').first().click({ force: true });
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.ghost:not(.faint)').count()).toBe(0);
    expect(await moverOf(page)).toBe(mover);
    await page.close();
  });
});

test('step by step, the dial sets the speed and the bar offers exactly what the rules allow', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.locator('.speed-dial .choice:not(.forbidden)').first().click();
  await expect.poll(() => titleOf(page)).toContain('Under way, step by step');
  const offered = await page.locator('.bar .choice:not(.chosen, .forbidden)').allInnerTexts();
  const legal = await page.evaluate(() => {
    type Harness = { state: { order: number[]; mover: number }; game: { legal(s: unknown, seat: number): unknown[] } };
    const { state, game } = (globalThis as unknown as { harness: Harness }).harness;
    return game.legal(state, state.order[state.mover] ?? 0).length;
  });
  expect(legal).toBeGreaterThan(0);
  expect(offered).toHaveLength(legal);
  const forbidden = page.locator('.bar .choice.forbidden').first();
  await forbidden.focus();
  expect(await forbidden.locator('.choice-why').innerText()).not.toBe('');
  await page.getByRole('button', { name: 'Turn to starboard' }).click();
  await page.locator('.place.open').first().click({ force: true });
  await expect.poll(() => titleOf(page)).toMatch(/^(One ahead|Push)/);
  expect(await page.locator('.bar .choice.main').innerText()).toMatch(/^(One ahead|Push)\s+free$/);
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
  expect(await titleOf(page)).toMatch(/^(Steam|Push)/);
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
  await expect.poll(() => titleOf(page)).toMatch(/^Point the bow/);
  expect(await page.locator('.ghost-boat').count()).toBe(1);
  await page.locator('.place.chosen').click({ force: true });
  await expect.poll(() => titleOf(page)).toMatch(/^(Under way|Turn the bow|Your turn)/);
  await page.close();
});

test('keys zoom the chart, and 0 shows the whole board again', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
  const camera = () => page.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);
  await page.keyboard.press('Tab');
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press('0');
  const whole = await camera();
  await page.keyboard.press('+');
  expect(await camera()).not.toBe(whole);
  await page.keyboard.press('0');
  expect(await camera()).toBe(whole);
  await page.close();
});

describe('panning and zooming by hand', () => {
  const cameraOf = async (page: Page) => {
    const transform = await page.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);
    const [x = 0, y = 0, scale = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y, scale };
  };

  test('a drag pans the chart and presses nothing, wherever it begins', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const before = await cameraOf(page);
    const space = await page.locator('.place.open').first().boundingBox();
    if (space === null) throw new Error('no glowing space on the screen');
    await page.mouse.move(space.x + space.width / 2, space.y + space.height / 2);
    await page.mouse.down();
    await page.mouse.move(space.x + 40, space.y - 50, { steps: 6 });
    await page.mouse.up();
    const after = await cameraOf(page);
    expect(after.scale).toBe(before.scale);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(20);
    expect(await page.locator('.ghost:not(.faint)').count()).toBe(0);
    await page.close();
  });

  test('two fingers zoom, and the wheel does too', async () => {
    const page = await open('seed=4&turn=6&seats=5&any&phase=speed', { touch: true });
    const before = await cameraOf(page);
    const hand = await page.context().newCDPSession(page);
    for (const [type, spread] of [
      ['touchStart', 40],
      ['touchMove', 70],
      ['touchMove', 120],
      ['touchEnd', 0],
    ] as const) {
      const touchPoints =
        spread === 0
          ? []
          : [
              { x: 400 - spread, y: 350, id: 1 },
              { x: 400 + spread, y: 350, id: 2 },
            ];
      await hand.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    const pinched = await cameraOf(page);
    expect(pinched.scale).toBeGreaterThan(before.scale * 1.5);
    await page.mouse.move(400, 350);
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await cameraOf(page)).scale).toBeLessThan(pinched.scale);
    await page.close();
  });
});

test('at 360 px everything fits, and every choice is large enough for a thumb', async () => {
  const page = await open('seed=4&turn=6&seats=5&any&phase=speed', { width: 360, height: 640, touch: true });
  await page.locator('.place.open').first().tap({ force: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  const boxes = await page.locator('.bar .choice').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes.length).toBeGreaterThan(5);
  for (const box of boxes) {
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.right).toBeLessThanOrEqual(360);
  }
  const space = await page.locator('.place.chosen').boundingBox();
  expect(space?.width).toBeGreaterThan(30);
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
