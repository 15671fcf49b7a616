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
