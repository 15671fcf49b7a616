import type { Action } from '#engine/forms.ts';
import type { Bot, Subject } from './bot.ts';
import { greedy } from './greedy.ts';

/** What it does not notice where a game says nothing else. Measured: docs/decisions/0018-an-easy-bot.md. */
const UNNOTICED = 0.02;

/** Sees what is much better, as greedy does, and takes any of the actions that look alike to somebody new to a game. */
export const easy = <S, A extends Action, V>(subject: Subject<S, A, V>): Bot<V, A> =>
  greedy(subject, subject.insight.unnoticed ?? UNNOTICED);
