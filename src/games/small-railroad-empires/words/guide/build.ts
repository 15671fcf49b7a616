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
import { dollars, points } from '../names.ts';

const { forest, river, mountain } = TERRAIN_COST;

export const buildChapter = {
  title: 'Build',
  rules: [
    {
      id: 'build.must',
      title: 'Tracks every turn',
      text: `You must build ${TRACKS_PER_TURN} tracks, one after the other, as long as your money pays for a space. If it pays for none, you may take a loan or stop. With only one track left, you build that one. With no track in supply, or no space to build on, you skip the rest of this step.`,
    },
    {
      id: 'build.night',
      title: 'One more track',
      text: `To build more you need the ${ABILITIES[NIGHT_SHIFT].name}, unlocked in an earlier turn. Then you may build one more track, right after the ${TRACKS_PER_TURN} you must build, for ${dollars(NIGHT_SHIFT_COST)} on top of its cost. Otherwise the next track waits for your next turn.`,
    },
    {
      id: 'build.adjacent',
      title: 'Next to your tracks or trains',
      text: 'A new track goes next to one of your tracks, or next to a city with one of your trains.',
    },
    { id: 'build.map', title: 'On the map', text: 'You build on the spaces of the tiles in play.' },
    { id: 'build.city', title: 'No tracks in cities', text: 'Cities take trains, never tracks.' },
    { id: 'build.own', title: 'One track per space', text: 'You can have only one track on a space.' },
    {
      id: 'build.full',
      title: 'Full space',
      text: `A space takes at most ${TRACKS_PER_SPACE} tracks, of different colours. Starting tracks count.`,
    },
    {
      id: 'build.cost',
      title: 'What a track costs',
      text: `Plains and factories are free, a forest costs ${dollars(forest)}, a river (bridge) ${dollars(river)}, a mountain (tunnel) ${dollars(mountain)}. You pay everything at once, and your money never goes below zero.`,
    },
    {
      id: 'build.share',
      title: 'Sharing a space',
      text: `If another colour already has a track there, on a factory too, you also pay its owner ${dollars(SHARING_FEE)}. You pay this once, and nothing for using your track later. Your trains never use another player’s track.`,
    },
    {
      id: 'build.star',
      title: 'Stars',
      text: `The first track of any colour on a star earns ${points(STAR_PRESTIGE)} at once. The second earns nothing.`,
    },
  ],
} as const satisfies Guide[number];
