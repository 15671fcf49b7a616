import { describe, expect, test } from 'vitest';
import { LIES, NOWHERE, PLACE_NAMES } from '../deck.ts';
import { CELL, chartScene, decksScene, lashedScene, placePoint, type Width } from './layout.ts';

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([true, false])('lashed together on a screen that is wide: %s', (wide) => {
  test.each(LIES.map((lie, i) => [lie.placement, lie.stationary, i] as const))(
    'in %s with seat %i struck, sections that lie opposite face each other across the rails',
    (_, __, lie) => {
      const scene = lashedScene({ lie }, wide, 0);
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

const WIDTHS: readonly Width[] = ['wide', 'tablet', 'narrow', 'short'];
const FACING = [
  [-1, -1],
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const decks = WIDTHS.flatMap((width) => FACING.map((facing) => decksScene(width, 0, facing, true)));
const lashed = [true, false].flatMap((wide) => LIES.map((_, lie) => lashedScene({ lie }, wide, lie % 2)));

test('no two sections of the decks overlap, and all are inside the picture', () => {
  expect(decks.length + lashed.length).toBeGreaterThan(20);
  for (const scene of [...decks, ...lashed]) {
    const points = PLACE_NAMES.map((_, place) => placePoint(scene, place));
    for (const [i, a] of points.entries()) {
      expect(points.slice(i + 1).every((b) => gap(a, b) > CELL * 0.6)).toBe(true);
      expect(a.x > scene.box.x && a.x < scene.box.x + scene.box.width).toBe(true);
      expect(a.y > scene.box.y && a.y < scene.box.y + scene.box.height).toBe(true);
    }
  }
});

test('the sides that face each other lie together, and one’s own deck below', () => {
  const [port, starboard] = [0, 2];
  for (const [mine, theirs] of FACING.slice(1)) {
    const scene = decksScene('wide', 0, [mine ?? 0, theirs ?? 0], true);
    const row = (place: number) => placePoint(scene, place).y;
    const near = row(mine === 0 ? port : starboard);
    const far = row(mine === 0 ? starboard : port);
    expect(near).toBeLessThan(far);
    const facing = row(24 + (theirs === 0 ? port : starboard));
    expect(facing).toBeGreaterThan(row(24 + (theirs === 0 ? starboard : port)));
    expect(facing).toBeLessThan(near);
  }
});

test('lashed together, the player’s own deck is below too, with its bow to the right', () => {
  for (const lie of LIES.keys()) {
    for (const mine of [0, 1]) {
      const { berths } = lashedScene({ lie }, true, mine);
      expect([berths[mine]?.angle, Math.sign(berths[mine]?.y ?? 0)]).toEqual([0, 1]);
    }
  }
});

test('beside the chart a player’s own ship lies on the left, in either seat', () => {
  expect(chartScene(true, 0).berths[0]).toEqual(chartScene(true, 1).berths[1]);
});
