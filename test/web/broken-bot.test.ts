import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { distDirectory } from '#server/web/build.ts';
import { mouse, openRace, takeTurn } from './support/captain.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';

const inn = openInn();
const web = join(newDirectory(afterAll), 'web');

/** Refuses, throws and hangs the first three times it is started; then it is the real worker. */
const FRAGILE = `
const early = [];
onmessage = (event) => early.push(event);
const kept = await caches.open('starts');
const starts = Number((await (await kept.match('/starts'))?.text()) ?? 0);
await kept.put('/starts', new Response(String(starts + 1)));
if (starts === 0) onmessage = ({ data }) => postMessage({ number: data.number, problem: 'the search is lost' });
if (starts === 1) onmessage = () => setTimeout(() => { throw new Error('out of memory'); });
if (starts === 2) for (;;);
if (starts > 2) await import('./real-bots.js');
for (const event of early) onmessage(event);
`;

/** The real client, except for the bots at tables without a network. */
function copyWithFragileBots(): void {
  cpSync(distDirectory(fileURLToPath(new URL('../..', import.meta.url))), web, { recursive: true });
  const find = (files: string) => globSync(files, { cwd: join(web, 'assets') })[0] ?? '';
  const [bots, host] = [find('bots.worker-*.js'), join(web, 'assets', find('host.worker-*.js'))];
  const text = readFileSync(host, 'utf8');
  if (!text.includes(bots)) throw new Error('the worker of the tables does not start the bots');
  writeFileSync(host, text.replaceAll(bots, 'fragile-bots.js'));
  for (const packed of ['.br', '.gz']) rmSync(host + packed);
  writeFileSync(join(web, 'assets', 'fragile-bots.js'), FRAGILE.replace('real-bots.js', bots));
}

test('without a network a bot that breaks or hangs is started again, and the game goes on', async () => {
  copyWithFragileBots();
  await inn.server.kill();
  await inn.reopen({ WEB_DIR: web });
  // A service worker would delete caches that it does not know, and the count with them.
  const page = await inn.newPage({ ...DESK, serviceWorkers: 'block' });
  await page.route('**/api/**', (route) => route.abort());
  await openRace(page, inn.url, { places: ['search', 'greedy'] });
  expect(page.url()).toContain('/tables/here-');
  // The second turn comes only when both bots have had theirs.
  for (let turn = 0; turn < 2; turn++) expect(await takeTurn(page, mouse)).toBe(true);
  const starts = await page.evaluate(async () => (await (await caches.open('starts')).match('/starts'))?.text());
  expect(Number(starts)).toBeGreaterThanOrEqual(4);
});
