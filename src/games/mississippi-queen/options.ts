import { flag, oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { spell } from '#words/speech.ts';
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
    help: `Passengers: the full river, ${spell(PASSENGERS_TO_WIN, 'passenger')} to win. Introductory: ${spell(INTRODUCTORY_TILES, 'tile')} and no stops, for a first race.`,
  },
  tiles: {
    field: oneOf(TILE_SETS),
    default: 'published',
    title: 'River tiles',
    help: 'The published tiles, or a set of the house for those who know every bend.',
  },
  freeFacing: {
    field: flag(),
    default: false,
    title: 'Free bows at the start',
    help: 'Each captain chooses where the bow points at the start, as some editions have it.',
  },
  endAtFirstDocking: {
    field: flag(),
    default: false,
    title: 'End at the first docking',
    help: 'The race is over as soon as one boat docks; the others are ranked by passengers and position.',
  },
  noPushAstern: {
    field: flag(),
    default: false,
    title: 'No push straight astern',
    help: 'No boat may be pushed to the space straight behind its stern. Eases stand-offs at the landing.',
  },
  leavers: {
    field: oneOf(LEAVERS),
    default: 'bot',
    title: 'When a captain leaves',
    help: 'A bot takes the wheel, or the boat is lifted off the river, at the latest when its turn comes, and ranks behind all still racing.',
  },
};
