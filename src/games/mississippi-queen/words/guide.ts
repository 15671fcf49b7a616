import type { Guide } from '#engine/ruling.ts';
import { racing } from './guide/racing.ts';
import { sailing } from './guide/sailing.ts';

/** The whole game in our own words, in the order in which a newcomer should read it. */
export const guide = [...sailing, ...racing] as const satisfies Guide;
