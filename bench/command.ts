import { readFile, writeFile } from 'node:fs/promises';
import type { Bench } from './bench.ts';
import { type CliCommand, EXIT, Obstacle, WrongUse } from '#cli/command.ts';
import { type BenchReport, type Best, bestOf, isSlow } from './best.ts';
import { BENCHES } from './registry.ts';
import { progress } from '#cli/progress.ts';
import { columns, type Terminal } from '#cli/terminal.ts';

const BEST = new URL('./best.json', import.meta.url);

export const command: CliCommand = {
  summary:
    'Measures speed, each thing beside a reference that runs in turn with it, so that the ratio means the same on every machine. ' +
    'Exit code 1 when a ratio is below half of the best one recorded.',
  called: 'npm run bench --',
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
    const best = JSON.parse(await readFile(BEST, 'utf8')) as Best;
    const { reports, failed } = await measureAll(chosen, best, terminal);
    terminal.out(given.json ? `${JSON.stringify(reports)}\n` : describe(reports));
    if (given.has('record')) await writeFile(BEST, `${JSON.stringify(bestOf(best, reports), undefined, 2)}\n`);
    const slow = reports.filter(isSlow);
    for (const { name, ratio, best: top } of slow)
      terminal.err(`${name} is slow: ${brief(ratio)}, was ${brief(top ?? 0)}\n`);
    return slow.length + failed === 0 ? EXIT.fine : EXIT.found;
  },
};

async function measureAll(chosen: readonly Bench[], best: Best, terminal: Terminal) {
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
      // One thing that cannot be measured here must not stop the others.
      if (!(error instanceof Obstacle)) throw error;
      failed += 1;
      terminal.err(`${name}: ${error.message}\n`);
    }
    bar.advance();
  }
  bar.done();
  return { reports, failed };
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
