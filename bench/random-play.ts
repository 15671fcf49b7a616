import { defaultOptions } from '#engine/game.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { seeded } from '#engine/seeded.ts';
import { simulate } from '#bots/simulate.ts';
import type { Bench } from './bench.ts';
import { sideBySide } from './side-by-side.ts';
import { referenceLoop } from './reference.ts';

/** Whole random games at the largest table, with the standard options. */
const randomPlay = (id: GameId): Bench => ({
  name: `random play/${id}`,
  unit: 'decisions/s',
  against: 'turns of a bare loop of integer work',
  async measure() {
    const game = await loadGame(id);
    const setting = { seats: Math.max(...game.meta.seats), options: defaultOptions(game.meta), rng: seeded(1) };
    return sideBySide(() => simulate(game, setting).decisions, referenceLoop);
  },
});

export const benches: readonly Bench[] = GAME_IDS.map(randomPlay);
