import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDirectory } from '#server/temporary.ts';
import { openBrowser, openServer } from '../test/web/support/server.ts';
import { type Look, lookAt, prepareVisit, type Stop, THEMES, type Visit } from '../test/web/support/visit.ts';

/*
 * Pictures of every page and every game at five sizes in both themes, to look at before a change is called done:
 * npm run screenshots [DIRECTORY [WORD ...]]. With words, only those whose names contain one of them. The directory's
 * index.html shows them side by side. The README's pictures are some of these.
 */
const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const;

const LOOKS: readonly Look[] = SIZES.flatMap(([width, height]) => THEMES.map((theme) => ({ width, height, theme })));

/** After this many turns of the race the river has bends and the boats are apart. */
const TURNS = 7;

/** Pictures that fade in and boats that settle; nothing moves after this. */
const SETTLED_MS = 700;

const [directory = join('.build', 'screenshots'), ...words] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });

const fileOf = ({ name }: Stop, { width, theme }: Look): string => `${name}-${width}-${theme}.png`;

async function take(visit: Visit, stop: Stop, look: Look): Promise<void> {
  const page = await lookAt(visit, stop, look);
  await page.waitForTimeout(SETTLED_MS);
  const path = join(directory, fileOf(stop, look));
  await page.screenshot({ path });
  await page.close();
  console.log(path);
}

/** A row for each stop: all sizes and themes of it next to each other. */
function sheetOf(stops: readonly Stop[]): string {
  const rows = stops.map(
    (stop) =>
      `<h2>${stop.name}</h2><p>${LOOKS.map((look) => `<img src="${fileOf(stop, look)}" alt="${fileOf(stop, look)}">`).join('')}</p>`,
  );
  const style = 'body{font-family:sans-serif}p{display:flex;gap:8px;overflow:auto}img{height:560px}';
  return `<!doctype html><title>Sternwheel</title><style>${style}</style>${rows.join('\n')}`;
}

const server = await openServer(newDirectory((remove) => process.once('exit', remove)));
const browser = await openBrowser();
try {
  const visit = await prepareVisit(browser, server.url, TURNS);
  // Tips would lie over the boards.
  await visit.context.addInitScript(() =>
    localStorage.setItem('sternwheel.preferences', JSON.stringify({ lessons: false })),
  );
  const stops = visit.stops.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const stop of stops) {
    for (const look of LOOKS) await take(visit, stop, look);
  }
  writeFileSync(join(directory, 'index.html'), sheetOf(stops));
} finally {
  await browser.close();
  await server.stop();
}
