import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { wallsCrossed } from './walls.ts';

/** Run by this very Node, not by their names: on Windows those are scripts that only a shell can start. */
const PROGRAMS = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
} as const;

/** All that must hold before a change is merged, fastest first; the first that fails ends the run. */
const CHECKS: readonly (readonly [name: string, program: keyof typeof PROGRAMS, ...words: string[]])[] = [
  ['types, room by room', 'tsc', '-b', ...globSync('{src/**,bench}/tsconfig.json').sort()],
  ['types of the tests', 'tsc', '-p', 'tsconfig.tests.json'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
  ['fast tests', 'vitest', 'run', '--project', 'rooms'],
];

/** `npm run check -- vitest src/games/montana`: programs are chosen by name, and all other words are for the tests. */
const given = process.argv.slice(2);
const only = given.filter((word) => word in PROGRAMS);
const paths = given.filter((word) => !(word in PROGRAMS));
for (const [name, program, ...words] of CHECKS) {
  if (only.length > 0 && !only.includes(program)) continue;
  const started = performance.now();
  const more = program === 'vitest' ? paths : [];
  const done = spawnSync(process.execPath, [join('node_modules', PROGRAMS[program]), ...words, ...more], {
    stdio: ['ignore', program === 'tsc' ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // What crosses a wall comes first: most other errors follow from it.
  if (program === 'tsc') {
    for (const sentence of wallsCrossed(done.stdout, process.cwd())) console.log(sentence);
    process.stdout.write(done.stdout);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${done.status === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`);
  if (done.status === 0) continue;
  process.exitCode = 1;
  break;
}
