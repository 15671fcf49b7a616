import { describe, expect, test } from 'vitest';
import { LIES, NOWHERE, PLACE_NAMES } from '../deck.ts';
import { CELL, lashedScene, placePoint, seaScene } from './layout.ts';

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([true, false])('lashed together on a screen that is wide: %s', (wide) => {
  test.each(LIES.map((lie, i) => [lie.placement, lie.stationary, i] as const))(
    'in %s with seat %i struck, sections that lie opposite face each other across the rails',
    (_, __, lie) => {
      const scene = lashedScene({ lie }, wide);
      const across = LIES[lie]?.opposite.flatMap((to, from) => (to === NOWHERE ? [] : [[from, to] as const])) ?? [];
      expect(across).toHaveLength(16);
      for (const [from, to] of across) {
        const here = placePoint(scene, from);
        const nearest = PLACE_NAMES.map((_name, place) => place)
          .filter((place) => place < 24 !== from < 24)
          .toSorted((a, b) => gap(here, placePoint(scene, a)) - gap(here, placePoint(scene, b)))[0];
        expect(nearest).toBe(to);
      }
    },
  );
});

test.each([true, false])('no two sections of the table overlap (wide: %s), and all are inside the picture', (wide) => {
  for (const scene of [seaScene(wide, 0), seaScene(wide, 1), ...LIES.map((_, lie) => lashedScene({ lie }, wide))]) {
    const points = PLACE_NAMES.map((_, place) => placePoint(scene, place));
    for (const [i, a] of points.entries()) {
      expect(points.slice(i + 1).every((b) => gap(a, b) > CELL - 1)).toBe(true);
      expect(a.x > scene.box.x && a.x < scene.box.x + scene.box.width).toBe(true);
      expect(a.y > scene.box.y && a.y < scene.box.y + scene.box.height).toBe(true);
    }
  }
});

test('a player’s own ship lies on the left, in either seat', () => {
  expect(seaScene(true, 0).berths[0]).toEqual(seaScene(true, 1).berths[1]);
});
