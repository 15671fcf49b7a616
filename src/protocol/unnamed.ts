/** Shown for a person who has not given a name yet. */
export const UNNAMED = 'Guest';
