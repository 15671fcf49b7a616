import type { Guide } from '#engine/ruling.ts';
import {
  ABILITIES,
  NIGHT_SHIFT,
  NIGHT_SHIFT_COST,
  SHARING_FEE,
  STAR_PRESTIGE,
  TERRAIN_COST,
  TRACKS_PER_SPACE,
  TRACKS_PER_TURN,
} from '../../components.ts';
import { dollars } from '../names.ts';

const { forest, river, mountain } = TERRAIN_COST;

export const buildChapter = {
  title: 'Build',
  rules: [
    {
      id: 'build.must',
      title: 'Tracks every turn',
      text: `You must build ${TRACKS_PER_TURN} tracks, one after the other, as long as you can pay for some space with the money you have. If you can pay for none, you may take a loan or stop. With only one track left you build that one. With no track in supply, or no space to build on, the rest of this step is skipped.`,
    },
    {
      id: 'build.night',
      title: 'One more track',
      text: `A further track takes the ${ABILITIES[NIGHT_SHIFT].name}, unlocked in an earlier turn. You may then build one more, right after the ${TRACKS_PER_TURN} you must build, for ${dollars(NIGHT_SHIFT_COST)} on top of its cost. Otherwise the next track waits for your next turn.`,
    },
    {
      id: 'build.adjacent',
      title: 'Next to your own network',
      text: 'A new track goes next to one of your tracks, or next to a city that holds one of your trains.',
    },
    { id: 'build.map', title: 'On the map', text: 'Tracks are built on the spaces of the tiles in play.' },
    { id: 'build.city', title: 'No track in a city', text: 'Cities take trains, never tracks.' },
    { id: 'build.own', title: 'One track of yours to a space', text: 'You never build twice on the same space.' },
    {
      id: 'build.full',
      title: 'A full space',
      text: `A space takes ${TRACKS_PER_SPACE} tracks at most, of different colours. Starting tracks count.`,
    },
    {
      id: 'build.cost',
      title: 'What a track costs',
      text: `Plains and factories are free, forest costs ${dollars(forest)}, a river bridge ${dollars(river)}, a mountain tunnel ${dollars(mountain)}. All is paid at once and money never goes below zero.`,
    },
    {
      id: 'build.share',
      title: 'Sharing a space',
      text: `Where another colour already has a track, on a factory too, you also pay its owner ${dollars(SHARING_FEE)}, once, and nothing for using your track later. A rival’s track never carries your trains.`,
    },
    {
      id: 'build.star',
      title: 'Stars',
      text: `The first track of any colour on a star gains ${STAR_PRESTIGE} VP at once. The second gets nothing.`,
    },
  ],
} as const satisfies Guide[number];
