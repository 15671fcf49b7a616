import { expect, test } from 'vitest';
import { hexPlace, rowPlace, spacePlace, STORE_PLACE, WHEEL_PLACE } from '../words/places.ts';
import { chartOf } from './chart.ts';
import { partOfPlace, placeAt, spreadOnWheel } from './lit.tsx';

const mark = (step: number, place: string) => ({ step, seat: 1, places: [place] });
const chart = chartOf(4, 'wide', { width: 1104, height: 636 }, { part: 'prairie', corner: 'recruit' });

test('marks of several spins do not cover each other', () => {
  const trail = spreadOnWheel([mark(1, WHEEL_PLACE), mark(2, hexPlace(3)), mark(3, WHEEL_PLACE)]);
  const points = trail.map(({ places }) => placeAt(chart, places[0] ?? ''));
  expect(points.every((point) => point !== undefined)).toBe(true);
  expect((points[2]?.y ?? 0) - (points[0]?.y ?? 0)).toBeGreaterThan(20);
});

test('every place of the story lies on one part of the table', () => {
  const parts = [hexPlace(0), spacePlace(4), WHEEL_PLACE, rowPlace(2), STORE_PLACE].map(partOfPlace);
  expect(parts).toEqual(['prairie', 'work', 'recruit', 'store', 'store']);
});
