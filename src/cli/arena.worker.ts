import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '#engine/game.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import { type ArenaGame, playArenaGame } from '#bots/arena.ts';
import type { Budget } from '#bots/bot.ts';
import { makeBot } from '#bots/levels.ts';
import type { BotLevel } from '#engine/bot-level.ts';
import type { Stretch } from './crew.ts';
import { loadInsight } from './subject.ts';

export interface ArenaTask {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly BotLevel[];
  readonly seed: number;
  readonly budget: Budget;
}

const task = workerData as ArenaTask;
if (!isGameId(task.id)) throw new Error(`no game ${task.id}`);
const subject = { game: await loadGame(task.id), insight: await loadInsight(task.id), seats: task.seats };
const settings = { budget: task.budget, now: ownTime };
const bots = task.bots.map((level) => makeBot(level, subject, settings));
const match = { subject, options: task.options, bots, seed: task.seed };

parentPort?.on('message', ({ from, to }: Stretch) => {
  const played: readonly ArenaGame[] = Array.from({ length: to - from }, (_, i) => playArenaGame(match, from + i));
  parentPort?.postMessage(played);
});

/**
 * Milliseconds this thread has computed. On a busy machine games take longer, but bots think as much as on a quiet one.
 */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
