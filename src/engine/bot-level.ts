/** The bots that can take a seat, weakest first. What each of them does is in `bots`. */
export const BOT_LEVELS = ['random', 'greedy', 'search'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];
