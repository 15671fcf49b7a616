import { keep, readKept } from './kept.ts';
import type { TableCard } from './tables.ts';

/** The person's tables as they were listed last: shown until the list is there, and while no server is in reach. */
const KEPT_AS = 'sternwheel.my-games';

export const lastList = (): readonly TableCard[] => readKept<readonly TableCard[]>(KEPT_AS, []);

export const keepList = (tables: readonly TableCard[]): void => keep(KEPT_AS, tables);
