/** What settles a tie, the least important first, and last what decides the game. */
export const SCORE_COLUMNS = ['workers', 'goods', 'silver', 'canteens', 'cows', 'settlements'] as const;
export const SCORE_UNIT = 'settlements';
