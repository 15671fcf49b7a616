import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The command as a process of its own, with a shell around it so that its output can be piped. */
const sternwheel = (words: string, pipe = '') => run('src/cli/main.ts', words, pipe);

function run(program: string, words: string, pipe = '') {
  const line = `"${process.execPath}" ${program} ${words} ${pipe}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the command as a process', () => {
  test('ends with 0 when all is fine', () => {
    const { status, stdout, stderr } = sternwheel('sim --game mississippi-queen --games 3 --json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 3, ended: 3, violations: [] });
  });

  test('ends with 2 and one sentence, without a trace, when it is used wrongly', () => {
    for (const words of ['', 'fly', 'sim --game chess', 'replay package.json', 'verify nowhere.json', 'arena --x']) {
      const { status, stderr } = sternwheel(words);
      expect(status).toBe(2);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(stderr.split('\n').length).toBeLessThanOrEqual(2);
    }
  });

  test('ends with 1 and one sentence when it cannot serve', () => {
    const { status, stderr } = sternwheel('serve --port harbour --data .build/never-opened');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[^\n]*PORT[^\n]*\n$/);
  });

  test('draws no bar where nobody watches', () => {
    const { stdout, stderr } = run('bench/main.ts', '--only cloning/mississippi-queen');
    expect(stderr).toBe('');
    expect(stdout).toContain('cloning/mississippi-queen');
  });

  test('does not mind a reader that leaves early', () => {
    const { status, stderr } = sternwheel('rules mississippi-queen', '| head -1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
