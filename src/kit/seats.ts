/** By seat. Colours are `--seat-0` … in tokens.css; the emblem says the same by shape. */
const EMBLEMS = ['anchor', 'star', 'wheel', 'bell', 'lantern'] as const;

export type Emblem = (typeof EMBLEMS)[number];

export const emblemOf = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? 'anchor';
