import { expect, test } from 'vitest';
import { drift, neighbourhoods, scatter } from './scatter.ts';
import { resized, stamped } from './stamp.ts';

const BOX = { x: -200, y: -100, width: 600, height: 400 };
const WATER = [
  { x: 0, y: 0 },
  { x: 60, y: 20 },
];
const plan = { box: BOX, gap: 20, distance: 50, avoid: WATER, kindAt: () => 'oak' };

test('nothing grows near the water', () => {
  const marks = scatter(plan);
  expect(marks.length).toBeGreaterThan(200);
  for (const mark of marks)
    for (const p of WATER) expect(Math.hypot(mark.x - p.x, mark.y - p.y)).toBeGreaterThanOrEqual(50);
});

test('what stands somewhere stays there when the chart grows elsewhere', () => {
  const before = scatter(plan);
  const after = scatter({ ...plan, box: { ...BOX, width: 900 } });
  expect(after).toEqual(expect.arrayContaining(before));
});

test('neighbourhoods keep every mark once', () => {
  const marks = scatter(plan);
  const parts = neighbourhoods(marks, 100);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.flat()).toHaveLength(marks.length);
});

test('drift is smooth: a small way makes a small difference', () => {
  for (let x = 0; x < 500; x += 7) {
    expect(Math.abs(drift({ x, y: 40 }, 100) - drift({ x: x + 1, y: 40 }, 100))).toBeLessThan(0.05);
  }
});

test('a stamp is drawn at every mark and can be drawn larger', () => {
  const oak = { fill: 'm0 -4l2 2z', ink: 'v-4' };
  const path = stamped(
    [
      { x: 1, y: 2, kind: 'oak' },
      { x: 3, y: 4, kind: 'elm' },
    ],
    { oak },
    'fill',
  );
  expect(path).toBe('M1.0 2.0m0 -4l2 2z');
  expect(resized(oak.fill, 2)).toBe('m 0  -8l 4  4z');
});
