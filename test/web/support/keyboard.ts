import type { Locator, Page } from 'playwright-core';
import type { Hand } from './captain.ts';

const MOST_STOPS = 120;

/** Presses Tab until something that fits has the focus; what cannot be reached this way fails the test. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await tabOnto(page, page.locator(selector).and(page.locator('[tabindex="0"], :not([tabindex])')).first());
}

/** The same for one certain thing; what lies behind is walked back to. */
export async function tabOnto(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const key = await wanted.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === element) return undefined;
      const isBehind = element.compareDocumentPosition(activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key never reaches ${String(wanted)}`);
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
  }
}

/** Nothing but keys. */
export const keyboard: Hand = {
  async pressSpace(page, nth) {
    await tabTo(page, '.places .place');
    await press(page, 'Home');
    await press(page, 'PageDown', nth);
    await press(page, 'Enter');
  },
  async pressChoice(page, label) {
    const choice = page.locator('.bar .choice', { hasText: label }).first();
    await choice.waitFor();
    await tabOnto(page, choice);
    await press(page, 'Enter');
  },
};
