import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** All that must hold before a change is merged, fastest first; the first that fails ends the run. */
const CHECKS: readonly (readonly [name: string, program: string, ...words: string[]])[] = [
  ['types, room by room', 'tsc', '-b', ...globSync('src/**/tsconfig.json').sort()],
  ['types of the tests', 'tsc', '-p', 'tsconfig.tests.json'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
  ['fast tests', 'vitest', 'run', '--project', 'rooms'],
];

const only = process.argv.slice(2);
for (const [name, program, ...words] of CHECKS) {
  if (only.length > 0 && !only.includes(program)) continue;
  const started = performance.now();
  const done = spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${done.status === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`);
  if (done.status !== 0) process.exit(1);
}
