import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, each with the first element it finds it at; and how much it looked at. */
export async function faultsOf(page: Page) {
  await page.evaluate(AXE);
  const results = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run(where: Document, how: RunOptions): Promise<AxeResults> } };
      return axe.run(document, options);
    },
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  );
  const faults = results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`);
  return { faults, checked: results.passes.length };
}
