import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import type { Bench } from './bench.ts';
import { sideBySide } from './side-by-side.ts';
import { positionsOf } from './positions.ts';

const cloning = (id: GameId): Bench => ({
  name: `cloning/${id}`,
  unit: 'clones/s',
  against: 'structuredClone of the same states',
  async measure() {
    const game = await loadGame(id);
    const states = positionsOf(game, 64).map(({ state }) => state);
    const each = (copy: (state: unknown) => unknown) => (): number => states.map((state) => copy(state)).length;
    return sideBySide(
      each((state) => game.clone(state)),
      each((state) => structuredClone(state)),
    );
  },
});

export const benches: readonly Bench[] = GAME_IDS.map(cloning);
