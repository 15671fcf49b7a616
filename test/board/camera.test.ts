import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { moverOf, pressSpace, riverOn } from './river.ts';
import { serveBoards } from './serve-boards.ts';

/** The camera over the river belongs to the player. */

const open = riverOn(serveBoards());

describe('the camera', () => {
  const cameraOf = (page: Page) => page.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);

  test('stays where it is while a turn is planned and refined', async () => {
    const page = await open('seed=4&turn=6&seats=4&any&phase=speed');
    const before = await cameraOf(page);
    await pressSpace(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('.mq-dial.open').last().click();
    expect(await cameraOf(page)).toBe(before);
    await page.close();
  });

  test('is moved by a press on the minimap, and then left alone when the next turn begins', async () => {
    const page = await open('seed=4&turn=12&seats=4&any&phase=speed');
    const before = await cameraOf(page);
    await page.locator('.minimap svg').click({ position: { x: 30, y: 60 } });
    const jumped = await cameraOf(page);
    expect(jumped).not.toBe(before);
    const mover = await moverOf(page);
    await pressSpace(page);
    await page.locator('.choice.main').click();
    await expect.poll(() => moverOf(page)).not.toBe(mover);
    expect(await cameraOf(page)).toBe(jumped);
    await page.close();
  });
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
    await page.locator('.place[tabindex="0"]').focus();
    await page.keyboard.press('+');
    const before = await cameraOf(page);
    const space = await page.locator('.place.open').first().boundingBox();
    if (space === null) throw new Error('no glowing space on the screen');
    await page.mouse.move(space.x + space.width / 2, space.y + space.height / 2);
    await page.mouse.down();
    await page.mouse.move(space.x - 40, space.y - 50, { steps: 6 });
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
