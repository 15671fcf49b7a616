import { spell } from '#words/speech.ts';
import { type Town, townAt, townNamed } from '../sheets.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { townWords } from './towns.ts';

/** What the places of the chart are called. */
export const CHART_LABEL = 'The river from St. Louis to the Gulf';
export const PLACES_LABEL = 'Spaces of the river, towns, market and season track';

export function spaceWords(space: number): string {
  const town = townAt(space);
  return town === NONE ? `River space ${space}` : `River space ${space}, landing of ${townNamed(town)}`;
}

/** A space within the reach of this turn. */
export const reachWords = (space: number, moves: number): string => `${spaceWords(space)}: ${spell(moves, 'Move')}`;

/** A landing to put in at. */
export const landingWords = (view: View, town: Town): string =>
  `Put in at ${townNamed(town)}; ${townWords(view, town)}`;

export const UPRIVER = 'Boats float downriver only.';
