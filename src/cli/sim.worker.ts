import { parentPort, workerData } from 'node:worker_threads';
import { isGameId, loadGame } from '#games/registry.ts';
import { type Options, winnersOf } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { type Simulated, simulate } from '#bots/simulate.ts';
import type { Stretch } from './crew.ts';

export interface SimTask {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly check: boolean;
}

/** The results of one thread for one range of games. */
export interface SimFound {
  readonly ended: number;
  readonly decisions: number;
  /** By the clock on the wall. */
  readonly seconds: number;
  /** The processor time this thread spent on it: what a quiet core would have needed. */
  readonly coreSeconds: number;
  readonly winsBySeat: readonly number[];
  readonly violations: readonly string[];
}

const task = workerData as SimTask;
if (!isGameId(task.id)) throw new Error(`no game ${task.id}`);
const game = await loadGame(task.id);

parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(playAll(stretch)));

function playAll({ from, to }: Stretch): SimFound {
  const found = { ended: 0, decisions: 0, violations: [] as string[] };
  const winsBySeat = Array.from({ length: task.seats }, () => 0);
  const started = performance.now();
  const before = process.threadCpuUsage();
  for (let number = from; number < to; number++) {
    const { outcome, decisions, violations } = playOne(number);
    found.decisions += decisions;
    found.violations.push(...violations.map((text) => `game ${number}: ${text}`));
    if (outcome === undefined) continue;
    found.ended += 1;
    // A shared first place counts as part of a win for each.
    const winners = winnersOf(outcome);
    for (const seat of winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1 / winners.length;
  }
  const { user, system } = process.threadCpuUsage(before);
  const seconds = (performance.now() - started) / 1000;
  return { ...found, winsBySeat, seconds, coreSeconds: (user + system) / 1e6 };
}

/**
 * A game depends only on the seed and its own number, so any thread may play it. A game that throws is reported and
 * does not stop the others.
 */
function playOne(number: number): Simulated {
  const { seats, options, seed, check } = task;
  try {
    return simulate(game, { seats, options, check, rng: seeded(Math.imul(seed, 0x9e3779b1) + number) });
  } catch (error) {
    const thrown = error instanceof Error ? error.message : String(error);
    return { outcome: undefined, decisions: 0, violations: [`it throws: ${thrown}`] };
  }
}
