import type { Guide } from '#engine/ruling.ts';
import { ending } from './guide/ending.ts';
import { home } from './guide/home.ts';
import { river } from './guide/river.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide = [...home, ...river, ...ending] as const satisfies Guide;
