import { readFile, writeFile } from 'node:fs/promises';
import { type Command, EXIT, Obstacle, WrongUse } from './command.ts';
import type { Bench } from './bench/bench.ts';
import { BENCHES } from './bench/registry.ts';
import { progress } from './progress.ts';
import { columns, type Terminal } from './terminal.ts';

/** One line of what `bench --json` prints. */
export interface BenchReport {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: number;
  readonly ratio: number;
  /** The best ratio ever recorded, where one was. */
  readonly best?: number;
}

const BEST = new URL('./bench/best.json', import.meta.url);

/** Below this share of the best recorded ratio something has become slow. */
const TOLERANCE = 0.5;

export const command: Command = {
  summary:
    'Measures speed, each thing beside a reference that runs by turns with it, so that the ratio means the same on every machine. ' +
    'Exit code 1 when a ratio is below half of the best one recorded.',
  options: {
    only: { value: 'TEXT', help: 'only what has this in its name' },
    list: { help: 'print the names and measure nothing' },
    record: { help: 'keep ratios better than the recorded ones' },
  },
  async run(given, terminal) {
    const chosen = BENCHES.filter(({ name }) => name.includes(given.text('only') ?? ''));
    if (chosen.length === 0) throw new WrongUse(`nothing that is measured has ${given.text('only')} in its name`);
    if (given.has('list')) {
      terminal.out(`${chosen.map(({ name, against }) => `${name} (against ${against})`).join('\n')}\n`);
      return EXIT.fine;
    }
    const best = JSON.parse(await readFile(BEST, 'utf8')) as Record<string, number>;
    const { reports, failed } = await measureAll(chosen, best, terminal);
    terminal.out(given.json ? `${JSON.stringify(reports)}\n` : describe(reports));
    if (given.has('record')) await keep(best, reports);
    const slow = reports.filter(({ ratio, best: top }) => top !== undefined && ratio < TOLERANCE * top);
    for (const { name, ratio, best: top } of slow)
      terminal.err(`${name} is slow: ${brief(ratio)}, was ${brief(top ?? 0)}\n`);
    return slow.length + failed === 0 ? EXIT.fine : EXIT.found;
  },
};

async function measureAll(chosen: readonly Bench[], best: Readonly<Record<string, number>>, terminal: Terminal) {
  const reports: BenchReport[] = [];
  let failed = 0;
  const bar = progress(terminal, 'bench', chosen.length);
  for (const bench of chosen) {
    const { name, unit } = bench;
    try {
      const { value, reference, ratio } = await bench.measure();
      const top = best[name];
      reports.push({ name, value, unit, reference, ratio, ...(top === undefined ? {} : { best: top }) });
    } catch (error) {
      // One thing that cannot be had here keeps nobody from measuring the rest.
      if (!(error instanceof Obstacle)) throw error;
      failed += 1;
      terminal.err(`${name}: ${error.message}\n`);
    }
    bar.advance();
  }
  bar.done();
  return { reports, failed };
}

async function keep(best: Readonly<Record<string, number>>, reports: readonly BenchReport[]): Promise<void> {
  const better = reports.filter(({ name, ratio }) => ratio > (best[name] ?? 0));
  const kept = {
    ...best,
    ...Object.fromEntries(better.map(({ name, ratio }) => [name, Number(ratio.toPrecision(4))])),
  };
  await writeFile(BEST, `${JSON.stringify(kept, undefined, 2)}\n`);
}

function describe(reports: readonly BenchReport[]): string {
  const rows = reports.map(({ name, value, unit, reference, ratio, best }) => [
    name,
    `${brief(value)} ${unit}`,
    brief(reference),
    brief(ratio),
    best === undefined ? '' : brief(best),
  ]);
  return `${columns([['what', 'value', 'reference', 'ratio', 'best'], ...rows])}\n`;
}

const brief = (n: number): string => (n >= 1000 ? Math.round(n).toLocaleString('en-US') : n.toPrecision(3));
