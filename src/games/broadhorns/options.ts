/** There is nothing to choose before a game. */
export type Options = Readonly<Record<never, never>>;

export const options: Options = {};
