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
    const { key, times } = await wanted.evaluate(wayTo, FOCUSABLE);
    if (times === 0) return;
    await press(page, key, times);
    stops += times;
  }
  throw new Error(`the Tab key never reaches ${String(wanted)}`);
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** How often Tab is to be pressed, and which way. Where the count is wrong, the next look corrects it. */
function wayTo(wanted: Element, focusable: string): { readonly key: string; readonly times: number } {
  const { activeElement } = document;
  if (activeElement === wanted) return { key: 'Tab', times: 0 };
  const scope = activeElement?.closest('dialog') ?? document;
  const stops = [...scope.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.hasAttribute('disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const [to, from] = [stops.indexOf(wanted as HTMLElement), stops.indexOf(activeElement as HTMLElement)];
  if (to < 0 || from < 0) {
    const isBehind = wanted.compareDocumentPosition(activeElement ?? wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return { key: isBehind ? 'Shift+Tab' : 'Tab', times: 1 };
  }
  return { key: to < from ? 'Shift+Tab' : 'Tab', times: Math.abs(to - from) };
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
