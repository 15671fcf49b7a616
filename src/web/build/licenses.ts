import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What bundlers write into the bundle themselves, by the name of the module it stands in. */
const HELPERS: readonly (readonly [RegExp, string])[] = [
  [/^\0vite\//, 'vite'],
  [/^\0?rolldown[/:]/, 'rolldown'],
];

/** The two halves of one plugin. Workers are bundled separately, but their packages belong in the same list. */
interface Licenses {
  readonly page: () => Plugin;
  readonly worker: () => Plugin;
}

/**
 * Writes `licenses.txt` beside the client: the licence of everything that is really in the bundle, fonts included.
 * A package without a licence text fails the build.
 */
export function licenses(root: string): Licenses {
  const packages = new Set<string>();
  const note = (ids: readonly string[]) => ids.flatMap(packageOf).forEach((name) => packages.add(name));
  return {
    worker: () => ({
      name: 'sternwheel-licenses-of-workers',
      generateBundle: (_, bundle) => note(Object.values(bundle).flatMap(sourcesOf)),
    }),
    page: () => ({
      name: 'sternwheel-licenses',
      apply: 'build',
      // At the end, because styles and fonts are assets by then.
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          note(Object.values(bundle).flatMap(sourcesOf));
          this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: write(root, [...packages].sort()) });
        },
      },
    }),
  };
}

interface Output {
  readonly type: 'asset' | 'chunk';
  readonly moduleIds?: readonly string[];
  readonly originalFileNames?: readonly string[];
}

const sourcesOf = ({ moduleIds = [], originalFileNames = [] }: Output): readonly string[] => [
  ...moduleIds,
  ...originalFileNames,
];

/** The package a module comes from; none for our own modules. */
function packageOf(id: string): readonly string[] {
  const [, name] = /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id) ?? [];
  if (name !== undefined) return [name.replaceAll('\\', '/')];
  return HELPERS.flatMap(([pattern, helper]) => (pattern.test(id) ? [helper] : []));
}

const RULE = '-'.repeat(80);

const HEAD = `Sternwheel is under the MIT licence. Its web client contains the following works of others,
each under its own licence.`;

const write = (root: string, names: readonly string[]): string =>
  [
    `${HEAD}\n\n${names.map((name) => `- ${name}`).join('\n')}`,
    `Sternwheel\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`,
    ...names.map((name) => licenceOf(root, name)),
  ].join(`\n\n${RULE}\n\n`) + '\n';

function licenceOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const [file] = globSync('{LICENSE,LICENCE,license}{,.md,.txt}', { cwd: folder });
  if (file === undefined) throw new Error(`${name} is in the client and has no licence text`);
  return `${name} ${version} (${license})\n\n${ownPart(readFileSync(join(folder, file), 'utf8')).trim()}`;
}

/** Vite's file also has the licences of what Vite itself contains; none of that is in our bundle. */
const ownPart = (text: string): string => text.split('# Licenses of bundled dependencies')[0] ?? text;
