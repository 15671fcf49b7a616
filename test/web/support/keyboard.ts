import type { Page } from 'playwright-core';
import type { Hand } from './captain.ts';

const MOST_STOPS = 120;

/** Walks with the Tab key until something that fits has the focus: whatever cannot be reached so fails the test. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reaches ${selector}`);
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
    await page.locator('.bar .choice', { hasText: label }).first().waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await page.keyboard.press('Tab');
      const [text, isChoice] = await page.evaluate(() => {
        const { activeElement } = document;
        return [activeElement?.textContent ?? '', activeElement?.matches('.bar .choice') ?? false] as const;
      });
      if (isChoice && new RegExp(label).test(text)) break;
    }
    await press(page, 'Enter');
  },
};
