import { silent } from '#engine/game.ts';
import { play } from '#engine/play.ts';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import type { Bench } from './bench.ts';
import { sideBySide } from './side-by-side.ts';
import { type TheirKalah, theirKalah } from './boardgame-io.ts';
import { kalah, type KalahState, sowable } from './kalah.ts';

/** A whole game through the checked entry point, which does not change the state it is given. */
function playOurs(rng: Rng, sown: number[] = []): KalahState {
  let state = kalah.setup(2, {});
  while (state.outcome === undefined) {
    const pit = pick(rng, sowable(state.pits, state.turn));
    const played = play(kalah, state, state.turn, { type: 'sow', pit });
    if (!played.ok) throw new Error(`kalah refused pit ${pit}`);
    state = played.state;
    sown.push(pit);
  }
  return state;
}

/** A whole game in place, as bots and simulations play. */
function playInPlace(rng: Rng): number {
  const state = kalah.setup(2, {});
  let moves = 0;
  while (state.outcome === undefined) {
    kalah.apply(state, state.turn, pick(rng, kalah.legal(state, state.turn)), silent);
    moves += 1;
  }
  return moves;
}

function playTheirs(their: TheirKalah, rng: Rng): number {
  let state = their.start();
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    state = their.move(state, pick(rng, sowable(state.G.pits, Number(state.ctx.currentPlayer))));
    moves += 1;
  }
  return moves;
}

/** Both must be the same game, or the comparison says nothing. */
function compareGames(their: TheirKalah, seed: number): void {
  const sown: number[] = [];
  const ours = playOurs(seeded(seed), sown);
  const theirs = sown.reduce((state, pit) => their.move(state, pit), their.start());
  if (JSON.stringify(theirs.G.pits) !== JSON.stringify(ours.pits) || theirs.ctx.gameover === undefined) {
    throw new Error(`the two games of kalah differ: ${JSON.stringify(ours.pits)}, ${JSON.stringify(theirs.G.pits)}`);
  }
}

const against = (name: string, playOnce: (rng: Rng) => number): Bench => ({
  name: `small game/${name}`,
  unit: 'moves/s',
  against: 'the same game under the reducer of boardgame.io',
  async measure() {
    const their = await theirKalah();
    for (let seed = 0; seed < 20; seed++) compareGames(their, seed);
    const [ourRng, theirRng] = [seeded(2), seeded(2)];
    return sideBySide(
      () => playOnce(ourRng),
      () => playTheirs(their, theirRng),
    );
  },
});

export const benches: readonly Bench[] = [
  against('checked', (rng) => {
    const sown: number[] = [];
    playOurs(rng, sown);
    return sown.length;
  }),
  against('in place', playInPlace),
];
