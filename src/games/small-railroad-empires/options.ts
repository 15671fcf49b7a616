import { flag, oneOf } from '#engine/field.ts';
import type { Meta } from '#engine/game.ts';

export interface Options {
  /** The expansion with the container ships. */
  readonly freightOnBoard: boolean;
  /** The start player builds one track fewer in the very first turn. */
  readonly levelStart: boolean;
  readonly leavers: 'bot' | 'skipped';
}

export const options: Meta<Options>['options'] = {
  freightOnBoard: {
    field: flag(),
    default: true,
    title: 'Freight on Board',
    help: 'Expansion: every delivery also loads a ship, and a full ship pays the players with the most containers on it.',
  },
  levelStart: {
    field: flag(),
    default: false,
    title: 'Level start',
    help: 'The start player builds fewer tracks in the very first turn. This makes up for most of the advantage of going first.',
  },
  leavers: {
    field: oneOf(['bot', 'skipped']),
    default: 'bot',
    title: 'When a player leaves',
    help: 'Bot: a bot plays on. Skipped: the player’s turns are skipped, and they rank last.',
  },
};
