import { type CliCommand, EXIT, wholeNumber } from './command.ts';
import { allCores, spread, type Stretch } from './crew.ts';
import { progress } from './progress.ts';
import type { SimFound, SimTask } from './sim.worker.ts';
import { TABLE_OPTIONS, tableGiven } from './subject.ts';

/** What `sim --json` prints. */
export interface SimReport {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly games: number;
  readonly ended: number;
  /** Decisions of seats. Draws by chance are not counted. */
  readonly decisions: number;
  /** By the clock on the wall, without the start of the threads. */
  readonly seconds: number;
  readonly cores: number;
  /** On one core: decisions per second of processor time spent on them. */
  readonly decisionsPerSecond: number;
  /** On all cores together, by the clock on the wall. */
  readonly decisionsPerSecondTotal: number;
  readonly winsBySeat: readonly number[];
  readonly violations: readonly string[];
}

/** Small enough for the bar to move and for all cores to finish together. */
const STRETCHES_PER_CORE = 16;

export const command: CliCommand = {
  summary:
    'Plays whole games at random on all cores and reports how many ended, how many decisions the seats took, how fast, ' +
    'who won, and what broke. Exit code 1 when something broke.',
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'K', help: 'how many games (1000)' },
    seed: { value: 'S', help: 'the same seed plays the same games (1)' },
    cores: { value: 'N', help: 'how many cores to use (all)' },
    check: { help: 'count every component after every action, not only at the end' },
  },
  async run(given, terminal) {
    const { game, id, seats, options } = await tableGiven(given);
    const games = wholeNumber(given, 'games', 1000);
    const cores = Math.min(wholeNumber(given, 'cores', allCores()), games);
    const task: SimTask = { id, seats, options, seed: wholeNumber(given, 'seed', 1, 0), check: given.has('check') };
    const bar = progress(terminal, game.meta.title, games);
    const timing = { first: Infinity, last: 0 };
    const arrived = ({ seconds }: SimFound, { from, to }: Stretch): void => {
      timing.last = performance.now();
      timing.first = Math.min(timing.first, timing.last - seconds * 1000);
      bar.advance(to - from);
    };
    const stretch = Math.ceil(games / (cores * STRETCHES_PER_CORE));
    const worker = new URL('./sim.worker.ts', import.meta.url);
    const found = await spread<SimFound>({ worker, task, count: games, cores, stretch }, arrived);
    bar.done();
    const seconds = (timing.last - timing.first) / 1000;
    const report = sumUp({ game: id, seats, options, games, cores, seconds }, found);
    terminal.out(given.json ? `${JSON.stringify(report)}\n` : describe(report));
    return report.violations.length === 0 && report.ended === games ? EXIT.fine : EXIT.found;
  },
};

type Asked = Pick<SimReport, 'game' | 'seats' | 'options' | 'games' | 'cores' | 'seconds'>;

function sumUp({ seconds, ...asked }: Asked, found: readonly SimFound[]): SimReport {
  const sum = (of: (one: SimFound) => number): number => found.reduce((total, one) => total + of(one), 0);
  const decisions = sum((one) => one.decisions);
  return {
    ...asked,
    ended: sum((one) => one.ended),
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / sum((one) => one.coreSeconds)),
    decisionsPerSecondTotal: Math.round(decisions / seconds),
    winsBySeat: Array.from({ length: asked.seats }, (_, seat) =>
      Number(sum((one) => one.winsBySeat[seat] ?? 0).toFixed(3)),
    ),
    violations: found.flatMap((one) => one.violations),
  };
}

function describe(report: SimReport): string {
  const number = (n: number) => n.toLocaleString('en-US');
  const wins = report.winsBySeat.map((won, seat) => `seat ${seat} ${((100 * won) / report.games).toFixed(1)} %`);
  const lines = [
    `${number(report.games)} games with ${report.seats} seats, ${number(report.ended)} ended`,
    `${number(report.decisions)} decisions in ${report.seconds} s`,
    `${number(report.decisionsPerSecond)} decisions a second per core, ${number(report.decisionsPerSecondTotal)} on ${report.cores}`,
    `wins: ${wins.join(', ')}`,
    report.violations.length === 0 ? 'nothing broke' : `${report.violations.length} broke:`,
    ...report.violations.slice(0, 20).map((text) => `  ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}
