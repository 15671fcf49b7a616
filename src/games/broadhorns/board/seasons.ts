import type { Season } from '../components.ts';

/** By which styles know the seasons. */
export const SEASON_CLASSES: Readonly<Record<Season, string>> = {
  autumn: 'autumn',
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  'final autumn': 'final-autumn',
};
