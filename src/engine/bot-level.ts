/** What is known of a level of bots outside the room of the bots. */
interface BotKind {
  /** What it is called at a table. */
  readonly rank: string;
  /** What to expect of it, for a person who has not met one yet. */
  readonly skill: string;
  /** Whether it thinks for as long as it is given; the others answer at once. */
  readonly usesBudget: boolean;
}

/** The bots that can take a seat, weakest first. How each of them decides is in `bots/levels.ts`. */
const KINDS = {
  random: { rank: 'deckhand', skill: 'plays at random', usesBudget: false },
  easy: { rank: 'cadet', skill: 'plays with mistakes', usesBudget: false },
  greedy: { rank: 'pilot', skill: 'plays well', usesBudget: false },
  search: { rank: 'captain', skill: 'plays best', usesBudget: true },
} as const satisfies Readonly<Record<string, BotKind>>;

export type BotLevel = keyof typeof KINDS;

export const BOT_KINDS: Readonly<Record<BotLevel, BotKind>> = KINDS;

export const BOT_LEVELS = Object.keys(KINDS) as [BotLevel, ...BotLevel[]];

/** Plays where nobody has chosen a level. */
export const BEST_BOT: BotLevel = 'search';

/** Sits at the first games of a newcomer: it plays sensibly, and can be beaten. */
export const FIRST_BOT: BotLevel = 'easy';

/** A level and all weaker ones, the strongest first. */
export const downFrom = (level: BotLevel): readonly BotLevel[] =>
  BOT_LEVELS.slice(0, BOT_LEVELS.indexOf(level) + 1).reverse();
