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
    help: 'The expansion: every delivery also loads a container ship, and full ships pay their best loaders.',
  },
  levelStart: {
    field: flag(),
    default: false,
    title: 'Level start',
    help: 'The start player builds only one track in the very first turn, which takes away most of the advantage of beginning.',
  },
  leavers: {
    field: oneOf(['bot', 'skipped']),
    default: 'bot',
    title: 'When a player leaves',
    help: 'A bot runs the company on, or its turns are skipped and it ranks last.',
  },
};
