import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { build } from 'vite';
import { newDirectory } from '#server/temporary.ts';
import { openInn } from './support/inn.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const inn = openInn();

/** What is in a build by its source maps, which the plugin does not use, and the fonts by their names. */
async function packagesIn(out: string): Promise<readonly string[]> {
  await build({ root: ROOT, logLevel: 'silent', build: { outDir: out, emptyOutDir: true, sourcemap: true } });
  const maps = globSync('assets/*.map', { cwd: out }).map((name) => readFileSync(join(out, name), 'utf8'));
  const sources = maps.flatMap((map) => (JSON.parse(map) as { readonly sources: readonly string[] }).sources);
  const named = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  const fonts = globSync('assets/*.woff2', { cwd: out }).map((name) =>
    name.replace(/assets\/(.*)-latin.*/, '@fontsource/$1'),
  );
  return [...new Set([...named, ...fonts])].sort();
}

test('the licence of every package in the client, fonts included, lies beside it', async () => {
  const out = newDirectory(onTestFinished);
  const packages = await packagesIn(out);
  expect(packages).toEqual(expect.arrayContaining(['preact', '@preact/signals', '@fontsource/alegreya-sans']));
  // Schemas are for the server: a page trusts it, and they weigh as much as a board.
  expect(packages).not.toContain('zod');
  const text = readFileSync(join(out, 'licenses.txt'), 'utf8');
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    const own = text.split(`\n${name} ${version} (`)[1]?.split(`\n${'-'.repeat(80)}\n`)[0] ?? '';
    expect(own, name).toMatch(/Permission is hereby granted|Permission to use, copy, modify|SIL OPEN FONT LICENSE/);
    expect(own, name).toMatch(/copyright/i);
  }
});

test('the home page leads to the licences', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  const link = page.getByRole('link', { name: 'Licences' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.waitForLoadState();
  expect(opened.url()).toBe(`${inn.url}/licenses.txt`);
  expect(await opened.locator('body').textContent()).toContain('preact');
});
