import { BOT_LEVELS, type BotLevel } from '#engine/bot-level.ts';
import type { Action } from '#engine/forms.ts';
import type { Bot, Subject } from './bot.ts';
import { easy } from './easy.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search, type SearchSettings } from './search.ts';

export const isBotLevel = (word: string): word is BotLevel => BOT_LEVELS.some((level) => level === word);

export function makeBot<S, A extends Action, V>(
  level: BotLevel,
  subject: Subject<S, A, V>,
  settings: SearchSettings,
): Bot<V, A> {
  switch (level) {
    case 'random':
      return random(subject);
    case 'easy':
      return easy(subject);
    case 'greedy':
      return greedy(subject);
    case 'search':
      return search(subject, settings);
  }
}
