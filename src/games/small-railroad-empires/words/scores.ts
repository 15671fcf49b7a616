/** Where points came from, and last their sum. */
export const SCORE_COLUMNS = ['deliveries', 'achievements', 'contract', 'money', 'loans', 'total'] as const;
export const SCORE_UNIT = 'points';
