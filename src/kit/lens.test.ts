import { expect, test } from 'vitest';
import { toScreen } from './camera.ts';
import { overview } from './lens.ts';

const PHONE = { width: 390, height: 600 };
const AIM = { board: { x: 0, y: 0, width: 2000, height: 3000 }, cell: 60, covered: 48, motion: 0 };

test('what can be pressed is brought near enough for a finger, below the signs', () => {
  const action = { x: 1900, y: 0, width: 100, height: 100 };
  const camera = overview({ ...AIM, action }, PHONE);
  expect(camera.scale * AIM.cell).toBe(44);
  const corner = toScreen(camera, { x: 2000, y: 0 });
  expect(corner.x).toBe(390);
  expect(corner.y).toBe(48);
});

test('what is too wide for the screen is shown around its middle, still large enough for a finger', () => {
  const camera = overview({ ...AIM, action: AIM.board }, PHONE);
  expect(camera.scale * AIM.cell).toBe(44);
  expect(toScreen(camera, { x: 1000, y: 0 }).x).toBeCloseTo(390 / 2);
});

test('a step beside what could be pressed before does not move the map', () => {
  const first = overview({ ...AIM, action: { x: 900, y: 900, width: 100, height: 100 } }, PHONE);
  const beside = { ...AIM, action: { x: 850, y: 950, width: 200, height: 100 } };
  expect(overview(beside, PHONE, first)).toEqual(first);
  expect(overview({ ...AIM, action: { x: 0, y: 0, width: 100, height: 100 } }, PHONE, first)).not.toEqual(first);
});

test('a screen that becomes lower shows no empty country while the board is cut off', () => {
  const aim = { ...AIM, board: { x: 0, y: 0, width: 2000, height: 700 }, covered: 0 };
  const action = { x: 0, y: 0, width: 100, height: 100 };
  const before = overview({ ...aim, action }, PHONE);
  const after = overview({ ...aim, action }, { ...PHONE, height: 300 }, before);
  expect(toScreen(before, { x: 0, y: 0 }).y).toBeGreaterThan(0);
  expect(toScreen(after, { x: 0, y: 0 }).y).toBe(0);
});
