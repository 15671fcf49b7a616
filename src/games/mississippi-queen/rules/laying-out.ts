import { CHANCE_ALONE } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Phase } from '#engine/phases.ts';
import { at } from '#engine/indexed.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { DRAWS, ROLLS } from '../answers.ts';
import { type Bend, PASSENGERS_PER_STATION, TILES, type TileNumber } from '../components.ts';
import { rulingOn } from '../rulings.ts';
import { laidAt, misfitOf } from '../river.ts';
import type { Event } from '../events.ts';
import { NO_PLATFORM, type State } from '../state.ts';
import { headingAfter } from '../tile.ts';
import { endTurn } from './turn.ts';
import { lineUp } from './setup.ts';

/**
 * Laying out the river: the die says where the next tile, or the landing platform, joins. A piece that does not fit is
 * rolled for again.
 */
export const roll: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: () => ROLLS,
  refuse: () => rulingOn('river.die'),
  chance: (_, rng) => pick(rng, ROLLS),
  on: {
    roll(s, { bend }, tell) {
      const platform = s.toLay === 0;
      tell({ type: 'rolled', seat: s.pilot, bend, platform });
      const because = misfitOf(s, bend);
      if (because !== undefined) tell({ type: 'rerolled', seat: s.pilot, bend, platform, because });
      else if (platform) layPlatform(s, bend, tell);
      else drawFor(s, bend);
    },
  },
};

/** Laying out the river: the next tile comes from the stack; the very first joins straight ahead. */
export const draw: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.stack.map((tile) => at(DRAWS, tile)),
  refuse: (s) => rulingOn('river.stack', { left: s.stack.length }),
  chance: (s, rng) => at(DRAWS, pick(rng, s.stack)),
  on: {
    draw(s, { tile }, tell) {
      lay(s, tile, tell);
      if (s.round === 0) lineUp(s, tell);
      else if (s.toLay === 0) s.phase = 'roll';
      else endTurn(s, tell);
    },
  },
};

function drawFor(s: State, bend: Bend): void {
  s.bend = bend;
  s.phase = 'draw';
}

function lay(s: State, tile: TileNumber, tell: Tell<Event>): void {
  const heading = headingAfter(laidAt(s, s.river.length - 1).heading, s.bend);
  const passengers = passengersFor(s, tile);
  s.stack.splice(s.stack.indexOf(tile), 1);
  s.toLay -= 1;
  s.supply -= passengers;
  s.river.push({ tile, bend: s.bend, heading, passengers });
  tell({ type: 'tileLaid', seat: s.pilot, place: s.river.length - 1, tile, bend: s.bend, heading, passengers });
}

/** Placing passengers at stations; the introductory race has none. */
function passengersFor(s: State, tile: TileNumber): number {
  const { station } = at(TILES, tile);
  if (station === undefined || s.options.race === 'introductory') return 0;
  return PASSENGERS_PER_STATION[s.boats.length]?.[station.color] ?? 0;
}

/**
 * Finishing the race: the captain who laid the last tile also lays the platform, before any boat can be on that tile.
 */
function layPlatform(s: State, bend: Bend, tell: Tell<Event>): void {
  if (s.platform !== NO_PLATFORM) throw new Error('the landing platform is laid once');
  s.platform = bend;
  s.lastDocking = s.round;
  tell({ type: 'platformLaid', seat: s.pilot, bend });
  endTurn(s, tell);
}
