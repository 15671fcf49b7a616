import { oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';
import { capital, inWords } from '#words/speech.ts';
import { CANNONS, CREW_IN_BOX, CREW_PER_CANNON, CREW_SIZES } from './components.ts';

export interface Options {
  readonly crew: (typeof CREW_SIZES)[number];
}

const AT_CANNONS = CANNONS.length * CREW_PER_CANNON;

export const options: Meta<Options>['options'] = {
  crew: {
    field: oneOf(CREW_SIZES),
    default: '20',
    title: 'Crewmembers on each ship',
    help: `${capital(inWords(AT_CANNONS))} man the ${inWords(CANNONS.length)} cannons. With the full box of ${CREW_IN_BOX}, ${inWords(CREW_IN_BOX - AT_CANNONS)} more stand wherever their player likes.`,
  },
};
