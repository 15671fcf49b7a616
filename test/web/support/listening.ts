import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Inn } from './inn.ts';

interface Heard {
  readonly polite: string[];
  readonly asked: string[];
}

/** A page that remembers everything its screen reader was given. `kept` is stored as the person's settings. */
export async function openListening(inn: Inn, device: BrowserContextOptions, kept: object): Promise<Page> {
  const page = await inn.newPage(device);
  await page.addInitScript((settings) => {
    localStorage.setItem('sternwheel.preferences', settings);
    const heard: Heard = { polite: [], asked: [] };
    Object.assign(window, { heard });
    const listen = (selector: string, to: string[]) => {
      const region = document.querySelector(selector);
      if (region === null) return void requestAnimationFrame(() => listen(selector, to));
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) to.push(node.textContent ?? '');
      });
      observer.observe(region, { childList: true });
    };
    listen('[data-announcer]', heard.polite);
    listen('[data-answers]', heard.asked);
  }, JSON.stringify(kept));
  return page;
}

const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { readonly heard: Heard }).heard);

/** What was announced so far: the log, and decisions. */
export const announcedTo = async (page: Page): Promise<readonly string[]> => (await heardBy(page)).polite;

/** The answers to questions so far. */
const answersTo = async (page: Page): Promise<readonly string[]> => (await heardBy(page)).asked;

/** Asks by a key and gives the answer. */
export async function askBy(page: Page, key: string): Promise<string> {
  const before = (await answersTo(page)).length;
  await page.keyboard.press(key);
  await page.waitForFunction((n) => (window as unknown as { readonly heard: Heard }).heard.asked.length > n, before);
  return (await answersTo(page)).at(-1) ?? '';
}
