import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Every game has its own kind of these: the engine's name says what it is a kind of. */
const KINDS = new Set(['Action', 'Options']);

const EXPORT = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** All games are one room here: the same part has the same name in each of them. */
const roomOf = (path: string): string => path.split('/')[0] ?? '';

/** By exported name, the rooms that export it, each with its files. */
function exportedNames(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, Map<string, string[]>>();
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((path) => !/\.(test\.tsx?|d\.ts)$/.test(path));
  for (const path of files.toSorted()) {
    for (const [, name = ''] of readFileSync(`${SOURCE}${path}`, 'utf8').matchAll(EXPORT)) {
      const rooms = names.get(name) ?? new Map<string, string[]>();
      names.set(name, rooms.set(roomOf(path), [...(rooms.get(roomOf(path)) ?? []), path]));
    }
  }
  return names;
}

test('a name that is exported means one thing: no two rooms export the same one', () => {
  const names = exportedNames();
  const rooms = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const exporting = new Set([...names.values()].flatMap((found) => [...found.keys()]));
  expect(rooms.map(({ name }) => name).filter((room) => !exporting.has(room))).toEqual([]);
  expect(names.get('DeepReadonly')?.get('protocol')).toEqual(['protocol/shapes.ts']);
  const ambiguous = [...names].filter(([name, rooms]) => rooms.size > 1 && !KINDS.has(name));
  expect(ambiguous.map(([name, rooms]) => `${name}: ${[...rooms.values()].flat().join(', ')}`)).toEqual([]);
});
