import { flag, oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { count } from '#words/speech.ts';
import { INTRODUCTORY_TILES, PASSENGERS_TO_WIN, TILE_SETS, type TileSet } from './components.ts';

const RACES = ['passengers', 'introductory'] as const;
const LEAVERS = ['bot', 'lifted'] as const;

/** What is agreed on before the race. */
export interface Options {
  readonly race: (typeof RACES)[number];
  readonly tiles: TileSet;
  /** Each captain chooses the bow's direction at the start. */
  readonly freeFacing: boolean;
  readonly endAtFirstDocking: boolean;
  /** No boat may be pushed to the space straight behind its stern. */
  readonly noPushAstern: boolean;
  readonly leavers: (typeof LEAVERS)[number];
}

export const options: Meta<Options>['options'] = {
  race: {
    field: oneOf(RACES),
    default: 'passengers',
    title: 'Race',
    help: `Passengers: the full river, with ${count(PASSENGERS_TO_WIN, 'passenger')} to pick up. Introductory: ${count(INTRODUCTORY_TILES, 'tile')} and no stops, for a first race.`,
  },
  tiles: {
    field: oneOf(TILE_SETS),
    default: 'published',
    title: 'River tiles',
    help: 'Published: the tiles from the box. House: a different set, for players who know every bend.',
  },
  freeFacing: {
    field: flag(),
    default: false,
    title: 'Choose where to face at the start',
    help: 'Each player chooses which way to face before the first round, as in some editions.',
  },
  endAtFirstDocking: {
    field: flag(),
    default: false,
    title: 'End at the first docking',
    help: 'The race is over as soon as 1 boat docks. The others rank by passengers, then by position.',
  },
  noPushAstern: {
    field: flag(),
    default: false,
    title: 'No pushing straight backwards',
    help: 'No boat can be pushed to the space straight behind it. This helps against stand-offs at the landing.',
  },
  leavers: {
    field: oneOf(LEAVERS),
    default: 'bot',
    title: 'When a player leaves',
    help: 'Bot: a bot takes over. Lifted: the boat is removed, on its next turn at the latest, and ranks behind all boats still racing.',
  },
};
