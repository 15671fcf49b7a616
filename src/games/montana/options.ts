/** Montana has no variants. */
export const options = {};

export type Options = Readonly<Record<never, never>>;
