import type { ArenaGame } from '#bots/arena.ts';
import type { Budget } from '#bots/bot.ts';
import { isBotLevel } from '#bots/levels.ts';
import { type BotLevel, BOT_LEVELS } from '#engine/bot-level.ts';
import { type Standings, standings } from '#bots/standings.ts';
import type { ArenaTask } from './arena.worker.ts';
import { type CliCommand, EXIT, type Given, WrongUse, wholeNumber } from './command.ts';
import { allCores, spread, type Stretch } from './crew.ts';
import { progress } from './progress.ts';
import { TABLE_OPTIONS, tableGiven } from './subject.ts';
import { columns } from './terminal.ts';

/** By bot, under its name. A bot named twice gets a number after its name. */
type ByBot<T> = Readonly<Record<string, T>>;

/** What `arena --json` prints. */
export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly games: number;
  readonly wins: ByBot<number>;
  readonly winRate: ByBot<number>;
  /** Where the true rate of wins lies with 95 % confidence. */
  readonly interval: ByBot<readonly [low: number, high: number]>;
  /** 0 is the average of the bots. */
  readonly elo: ByBot<number>;
}

export const command: CliCommand = {
  summary:
    'Lets bots play each other on all cores. After each game everyone moves one seat on. The last bot named fills the seats ' +
    'that are left: search,greedy at four seats is one search among three greedy. With --iterations the same seed plays ' +
    'the same games on every machine; with --ms it depends on how fast the machine is.',
  options: {
    ...TABLE_OPTIONS,
    bots: { value: 'A,B', help: `two or more of ${BOT_LEVELS.join(', ')}` },
    games: { value: 'K', help: 'how many games (100)' },
    seed: { value: 'S', help: 'the seed (1)' },
    ms: { value: 'N', help: 'how long search thinks about a decision, in milliseconds of its processor (100)' },
    iterations: { value: 'N', help: 'how often search looks ahead for a decision, instead of --ms' },
    cores: { value: 'N', help: 'how many cores to use (all)' },
  },
  async run(given, terminal) {
    const { game, id, seats, options } = await tableGiven(given);
    const bots = botsGiven(given, seats);
    const games = wholeNumber(given, 'games', 100);
    const budget = budgetGiven(given);
    const task: ArenaTask = { id, seats, options, bots, budget, seed: wholeNumber(given, 'seed', 1, 0) };
    const bar = progress(terminal, game.meta.title, games);
    const worker = new URL('./arena.worker.ts', import.meta.url);
    const cores = wholeNumber(given, 'cores', allCores());
    const arrived = (_: unknown, { from, to }: Stretch) => bar.advance(to - from);
    const played = await spread<readonly ArenaGame[]>({ worker, task, count: games, cores, stretch: 1 }, arrived);
    bar.done();
    const report = sumUp(
      { game: id, seats, options, bots: named(bots), budget },
      standings(bots.length, played.flat()),
    );
    terminal.out(given.json ? `${JSON.stringify(report)}\n` : describe(report));
    return EXIT.fine;
  },
};

function botsGiven(given: Given, seats: number): readonly BotLevel[] {
  const words = (given.text('bots') ?? '').split(',').filter((word) => word !== '');
  const unknown = words.find((word) => !isBotLevel(word));
  if (unknown !== undefined) throw new WrongUse(`there is no bot ${unknown}; choose from ${BOT_LEVELS.join(', ')}`);
  if (words.length < 2) throw new WrongUse('name at least two bots, as in --bots search,greedy');
  if (words.length > seats) throw new WrongUse(`${words.length} bots do not fit at ${seats} seats`);
  return words.filter(isBotLevel);
}

function budgetGiven(given: Given): Budget {
  if (given.has('ms') && given.has('iterations')) throw new WrongUse('give --ms or --iterations, not both');
  return given.has('iterations')
    ? { iterations: wholeNumber(given, 'iterations', 1) }
    : { milliseconds: wholeNumber(given, 'ms', 100) };
}

const named = (bots: readonly BotLevel[]): readonly string[] =>
  bots.map((bot, i) =>
    bots.indexOf(bot) === i ? bot : `${bot}#${bots.slice(0, i + 1).filter((one) => one === bot).length}`,
  );

type Asked = Pick<ArenaReport, 'game' | 'seats' | 'options' | 'bots' | 'budget'>;

function sumUp(asked: Asked, { games, wins, winRate, interval, elo }: Standings): ArenaReport {
  const byBot = <T>(list: readonly T[]): ByBot<T> =>
    Object.fromEntries(asked.bots.map((bot, i) => [bot, list[i] as T]));
  return { ...asked, games, wins: byBot(wins), winRate: byBot(winRate), interval: byBot(interval), elo: byBot(elo) };
}

function describe(report: ArenaReport): string {
  const percent = (share = 0) => `${(100 * share).toFixed(1)} %`;
  const rows = report.bots.map((bot) => {
    const [low, high] = report.interval[bot] ?? [0, 1];
    const rate = percent(report.winRate[bot]);
    return [bot, `${report.wins[bot]}`, rate, `${percent(low)} to ${percent(high)}`, `${report.elo[bot]}`];
  });
  return `${report.games} games with ${report.seats} seats\n${columns([['bot', 'wins', 'rate', '95 % confidence', 'elo'], ...rows])}\n`;
}
