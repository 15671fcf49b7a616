import { CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { type Action, SEASON_BARRELS } from '../actions.ts';
import { BARRELS_FOR_BONUS, CARGO, HARVEST_BARREL, PERISHABLES, TOWNS } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { type Cargo, isTile, sheetAt, townNamed } from '../sheets.ts';
import { add, isLastRound, mover, NONE, seasonOf, type State, townOf } from '../state.ts';
import { forChance, onTurn } from './asking.ts';
import { portTown } from './selling.ts';
import { drawTile, tilesOf, turnUp, uncover } from './setup.ts';

/** Town Bonus, then Filling Up a Town: the end of Sell. */
export function closeSale(s: State, tell: TellEvent): void {
  const town = portTown(s);
  const filled = isFull(s);
  const gold = TOWNS[town]?.bonus ?? 0;
  if (s.deliveries >= BARRELS_FOR_BONUS || filled) {
    mover(s).gold += gold;
    tell({ type: 'townBonus', seat: s.turn, town, gold, filled });
  }
  if (!filled) s.phase = 'buying';
  else if (isLastRound(s) || choices(s).length === 1) resetTown(s, cargoForTrack(s), tell);
  else s.phase = 'season';
}

const isFull = (s: State): boolean => townOf(s, portTown(s)).filled === sheetAt(s.sheet).full;

/** The track takes no more barrels once it is full. */
const cargoForTrack = (s: State): Cargo => (isLastRound(s) ? NONE : (choices(s)[0] ?? 0));

/** The perishable types lying in the full town. */
function choices(s: State): readonly Cargo[] {
  const { spaces } = sheetAt(s.sheet);
  return CARGO.map((_, cargo) => cargo).filter(
    (cargo) => cargo < PERISHABLES && spaces.some((space) => space.cargo === cargo),
  );
}

/** Filling Up a Town: one of its perishable barrels goes to the season track. */
export const season: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => choices(s).map((cargo) => SEASON_BARRELS[cargo] as Action),
  refuse: (s, _, action) =>
    rulingOn('season.barrel', {
      cargo: action.type === 'season' ? (CARGO[action.cargo] ?? '') : '',
      town: townNamed(portTown(s)),
    }),
  on: { season: (s, { cargo }, tell) => resetTown(s, cargo, tell) },
};

/** All barrels leave the town: one to the track, the rest to the bag; the tile goes to the player who filled it. */
function resetTown(s: State, cargo: Cargo, tell: TellEvent): void {
  const town = townOf(s, portTown(s));
  for (const space of sheetAt(s.sheet).spaces) add(s.bag, space.cargo, 1);
  town.filled = 0;
  s.lastFill = s.round;
  if (cargo !== NONE) advanceSeason(s, cargo, tell);
  if (!isTile(s.sheet)) {
    tell({ type: 'townFilled', seat: s.turn, town: portTown(s), wreaths: 0 });
    s.phase = 'buying';
    return;
  }
  mover(s).tiles.push(s.sheet);
  tell({ type: 'townFilled', seat: s.turn, town: portTown(s), tile: s.sheet, wreaths: sheetAt(s.sheet).wreaths });
  s.phase = uncover(s, portTown(s)) ? 'reveal' : 'buying';
}

/** Seasons: the current season is that of the last barrel placed. The first of the final autumn brings the harvest. */
function advanceSeason(s: State, cargo: Cargo, tell: TellEvent): void {
  const before = seasonOf(s);
  add(s.bag, cargo, -1);
  s.placed += 1;
  tell({ type: 'seasonBarrel', seat: s.turn, cargo, space: s.placed });
  if (s.placed === HARVEST_BARREL) harvest(s, tell);
  s.track.push(cargo);
  if (seasonOf(s) !== before) tell({ type: 'seasonBegan', season: seasonOf(s) });
  if (isLastRound(s)) tell({ type: 'lastRound' });
}

function harvest(s: State, tell: TellEvent): void {
  for (const cargo of s.track) add(s.bag, cargo, 1);
  tell({ type: 'harvest', barrels: s.track.length });
  s.track = [];
}

/** Filling Up a Town: the next tile of the stack shows the new values. */
export const reveal: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => tilesOf(s, portTown(s)),
  refuse: forChance,
  chance: (s, rng) => drawTile(s, portTown(s), rng),
  on: {
    reveal(s, { tile }, tell) {
      turnUp(s, tile, tell);
      s.phase = 'buying';
    },
  },
};
