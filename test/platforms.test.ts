import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Plain JavaScript, which is not checked with the rest. */
const { missingNativePackages } = (await import(new URL('../scripts/native-packages.mjs', import.meta.url).href)) as {
  missingNativePackages: (root: string, platform: string, arch: string) => string[];
};

/** The platforms a host or a maker may have; for other platforms than this one, the set-up names what npm left out. */
const OTHERS = [
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

test('this machine has every native package it needs', () => {
  expect(missingNativePackages('.', process.platform, process.arch)).toEqual([]);
});

test.each(OTHERS)('the set-up on %s %s adds the native packages that the lock file does not list', (platform, arch) => {
  const missing = missingNativePackages('.', platform, arch);
  for (const name of ['@rolldown/binding', 'lightningcss', '@oxlint/binding']) {
    expect(missing).toContainEqual(expect.stringMatching(new RegExp(`^${name}-${platform}-${arch}(-msvc)?@\\d`)));
  }
});

/** Windows starts `tsc` or `npm` only through a shell; a script that names them bare works on Linux alone. */
test('no script starts a program of node_modules by its bare name', () => {
  const sources = globSync('{scripts,src,bench}/**/*.{ts,mjs}').filter((name) => !name.includes('.test.'));
  const started = sources.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/spawn(?:Sync)?\(\s*([^,]+),/g)].map(([, program = '']) => ({
      name,
      program,
    })),
  );
  expect(started).not.toEqual([]);
  const bare = started.filter(({ program }) => !['process.execPath', 'node.path', 'path'].includes(program));
  // npm has a shell on Windows, and apt-get is asked for only where it can be.
  expect(bare.map(({ program }) => program).filter((program) => !/^'(npm|apt-get)'$/.test(program))).toEqual([]);
});
