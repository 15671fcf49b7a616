import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { think } from '#bots/search.ts';
import { seeded } from '#engine/seeded.ts';
import type { Bench } from './bench.ts';
import { loadInsight } from '#cli/subject.ts';
import { sideBySide } from './side-by-side.ts';
import { positionsOf } from './positions.ts';
import { referenceLoop } from './reference.ts';

const ITERATIONS = 200;
const POSITIONS = 32;

/**
 * The step from one tested position to the next. With it, a short round with few positions still covers a whole game.
 */
const STRIDE = 13;

/** Full iterations over positions from all of a game. */
const searching = (id: GameId): Bench => ({
  name: `search/${id}`,
  unit: 'iterations/s',
  against: 'turns of a bare loop of integer work',
  async measure() {
    const game = await loadGame(id);
    const subject = { game, insight: await loadInsight(id), seats: Math.max(...game.meta.seats) };
    const questions = positionsOf(game, POSITIONS).map(({ state, seat }) => ({ view: game.view(state, seat), seat }));
    // Without second thoughts, which do not count as iterations.
    const settings = { budget: { iterations: ITERATIONS }, now: () => performance.now(), foresight: 0 };
    const rng = seeded(1);
    let next = 0;
    const searchOnce = (): number => {
      const question = questions[(STRIDE * next++) % questions.length] as (typeof questions)[number];
      return think(subject, { ...question, rng }, settings).iterations;
    };
    return sideBySide(searchOnce, referenceLoop);
  },
});

export const benches: readonly Bench[] = GAME_IDS.map(searching);
