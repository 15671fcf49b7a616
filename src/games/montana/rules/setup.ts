import { CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import type { Action, ActionOf } from '../actions.ts';
import { FIRSTS, LAYS, STARTS } from '../answers.ts';
import { SETUP, START_SILVER, TILE_NAMES } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import {
  CANTEENS_ON,
  COWS_ON,
  HAS_COW,
  HEX_NAMES,
  HEXES_PER_TILE,
  IS_DOUBLE,
  IS_LAKE,
  isField,
  NOWHERE,
  printsOf,
} from '../prairie.ts';
import { rulingOn } from '../rule-id.ts';
import { playerOf, STARTING_TILE, type State } from '../state.ts';

/** The landscape board: random tiles, each turned at random, slot by slot; cows and canteens lie on their symbols. */
export const landscape: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.box.flatMap((tile) => LAYS[tile] ?? []),
  refuse: (_s, _actor, action) =>
    rulingOn('setup.landscape', action.type === 'lay' ? { tile: TILE_NAMES[action.tile] ?? '' } : {}),
  chance: (s, rng) => pick(rng, LAYS[pick(rng, s.box)] ?? []),
  on: { lay },
};

function lay(s: State, { tile, rotation }: ActionOf<'lay'>, tell: TellEvent): void {
  const slot = s.land.indexOf(NOWHERE) / HEXES_PER_TILE;
  const prints = printsOf(tile, rotation);
  s.land = [...s.land.slice(0, slot * HEXES_PER_TILE), ...prints, ...s.land.slice((slot + 1) * HEXES_PER_TILE)];
  s.box = s.box.filter((other) => other !== tile);
  s.cows -= COWS_ON[tile] ?? 0;
  s.canteensInBox -= CANTEENS_ON[tile] ?? 0;
  s.canteens[slot] = prints.some((print) => IS_LAKE[print]);
  tell({ type: 'tileLaid', slot, tile, rotation });
  if (!s.land.includes(NOWHERE)) s.phase = 'startingTile';
}

/** A plain field in the middle of the board: it wastes neither a cow nor room for two settlements. */
function plainFields(s: State): readonly Action[] {
  const { startSlots = [] } = SETUP[s.seats] ?? {};
  const hexes = startSlots.flatMap((slot) =>
    Array.from({ length: HEXES_PER_TILE }, (_, place) => slot * HEXES_PER_TILE + place),
  );
  const plain = hexes.filter((hex) => {
    const print = s.land[hex] as number;
    return isField(print) && !HAS_COW[print] && !IS_DOUBLE[print];
  });
  return plain.map((hex) => STARTS[hex] as Action);
}

export const startingTile: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: plainFields,
  refuse: (_s, _actor, action) =>
    rulingOn('setup.start', action.type === 'start' ? { field: HEX_NAMES[action.field] ?? '' } : {}),
  chance: (s, rng) => pick(rng, plainFields(s)),
  on: {
    start(s, { field }, tell) {
      s.owners[field] = STARTING_TILE;
      tell({ type: 'startingTilePlaced', field });
      s.phase = 'startingPlayer';
    },
  },
};

/** The starting player, and silver in playing order; then everybody's first workers. */
export const startingPlayer: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => FIRSTS.slice(0, s.seats),
  refuse: (s) => rulingOn('setup.first', { seats: s.seats }),
  chance: (s, rng) => FIRSTS[rng.below(s.seats)] as Action,
  on: {
    first(s, { seat }, tell) {
      s.first = seat;
      s.turn = seat;
      for (let i = 0; i < s.seats; i++) playerOf(s, (seat + i) % s.seats).silver = START_SILVER[i] ?? 0;
      tell({ type: 'startingPlayerDrawn', seat, silver: s.players.map((player) => player.silver) });
      s.phase = 'spin';
    },
  },
};
