import { flag, oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { SEAT_COUNTS, TILE_SETS } from './components.ts';
import { LEAVERS, RACES, type RaceOptions } from './state.ts';

export const meta: Meta<RaceOptions> = {
  id: 'mississippi-queen',
  title: 'Mississippi Queen',
  summary:
    'Race your paddle-wheeler down a river nobody has seen yet, mind your coal, pick up two passengers and be the first at the landing.',
  seats: SEAT_COUNTS,
  minutes: [20, 60],
  options: {
    race: {
      field: oneOf(RACES),
      default: 'passengers',
      title: 'Race',
      help: 'Passengers: the full river, two passengers to win. Introductory: three tiles and no stops, for a first race.',
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
  },
  rulesVersion: 1,
  credits: 'Designed by Werner Hodel, first published by Goldsieber and Rio Grande Games in 1997.',
};
