import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pressPlace, seekAndPressPlace } from './support/board.ts';
import { openBrowser } from './support/server.ts';

/** A board like those of the games: a window, and below it a chart that glides and can be dragged. */
const board = (place: string, world: string) => `
  <script>window.pressed = false</script>
  <script>
    {
    let held;
    const world = () => document.querySelector('.world');
    addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (held = { x, y }));
    addEventListener('pointerup', () => (held = undefined));
    addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
      if (held === undefined) return;
      const { e, f } = new DOMMatrix(getComputedStyle(world()).transform);
      world().style.transform = \`translate(\${e + x - held.x}px, \${f + y - held.y}px)\`;
      held = { x, y };
    });
    }
  </script>
  <style>
    .board { position: absolute; left: 50px; top: 50px; width: 400px; height: 300px; overflow: clip }
    .stage { position: absolute; inset: 0 }
    .world { position: absolute; width: 2000px; height: 2000px; ${world} }
    .place { position: absolute; width: 40px; height: 40px; ${place} }
    @keyframes glow { from { opacity: 0.5 } }
  </style>
  <div class="board"><div class="stage"><div class="world">
    <div class="place open" onclick="window.pressed = true"></div>
  </div></div></div>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ hasTouch: true, viewport: { width: 500, height: 400 } });
});
afterAll(() => browser.close());

const wasPressed = (): Promise<unknown> => page.evaluate('window.pressed');

/** Moves the chart, as a board does when the bar below it grows; on the next frame, as an observer of sizes does. */
const glideTo = (transform: string) =>
  page.evaluate((to) => {
    requestAnimationFrame(() => {
      const world = document.querySelector<HTMLElement>('.world');
      if (world !== null) world.style.transform = to;
    });
  }, transform);

describe.each(['click', 'tap'] as const)('a %s on a place of the board', (how) => {
  test('waits until the board has stopped moving', async () => {
    await page.setContent(board('left: 20px; top: 20px', 'transform: translate(-900px, -900px); transition: 400ms'));
    await glideTo('none');
    await pressPlace(page, page.locator('.place.open'), how);
    expect(await wasPressed()).toBe(true);
  });
  test('drags the board first where the place is out of sight, if told to seek it', async () => {
    await page.setContent(board('left: 300px; top: 20px', 'transform: translate(600px, 0)'));
    await seekAndPressPlace(page, page.locator('.place.open'), how);
    expect(await wasPressed()).toBe(true);
  });
  test('does not wait for a glow that never ends', async () => {
    await page.setContent(board('left: 20px; top: 20px; animation: glow 1s infinite', ''));
    await pressPlace(page, page.locator('.place.open'), how);
    expect(await wasPressed()).toBe(true);
  });
});

test('a board that never comes to rest is a fault, and named as one', async () => {
  await page.setContent(board('left: 20px; top: 20px', 'animation: away 1s infinite'));
  await page.addStyleTag({ content: '@keyframes away { to { transform: translate(200px, 0) } }' });
  await expect(pressPlace(page, page.locator('.place.open'), 'click')).rejects.toThrow(/never came to rest/);
});
