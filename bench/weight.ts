import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '#games/registry.ts';
import { distDirectory, ensureWeb } from '#server/web/build.ts';
import type { Bench } from './bench.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Budgets for the scripts and styles of a first visit, compressed. */
const HOME_KB = 60;
const TABLE_KB = 150;

/** What Vite writes about one file of the build. */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/** All files that these sources load, each once. */
function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const built = manifest[source];
    if (built === undefined || seen.has(source)) return;
    seen.add(source);
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file);
    for (const imported of built.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

function weigh(name: string, budget: number, sources: readonly string[]): Bench {
  return {
    name: `weight/${name}`,
    unit: 'KB',
    against: 'the budget for a first visit, compressed',
    async measure() {
      await ensureWeb(ROOT, () => undefined);
      const dist = distDirectory(ROOT);
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = [...filesOf(manifest, ['index.html', ...sources])];
      const value = files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0) / 1000;
      return { value, reference: budget, ratio: budget / value };
    },
  };
}

const ofGame = (id: string, ...files: readonly string[]) => files.map((file) => `src/games/${id}/${file}`);

export const benches: readonly Bench[] = [
  weigh('home', HOME_KB, [
    'src/web/pages/home.tsx',
    ...GAME_IDS.flatMap((id) => ofGame(id, 'meta.ts', 'board/cover.tsx')),
  ]),
  ...GAME_IDS.map((id) =>
    weigh(`table/${id}`, TABLE_KB, ['src/web/pages/table.tsx', ...ofGame(id, 'game.ts', 'board/board.tsx')]),
  ),
];
