import { serverBenches } from './server/server.ts';
import { browserBenches } from './browser/browser.ts';
import { loadBenches } from './server/load.ts';
import type { Bench } from './bench.ts';
import { theirFolder } from './boardgame-io.ts';
import { benches as cloning } from './cloning.ts';
import { benches as randomPlay } from './random-play.ts';
import { benches as search } from './search.ts';
import { benches as smallGame } from './small-game.ts';
import { benches as weight } from './weight.ts';

/** Everything that is measured. A part of the project with something to measure adds its list here. */
export const BENCHES: readonly Bench[] = [
  ...randomPlay,
  ...search,
  ...cloning,
  ...smallGame,
  ...weight,
  ...browserBenches,
  ...serverBenches,
  ...loadBenches(theirFolder),
];
