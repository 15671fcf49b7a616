/** How long a bot may search: long enough for a good move on a phone, short enough for a lively race. */
export const BUDGET_MS = 250;
