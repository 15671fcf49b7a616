import { named } from '#engine/field.ts';
import { SHIPS } from './components.ts';

export const freightActions = {
  /** Chance: the next container ship. */
  dock: {
    ship: named(
      'a container ship',
      SHIPS.map(({ id }) => id),
    ),
  },
} as const;
