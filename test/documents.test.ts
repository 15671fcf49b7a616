import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts, dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  object
>;

const DOCUMENTS = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('src/**/README.md')];

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? '');

/** Files are named from the root, from `src`, from the document's own folder, or by name alone. */
const isThere = (document: string, name: string): boolean =>
  ['', 'src', dirname(document)].some((from) => existsSync(join(from, name))) || globSync(`src/**/${name}`).length > 0;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('names only files that are there', () => {
    const files = found(text, /`(\w[\w./-]*\.(?:ts|tsx|md|json|mjs|css))`/g);
    expect(files.filter((name) => !isThere(document, name))).toEqual([]);
  });

  test('links only to what is there', () => {
    const links = found(text, /\]\(([^)#]+)\)/g).filter((link) => !link.includes('://'));
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  test('names only commands that are there', () => {
    const commands = found(text, /npm run ([\w-]+)/g);
    expect(commands.filter((name) => !(name in (scripts ?? {})))).toEqual([]);
  });
});

describe('the walk of one action', () => {
  const walk = read('ARCHITECTURE.md').split('## One action')[1]?.split('\n## ')[0] ?? '';
  const steps = walk.split(/^\d+\. /m).slice(1);
  const stations = steps.map((step) => [
    ...step.matchAll(/`([\w./-]+\.tsx?)`(?:\s+\(((?:`#?\w+`[,:]?\s*)+)[^)]*\))?/g),
  ]);

  test('names a file at each of its steps, and a function with each file', () => {
    expect(steps).not.toEqual([]);
    expect(steps.filter((_, i) => stations[i]?.length === 0)).toEqual([]);
    expect(stations.flat().flatMap(([, file, functions]) => (functions === undefined ? [file] : []))).toEqual([]);
  });

  test('names functions that stand in those files', () => {
    const missing = stations.flat().flatMap(([, file = '', functions = '']) => {
      const source = read(join('src', file));
      return found(functions, /`([^`]+)`/g).flatMap((name) => (declares(source, name) ? [] : [`${file}: ${name}`]));
    });
    expect(missing).toEqual([]);
  });
});

/** Whether a source holds this function, constant or method. */
const declares = (source: string, name: string): boolean =>
  new RegExp(`(?:function|const|class) ${name}\\b|^ +(?:readonly |async )?${name}(?:[(<]|: | =)`, 'm').test(source);

test('every dependency has its line, and every line its dependency', () => {
  const table = read('ARCHITECTURE.md').split('## Dependencies')[1] ?? '';
  const lines = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = lines.flatMap((line) => found(line.split(' | ')[0] ?? '', /`([^`]+)`/g));
  expect(named.toSorted()).toEqual(
    Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).toSorted(),
  );
});
