/** A balance of strength as a share of winning: 0 is even. */
export const share = (balance: number): number => 1 / (1 + Math.exp(-balance));
