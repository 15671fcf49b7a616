import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { newDirectory } from '../temporary.ts';
import { type BotSettings, BotPool } from './pool.ts';
import type { BotTask } from './question.ts';

const directory = newDirectory(afterAll);

const pools: BotPool[] = [];
const open = (more: Partial<BotSettings> = {}) => {
  const log = jsonLog('silent', () => undefined);
  const program = new URL('./fixtures/mortal.worker.ts', import.meta.url);
  const pool = new BotPool({ threads: 1, queue: 100, log, program, replyMilliseconds: 0, ...more });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const ann = { person: 'ann', address: '192.0.2.1' };

let diaries = 0;
const question = (deaths: number, manner: string): BotTask => {
  const diary = join(directory, `diary-${diaries++}`);
  writeFileSync(diary, '');
  return {
    game: 'mississippi-queen',
    seats: 2,
    seat: 0,
    level: 'random',
    view: { deaths, manner, diary },
    milliseconds: 10,
    hides: false,
  };
};

test('a question whose thread exits is given to a new thread', async () => {
  expect(await open().decide(ann, question(1, 'exit'))).toEqual({ type: 'after 1' });
});

test('a question whose thread throws is given to a new thread', async () => {
  expect(await open().decide(ann, question(2, 'throw'))).toEqual({ type: 'after 2' });
});

test('a thread that hangs is treated as dead', async () => {
  expect(await open({ patience: 2500 }).decide(ann, question(1, 'hang'))).toEqual({ type: 'after 1' });
});

test('a question that kills every thread is given up, and the next one is answered', async () => {
  const pool = open();
  const deadly = pool.decide(ann, question(99, 'exit'));
  const harmless = pool.decide(ann, question(0, 'exit'));
  await expect(deadly).rejects.toThrow('died 3 times');
  expect(await harmless).toEqual({ type: 'after 0' });
});

test('the queue is bounded: one question too many is refused at once', async () => {
  const pool = open({ queue: 2 });
  const asked = [1, 2, 3].map(() => pool.decide(ann, question(0, 'exit')));
  await expect(pool.decide(ann, question(0, 'exit'))).rejects.toThrow('too many bots wait');
  expect(await Promise.all(asked)).toHaveLength(3);
});

test('closing rejects the questions that still wait', async () => {
  const pool = open();
  const asked = [1, 2].map(() => pool.decide(ann, question(1, 'hang')));
  const settled = Promise.allSettled(asked);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
