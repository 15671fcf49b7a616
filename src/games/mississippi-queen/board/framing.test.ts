import { describe, expect, test } from 'vitest';
import { toScreen } from '#kit/camera.ts';
import { framed, SPACE_WIDTH } from './framing.ts';

const WIDE = { screen: { width: 1104, height: 636 }, layout: 'wide' } as const;
const PHONE = { screen: { width: 390, height: 492 }, layout: 'phone' } as const;

const FLEET = [
  { x: 0, y: 0 },
  { x: 500, y: 300 },
];
const FAR = [...FLEET, { x: 5000, y: 0 }];
const OWN = [
  { x: 4600, y: 100 },
  { x: 4800, y: 200 },
];

describe('the first sight that is large enough to press is framed', () => {
  test.each([WIDE, PHONE])('on a $layout screen', (window) => {
    const camera = framed([FAR, OWN], window, undefined);
    expect(camera.scale * SPACE_WIDTH).toBeGreaterThanOrEqual(44);
    for (const point of OWN) {
      const { x, y } = toScreen(camera, point);
      expect(x > 0 && y > 0 && x < window.screen.width && y < window.screen.height).toBe(true);
    }
  });

  test('and if none is, the last one at the least size', () => {
    const camera = framed([FAR], PHONE, undefined);
    expect(camera.scale * SPACE_WIDTH).toBeGreaterThanOrEqual(44);
  });
});

test('nothing that matters lies under the minimap', () => {
  const camera = framed([FLEET], WIDE, undefined);
  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  expect(x > 220 || y > 140).toBe(true);
});

test('the camera does not move as long as all that matters is in view', () => {
  const before = framed([FLEET], WIDE, undefined);
  const nearby = FLEET.map(({ x, y }) => ({ x: x + 20, y: y + 5 }));
  expect(framed([nearby], WIDE, before)).toBe(before);
  expect(framed([OWN], WIDE, before)).not.toBe(before);
});
