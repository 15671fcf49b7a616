import type { Guide } from '#engine/ruling.ts';
export const guide: Guide = [];
