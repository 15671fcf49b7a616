import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Bot, Insight } from '#bots/bot.ts';
import { makeBot } from '#bots/levels.ts';
import { seeded } from '#engine/seeded.ts';
import type { Action } from '#engine/forms.ts';
import { loadGame } from '#games/registry.ts';
import { errorMessage } from '../log.ts';
import { lowerThreadPriority } from '../threads/low-priority.ts';
import { fromBytes, type BotTask, type Reply, toBytes } from './question.ts';

/** One thread of bots: a question in, an action out, one at a time. */
const port = parentPort;
if (port === null) throw new Error('the bots were started as a program of their own');

type AnyBot = Bot<unknown, Action>;

const SEEDS = 2 ** 32;
const bots = new Map<string, Promise<AnyBot>>();

lowerThreadPriority();

port.on('message', (bytes: Uint8Array) => {
  void answer(fromBytes<BotTask>(bytes)).then((reply) => {
    const out = toBytes(reply);
    port.postMessage(out, [out.buffer]);
  });
});

async function answer(question: BotTask): Promise<Reply> {
  try {
    const bot = await seated(question);
    return { ok: true, action: bot.decide(question.view, question.seat, seeded(randomInt(SEEDS))) };
  } catch (error) {
    return { ok: false, problem: errorMessage(error) };
  }
}

/** One bot per game, level and company is enough: bots keep nothing between decisions. */
function seated(question: BotTask): Promise<AnyBot> {
  const { game, level, seats, milliseconds } = question;
  const key = [game, level, seats, milliseconds].join(' ');
  const known = bots.get(key) ?? makeSeated(question);
  bots.set(key, known);
  return known;
}

async function makeSeated({ game, level, seats, milliseconds }: BotTask): Promise<AnyBot> {
  const rules = await loadGame(game);
  const { insight } = (await import(`../../games/${game}/bot/insight.ts`)) as {
    readonly insight: Insight<unknown, Action>;
  };
  return makeBot(level, { game: rules, insight, seats }, { budget: { milliseconds }, now: () => performance.now() });
}
