import { expect, test } from 'vitest';
import { centred, following, kept, NEAREST, showAll, toChart, toScreen, zoomed } from './camera.ts';

const SCREEN = { width: 800, height: 600 };
const EDGE = { top: 20, right: 20, sides: 20 };
const BOX = { x: -100, y: -50, width: 1000, height: 300 };

test('the whole board is shown at first, in the middle', () => {
  const camera = showAll(BOX, SCREEN);
  const corner = toScreen(camera, { x: BOX.x, y: BOX.y });
  const opposite = toScreen(camera, { x: 900, y: 250 });
  expect(corner.x).toBeCloseTo(0);
  expect(opposite.x).toBeCloseTo(800);
  expect(corner.y + opposite.y).toBeCloseTo(600);
});

test('what is under the finger stays there while zooming', () => {
  const finger = { x: 123, y: 456 };
  const before = showAll(BOX, SCREEN);
  const after = zoomed(before, 1.7, finger);
  expect(toChart(after, finger).x).toBeCloseTo(toChart(before, finger).x);
  expect(toChart(after, finger).y).toBeCloseTo(toChart(before, finger).y);
});

test('nobody can zoom or pan the board out of sight', () => {
  const lost = kept({ scale: 1e-6, x: 1e6, y: 1e6 }, BOX, SCREEN);
  const middle = toChart(lost, { x: 400, y: 300 });
  expect(middle.x).toBeGreaterThanOrEqual(BOX.x);
  expect(middle.x).toBeLessThanOrEqual(BOX.x + BOX.width);
  expect(kept({ scale: 1e6, x: 0, y: 0 }, BOX, SCREEN).scale).toBe(NEAREST);
});

test('the camera follows only what would leave the screen', () => {
  const camera = centred({ x: 0, y: 0 }, 1, SCREEN);
  const near = { x: -50, y: -50, width: 100, height: 100 };
  expect(following(camera, near, SCREEN, EDGE)).toEqual(camera);
  const moved = following(camera, { ...near, x: 600 }, SCREEN, EDGE);
  expect(toScreen(moved, { x: 700, y: 0 }).x).toBeCloseTo(780);
});
