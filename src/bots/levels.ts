import type { Action } from '#engine/forms.ts';
import type { Bot, Subject } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search, type SearchSettings } from './search.ts';

/** The bots a table can seat, weakest first. */
export const LEVELS = ['random', 'greedy', 'search'] as const;

export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

export function makeBot<S, A extends Action, V>(
  level: Level,
  subject: Subject<S, A, V>,
  settings: SearchSettings,
): Bot<V, A> {
  switch (level) {
    case 'random':
      return random(subject);
    case 'greedy':
      return greedy(subject);
    case 'search':
      return search(subject, settings);
  }
}
