import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, openHouse } from '../test/web/support/house.ts';
import { type Look, lookAt, prepareVisit, type Stop, THEMES, type Visit } from '../test/web/support/visit.ts';

/*
 * Pictures of every page at three sizes in both themes, for whoever must look at them before a change is
 * called done: npm run screenshots [DIRECTORY]. The README's pictures are some of these.
 */
const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

const LOOKS: readonly Look[] = SIZES.flatMap(([width, height]) => THEMES.map((theme) => ({ width, height, theme })));

/** So many turns into the race the river has bends and the boats have parted. */
const TURNS = 7;

/** Pictures that fade in and boats that settle; nothing moves after this. */
const SETTLED_MS = 700;

const directory = process.argv[2] ?? join('.build', 'screenshots');
mkdirSync(directory, { recursive: true });

async function take(visit: Visit, stop: Stop, look: Look): Promise<string> {
  const page = await lookAt(visit, stop, look);
  await page.waitForTimeout(SETTLED_MS);
  const path = join(directory, `${stop.name}-${look.width}-${look.theme}.png`);
  await page.screenshot({ path });
  await page.close();
  return path;
}

const house = await openHouse();
const browser = await openBrowser();
try {
  const visit = await prepareVisit(browser, house.url, TURNS);
  for (const stop of visit.stops) {
    for (const look of LOOKS) console.log(await take(visit, stop, look));
  }
} finally {
  await browser.close();
  await house.stop();
}
