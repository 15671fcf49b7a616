import type { Guide } from '#engine/ruling.ts';
import { actions } from './guide/actions.ts';
import { table } from './guide/table.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide = [...table, ...actions] as const satisfies Guide;
