import type { Expansion } from './expansion.ts';
import { freightOnBoard } from './freight/expansion.ts';

/** Every expansion there is; another one is one more line. */
export const EXPANSIONS: readonly Expansion[] = [freightOnBoard];
