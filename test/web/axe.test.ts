import { beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes, faultsOf } from './support/axe.ts';
import { openInn } from './support/inn.ts';
import { lookAt, prepareVisit, type Visit } from './support/visit.ts';

const inn = openInn();
let visit: Visit;
beforeAll(async () => {
  visit = await prepareVisit(inn.browser, inn.url);
}, 300_000);

/** Many pages, each in the light and in the dark theme. */
const PATIENT = { timeout: 900_000 };

test('axe finds nothing on any page in either theme', PATIENT, async () => {
  expect(visit.stops).not.toEqual([]);
  for (const stop of visit.stops) {
    const page = await lookAt(visit, stop, { width: 1280, height: 800, theme: 'light' });
    const { faults, checked } = await faultsInBothThemes(page);
    expect.soft(faults, stop.name).toEqual([]);
    expect(checked, stop.name).toBeGreaterThan(0);
    await page.close();
  }
});

const ON_A_PHONE = ['home', 'table', 'replay', 'finished'];

test('axe finds nothing on a phone, its sheet included', async () => {
  const stops = visit.stops.filter(({ name }) => ON_A_PHONE.includes(name));
  expect(stops).toHaveLength(ON_A_PHONE.length);
  for (const stop of stops) {
    const page = await lookAt(visit, stop, { width: 360, height: 740, theme: 'light' });
    if (stop.name === 'table') await page.getByRole('button', { name: 'Story and chat' }).click();
    expect.soft((await faultsOf(page)).faults, stop.name).toEqual([]);
    await page.close();
  }
});
