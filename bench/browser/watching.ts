import type { Page } from 'playwright-core';

/** Presses open places one after the other; gives the milliseconds from each press to the next paint. */
export async function watchPresses(page: Page, presses: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  for (let i = 0; i < presses; i++) {
    const places = page.locator('.place.open, .mine-region button.open');
    const count = await places.count();
    if (count > 0)
      await places
        .nth((i * 5) % count)
        .click({ force: true, timeout: 5000 })
        .catch(() => undefined);
    await page.waitForTimeout(300);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // A press faster than the threshold is not reported: it took less than a frame.
  return [...durations, ...Array.from({ length: Math.max(0, presses - durations.length) }, () => FRAME_MS)];
}

const FRAME_MS = 16;

/** Drags the middle of the board to and fro. */
export async function drag(page: Page): Promise<void> {
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('there is no board to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < STEPS; i++) await page.mouse.move(x + 80 * Math.sin(i / 8), y + 50 * Math.cos(i / 8));
  await page.mouse.up();
}

const STEPS = 120;

/** How many frames per second the page draws meanwhile. */
export async function countFrames(page: Page, milliseconds: number, meanwhile?: () => Promise<void>): Promise<number> {
  const counting = page.evaluate(
    (lasting) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = (now: number) => {
          frames += 1;
          if (now - began < lasting) requestAnimationFrame(count);
          else resolve((1000 * frames) / (now - began));
        };
        requestAnimationFrame(count);
      }),
    milliseconds,
  );
  await meanwhile?.();
  return counting;
}
