import type { Guide } from '#engine/ruling.ts';
import { boardingParties } from './guide/boarding-parties.ts';
import { broadsides } from './guide/broadsides.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide = [...broadsides, ...boardingParties] as const satisfies Guide;
