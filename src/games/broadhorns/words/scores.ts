/** Where gold came from, and last all of it. */
export const SCORE_COLUMNS = ['trade', 'barrels left', 'boat', 'wreaths', 'gold'] as const;
export const SCORE_UNIT = 'gold';
