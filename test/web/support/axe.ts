import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** All that can differ between two themes of a page. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds in the light theme, and what the colours of the dark one add; and how much it looked at. */
export async function faultsInBothThemes(page: Page): Promise<Found> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOf(page, COLOURS);
  return {
    faults: [...light.faults, ...dark.faults.map((fault) => `dark: ${fault}`)],
    checked: Math.min(light.checked, dark.checked),
  };
}

interface Found {
  readonly faults: readonly string[];
  /** How many elements were fine. */
  readonly checked: number;
}

/** What axe finds, each with the first element it finds it at; and how much it looked at. */
export async function faultsOf(page: Page, options = EVERYTHING): Promise<Found> {
  await page.evaluate(AXE);
  const results = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(where: Document, how: RunOptions): Promise<AxeResults> } };
    return axe.run(document, how);
  }, options);
  const faults = results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`);
  return { faults, checked: results.passes.flatMap(({ nodes }) => nodes).length };
}
