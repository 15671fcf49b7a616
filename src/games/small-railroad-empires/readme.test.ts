import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');

/** What the table of the README names as the code of a statement. */
function namedCode(): readonly string[] {
  const table = read('README.md').split('\n## Rules, code, test')[1]?.split('\n## ')[0] ?? '';
  const cells = table.split('\n').map((line) => line.split(' | ')[1] ?? '');
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([A-Za-z_]+)`/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)];
}

/** The rules themselves: no bots, no board, no tests and nothing that only tests use. */
const RULES = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (path) => !/^(?:bot|board)\/|\.test\.ts$|scenes?\.ts$/.test(path),
);

test('the README names only code that the rules use', () => {
  const source = RULES.map(read).join('\n');
  const names = namedCode();
  expect(names.length).toBeGreaterThan(50);
  const uses = (name: string) => source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  expect(names.filter((name) => uses(name) < 2)).toEqual([]);
});
