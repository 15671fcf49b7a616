import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './registry.ts';

const TABLE = '## Rules, code, test';

interface Row {
  readonly says: string;
  readonly code: string;
  readonly tests: string;
}

/** The table that leads from every statement of a rulebook to its code and its test. */
function rowsOf(readme: string): readonly Row[] {
  const from = readme.indexOf(TABLE);
  const section = from < 0 ? '' : readme.slice(from + TABLE.length).split('\n## ')[0];
  const lines = (section ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => {
    const [says = '', code = '', tests = ''] = line.slice(2, -2).split(' | ');
    return { says, code, tests };
  });
}

/** Everything in backticks. */
const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

const isPath = (name: string): boolean => name.endsWith('/') || /\.tsx?$/.test(name);

/** Whether a source declares this name: a function, a constant, a type, a method or a field. */
const declares = (source: string, name: string): boolean =>
  new RegExp(`(?:function\\*?|const|let|class|interface|type) ${name}\\b|^ +(?:readonly )?${name}\\??[(:,]`, 'm').test(
    source,
  );

/** Strings of the tests: what a fragment with gaps, `red must move 4 …`, is looked for in. */
const stringsOf = (source: string): readonly string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`|"([^"\n]*)"/g)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const fragment = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replaceAll("\\'", "'")
      .split('…')
      .map((part) => escaped(part.trim()))
      .join('.*')}`,
  );

const RULING = /([A-Z]?)(\d+)(?:–[A-Z]?(\d+))?/g;

/** `R3–R5, R8` as R3, R4, R5, R8. */
const numbersIn = (list: string): readonly string[] =>
  [...list.matchAll(RULING)].flatMap(([, letter = '', first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${letter}${Number(first) + i}`),
  );

const isNumbers = (part: string): boolean => /^[A-Z]?\d+(?:–[A-Z]?\d+)?(?:, [A-Z]?\d+(?:–[A-Z]?\d+)?)*$/.test(part);

/** The numbers of the rulings that a test's name begins with: `R11, R12: the year begins in autumn`. */
const tested = (title: string): readonly string[] => {
  const [head = '', ...rest] = title.split(':');
  const numbers = head.replace(/^ruling /, '');
  return rest.length > 0 && isNumbers(numbers) ? numbersIn(numbers) : [];
};

/** The numbers of the rulings that the README lists. */
function rulingsOf(readme: string): readonly string[] {
  const section = readme.slice(readme.indexOf('\n## Rulings'));
  const heads = [...section.matchAll(/^(?:(\d+)\. |\| ([A-Z]?\d[^|]*) \|)/gm)];
  return heads.flatMap(([, number, cell]) => numbersIn(number ?? cell ?? ''));
}

describe.each(GAME_IDS)('the README of %s', (id) => {
  const folder = fileURLToPath(new URL(`${id}/`, import.meta.url));
  const read = (path: string): string => readFileSync(path, 'utf8');
  const readme = read(`${folder}README.md`);
  const rows = rowsOf(readme);
  const sources = globSync(`${folder}**/*.{ts,tsx}`)
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read);
  const strings = globSync(`${folder}**/*.test.ts`).flatMap((path) => stringsOf(read(path)));
  const numbers = new Set(strings.flatMap(tested));

  test('has no fewer rows than its guide has rules, and each row leads to code and a test', async () => {
    const rules = (await loadGame(id)).guide.flatMap((chapter) => chapter.rules);
    expect(rules).not.toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(rules.length);
    expect(rows.filter(({ says, code, tests }) => says === '' || code === '' || tests === '')).toEqual([]);
  });

  test('names code that is there', () => {
    const missing = rows
      .flatMap(({ code }) => quoted(code))
      .filter((name) => (isPath(name) ? !existsSync(folder + name) : !sources.some((text) => declares(text, name))));
    expect(missing).toEqual([]);
  });

  test('names tests that are there', () => {
    const missing = rows.flatMap(({ tests }) =>
      tests.split('; ').flatMap((part) => {
        const files = quoted(part).filter(isPath);
        const gone = files.filter((file) => !existsSync(folder + file) && !existsSync(file));
        const rest = part.replace(/^`[^`]+`(?:: )?/, '');
        if (rest === '' || rest === '–') return gone;
        if (isNumbers(rest)) return [...gone, ...numbersIn(rest).filter((number) => !numbers.has(number))];
        return strings.some((title) => fragment(rest).test(title)) ? gone : [...gone, rest];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('lists rulings, and each has a test with its number', () => {
    const rulings = rulingsOf(readme);
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
