import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { lookAt, prepareVisit, THEMES, type Visit } from './support/visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const inn = openInn();
let visit: Visit;
beforeAll(async () => {
  visit = await prepareVisit(inn.browser, inn.url);
}, 300_000);

/** What axe finds, each with the first element it finds it at; and how much it looked at. */
async function faultsOf(page: Page) {
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

/** Many pages, each looked at by day and under a lamp. */
const PATIENT = { timeout: 900_000 };

test('axe finds nothing on any page in either theme', PATIENT, async () => {
  for (const stop of visit.stops) {
    const page = await lookAt(visit, stop, { width: 1280, height: 800, theme: 'light' });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const { faults, checked } = await faultsOf(page);
      expect.soft(faults, `${stop.name}, ${colorScheme}`).toEqual([]);
      expect(checked).toBeGreaterThan(10);
    }
    await page.close();
  }
});

test('axe finds nothing on a phone, its sheet included', async () => {
  for (const stop of visit.stops.filter(({ name }) => ['home', 'table', 'replay', 'finished'].includes(name))) {
    const page = await lookAt(visit, stop, { width: 360, height: 740, theme: 'light' });
    if (stop.name === 'table') await page.getByRole('button', { name: 'Players, log and chat' }).click();
    expect.soft((await faultsOf(page)).faults, stop.name).toEqual([]);
    await page.close();
  }
});
