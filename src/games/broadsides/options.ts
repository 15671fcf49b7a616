import { oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { count } from '#words/speech.ts';
import { CANNONS, CREW_IN_BOX, CREW_PER_CANNON, CREW_SIZES } from './components.ts';

export interface Options {
  readonly crew: (typeof CREW_SIZES)[number];
}

const AT_CANNONS = CANNONS.length * CREW_PER_CANNON;

export const options: Meta<Options>['options'] = {
  crew: {
    field: oneOf(CREW_SIZES),
    default: '20',
    title: 'Crew on each ship',
    help: `${AT_CANNONS} crew stand at the ${count(CANNONS.length, 'gun')}. With ${CREW_IN_BOX}, each player places ${CREW_IN_BOX - AT_CANNONS} more anywhere.`,
  },
};
