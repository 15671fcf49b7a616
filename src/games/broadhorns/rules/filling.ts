import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { SEASON_BARRELS } from '../answers.ts';
import { NO_BITS } from '../bits.ts';
import { BARRELS_FOR_BONUS, CARGO, TOWNS } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, isPerishable, isTile, sheetAt, townNamed } from '../sheets.ts';
import { add, isLastRound, mover, type State, townOf } from '../state.ts';
import { forChance, onTurn, refusing } from './asking.ts';
import { portTown } from './port.ts';
import { placeOnTrack } from './seasons.ts';
import { drawTile, isStackUsedUp, tilesOf, turnUp, uncover } from './tiles.ts';

/** The end of Sell: the town bonus is paid, and a full town resets. */
export function closeSale(s: State, tell: TellEvent): void {
  if (earnsBonus(s)) payBonus(s, tell);
  if (isFull(s)) resetOrAsk(s, tell);
  else s.phase = 'buying';
}

/** The last cargo space is filled. */
const isFull = (s: State): boolean => townOf(s, portTown(s)).filled === sheetAt(s.sheet).full;

/** Town Bonus: for at least 2 barrels sold into empty spaces, or for filling the last one. */
const earnsBonus = (s: State): boolean => s.deliveries >= BARRELS_FOR_BONUS || isFull(s);

/** The number on the gold coin next to the town's name. */
function payBonus(s: State, tell: TellEvent): void {
  const town = portTown(s);
  const gold = at(TOWNS, town).bonus;
  mover(s).gold += gold;
  tell({ type: 'townBonus', seat: s.turn, town, gold, filled: isFull(s) });
}

/** Filling Up a Town: the player is asked only where two types could go to the season track. */
function resetOrAsk(s: State, tell: TellEvent): void {
  const [only, ...others] = perishablesHere(s);
  if (isLastRound(s)) resetTown(s, undefined, tell);
  else if (others.length === 0) resetTown(s, only, tell);
  else s.phase = 'season';
}

/** The types in the full town of which a barrel may go to the season track. */
const perishablesHere = (s: State): readonly Cargo[] =>
  CARGO.map((_, cargo) => cargo).filter(
    (cargo) => isPerishable(cargo) && sheetAt(s.sheet).spaces.some((space) => space.cargo === cargo),
  );

/** Filling Up a Town: the player chooses one of the perishable barrels to place on the season track. */
export const season: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => perishablesHere(s).map((cargo) => at(SEASON_BARRELS, cargo)),
  refuse: refusing<'season'>((s, { cargo }) =>
    rulingOn('season.barrel', { cargo: at(CARGO, cargo), town: townNamed(portTown(s)) }),
  ),
  on: { season: (s, { cargo }, tell) => resetTown(s, cargo, tell) },
};

/** Filling Up a Town: all barrels are removed, and the player takes the tile. A full season track gets no barrel. */
function resetTown(s: State, forTrack: Cargo | undefined, tell: TellEvent): void {
  s.lastFill = s.round;
  returnBarrels(s, forTrack);
  if (forTrack !== undefined) placeOnTrack(s, forTrack, tell);
  takeTile(s, tell);
}

/** The rest of the barrels are returned to the draw bag. */
function returnBarrels(s: State, forTrack: Cargo | undefined): void {
  for (const { cargo } of sheetAt(s.sheet).spaces) add(s.bag, cargo, 1);
  if (forTrack !== undefined) add(s.bag, forTrack, -1);
  townOf(s, portTown(s)).filled = NO_BITS;
}

/** The revealed tile shows the new values; after the third tile the values on the board hold, and nobody wins those. */
function takeTile(s: State, tell: TellEvent): void {
  const town = portTown(s);
  const { wreaths } = sheetAt(s.sheet);
  s.phase = 'buying';
  if (!isTile(s.sheet)) {
    tell({ type: 'townFilled', seat: s.turn, town, wreaths });
    return;
  }
  mover(s).tiles.push(s.sheet);
  tell({ type: 'townFilled', seat: s.turn, town, tile: s.sheet, wreaths });
  uncover(s, town);
  if (!isStackUsedUp(s, town)) s.phase = 'reveal';
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
