import type { Locator, Page } from 'playwright-core';

/** Places of a board are pressed where they are, so every press waits until the board is still. */

type Press = 'click' | 'tap';

/** Presses a place of the board at its middle: that is where a person points. */
export async function pressPlace(page: Page, place: Locator, how: Press = 'click'): Promise<void> {
  await atRest(page);
  await place[how]({ force: true });
}

/** The same, but looks at the whole board first where the place is out of sight, or gets there before the press. */
export async function seekAndPressPlace(page: Page, place: Locator, how: Press = 'click'): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await atRest(page);
    if (!(await isOnScreen(page, place))) await page.getByRole('button', { name: 'Whole board' })[how]();
    try {
      return await pressPlace(page, place, how);
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('outside of the viewport')) throw error;
    }
  }
}

const ATTEMPTS = 3;

/** Until nothing on the board has moved for some frames: a bar that grows moves the chart a frame later. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ stillFrames, mostFrames }) => {
      const boxOf = (element: Element): string => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      };
      const look = () => [...document.querySelectorAll('.board, .world, .place')].map(boxOf).join('\n');
      let seen = look();
      let still = 0;
      for (let frame = 0; still < stillFrames; frame++) {
        if (frame === mostFrames) throw new Error('the board never came to rest');
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === seen ? still + 1 : 0;
        seen = now;
      }
    },
    { stillFrames: STILL_FRAMES, mostFrames: MOST_FRAMES },
  );

/** A glide visibly moves within this many frames of its start. */
const STILL_FRAMES = 6;
const MOST_FRAMES = 300;

async function isOnScreen(page: Page, place: Locator): Promise<boolean> {
  const [board, box] = [await page.locator('.board').boundingBox(), await place.boundingBox()];
  if (board === null || box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > board.x && y > board.y && x < board.x + board.width && y < board.y + board.height;
}
