import type { Locator, Page } from 'playwright-core';

/** Places of a board are pressed where they are, so every press waits until the board is still. */

type Press = 'click' | 'tap';

/** Presses a place of the board at its middle: that is where a person points. */
export async function pressPlace(page: Page, place: Locator, how: Press = 'click'): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await atRest(page);
    // The next picture may have come since, and with it another part of the board.
    if (await place.evaluate(isUncovered)) break;
    const tip = page.locator(':is(.lesson, .basics) button.brass');
    if ((await tip.count()) > 0) await tip.click();
  }
  await place[how]({ force: true });
}

/** Whether a press at the middle of a place hits the board, and not what lies over it or beside it. */
function isUncovered(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect();
  return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board'));
}

/** The same, but where the place is out of sight, the board is moved until it is seen. */
export async function seekAndPressPlace(page: Page, place: Locator, how: Press = 'click'): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await atRest(page);
    if (!(await isOnScreen(page, place))) await bringIntoView(page, place);
    try {
      return await pressPlace(page, place, how);
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('outside of the viewport')) throw error;
    }
  }
}

const ATTEMPTS = 3;

/** By dragging the chart, or by scrolling where the board is a list. */
async function bringIntoView(page: Page, place: Locator): Promise<void> {
  const stage = page.locator('.board .stage:has(.world)').first();
  if ((await stage.count()) === 0) await place.focus();
  for (let drag = 0; drag < MOST_DRAGS && (await stage.count()) > 0 && !(await isOnScreen(page, place)); drag++) {
    const [screen, box] = [await stage.boundingBox(), await place.boundingBox()];
    if (screen === null || box === null) return;
    const from = { x: screen.x + screen.width / 2, y: screen.y + screen.height / 2 };
    const by = (towards: number, most: number) => Math.max(-most, Math.min(most, -towards));
    const to = {
      x: from.x + by(box.x + box.width / 2 - from.x, 0.45 * screen.width),
      y: from.y + by(box.y + box.height / 2 - from.y, 0.45 * screen.height),
    };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await atRest(page);
  }
  await atRest(page);
}

const MOST_DRAGS = 8;

/** Until nothing on the board has moved for some frames: a bar that grows moves the chart a frame later. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ stillFrames, mostFrames }) => {
      const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const enough = isMoving ? stillFrames.moving : stillFrames.reduced;
      const boxOf = (element: Element): string => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      };
      const look = () =>
        [...document.querySelectorAll('.board, .world, .place, .lesson, .basics')].map(boxOf).join('\n');
      let seen = look();
      let still = 0;
      for (let frame = 0; still < enough; frame++) {
        if (frame === mostFrames) throw new Error('the board never came to rest');
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === seen ? still + 1 : 0;
        seen = now;
      }
    },
    { stillFrames: STILL_FRAMES, mostFrames: MOST_FRAMES },
  );

/** A glide visibly moves within six frames of its start. Without motion everything is in place a frame later. */
const STILL_FRAMES = { moving: 6, reduced: 2 };
const MOST_FRAMES = 300;

async function isOnScreen(page: Page, place: Locator): Promise<boolean> {
  const [board, box] = [await page.locator('.board').first().boundingBox(), await place.boundingBox()];
  if (board === null || box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > board.x && y > board.y && x < board.x + board.width && y < board.y + board.height;
}
