import { BOT_KINDS, type BotLevel } from '#engine/bot-level.ts';

/** When a bot began to think and when it was done, on one clock in milliseconds. */
export interface Thinking {
  readonly level: BotLevel;
  /** How long a search may take. */
  readonly budget: number;
  readonly began: number;
  readonly ended: number;
}

/**
 * When a bot gives its answer in games with hidden hands. How long it thinks depends on its hand: with one legal action
 * it is done at once. So it answers at a moment that depends only on when it began: after its budget plus `reply`
 * milliseconds, or after twice or three times as long if that was not enough.
 */
export function replyTime({ level, budget, began, ended }: Thinking, reply: number): number {
  const slot = (BOT_KINDS[level].usesBudget ? budget : 0) + reply;
  return slot === 0 ? ended : began + Math.max(1, Math.ceil((ended - began) / slot)) * slot;
}
