import { afterAll, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { type AnyGame, silent, defaultOptions } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { loadGame } from '#games/registry.ts';
import { playRandomMove } from '#testing/walk.ts';
import { jsonLog } from '../log.ts';
import { BotPool } from './pool.ts';
import type { BotTask } from './question.ts';

const THINKING_MS = 100;
const REPLY_MS = 200;
const SLOT_MS = THINKING_MS + REPLY_MS;

const pool = new BotPool({
  threads: 1,
  queue: 10,
  replyMilliseconds: REPLY_MS,
  log: jsonLog('silent', () => undefined),
});
afterAll(() => pool.close());

interface Deals {
  readonly seat: number;
  readonly deals: readonly unknown[];
}

/** Two deals that look the same to everybody else: in one the seat has a choice, in the other it has none. */
function twoDeals(game: AnyGame): Deals {
  for (let seed = 1; seed < 400; seed++) {
    const rng = seeded(seed);
    const state = game.setup(2, defaultOptions(game.meta));
    for (let i = 0; i < 300 && game.awaiting(state).length > 0; i++) {
      const found = dealtOtherwise(game, state, rng);
      if (found !== undefined) return found;
      playRandomMove(game, state, rng, silent);
    }
  }
  throw new Error('no such deals were found');
}

function dealtOtherwise(game: AnyGame, state: unknown, rng: Rng): Deals | undefined {
  const [seat] = game.awaiting(state);
  if (seat === undefined || seat === CHANCE) return undefined;
  const other = game.clone(state);
  game.redeal(other, 1 - seat, rng);
  const [one = 0, two = 0] = [state, other].map((deal) => game.legal(deal, seat).length);
  return Math.min(one, two) === 1 && one !== two ? { seat, deals: [game.clone(state), other] } : undefined;
}

async function quickest(question: BotTask): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const began = performance.now();
    await pool.decide({ person: 'ann', address: '192.0.2.1' }, question);
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

test('how long a bot takes does not show whether its hand leaves it a choice', async () => {
  const game = await loadGame('broadhorns');
  const { seat, deals } = twoDeals(game);
  const question = (deal: unknown): BotTask => ({
    game: 'broadhorns',
    seats: 2,
    seat,
    level: 'search',
    view: game.view(deal, seat),
    milliseconds: THINKING_MS,
    hides: true,
  });
  const times = [];
  for (const deal of deals) times.push(await quickest(question(deal)));
  // Without the wait they differ by the whole thinking time.
  for (const time of times) expect(Math.abs(time - SLOT_MS)).toBeLessThan(THINKING_MS / 2);
}, 60_000);
