import { HARVEST_BARREL } from '../components.ts';
import type { TellEvent } from '../events.ts';
import type { Cargo } from '../sheets.ts';
import { add, isLastRound, seasonOf, type State } from '../state.ts';

/** Seasons: the barrel goes to the next space of the track. The season is that of the last barrel placed. */
export function placeOnTrack(s: State, cargo: Cargo, tell: TellEvent): void {
  const before = seasonOf(s);
  s.placed += 1;
  tell({ type: 'seasonBarrel', seat: s.turn, cargo, space: s.placed });
  if (s.placed === HARVEST_BARREL) harvest(s, tell);
  s.track.push(cargo);
  if (seasonOf(s) !== before) tell({ type: 'seasonBegan', season: seasonOf(s) });
  if (isLastRound(s)) tell({ type: 'lastRound' });
}

/** The first space of the final autumn is filled: all barrels before it are returned to the draw bag. */
function harvest(s: State, tell: TellEvent): void {
  for (const cargo of s.track) add(s.bag, cargo, 1);
  tell({ type: 'harvest', barrels: s.track.length });
  s.track = [];
}
