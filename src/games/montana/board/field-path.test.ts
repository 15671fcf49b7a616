import { expect, test } from 'vitest';
import { hexesFor } from '../prairie.ts';
import { isSmallFor, thumbPath } from './field-path.ts';
import { pillAt } from './pill.tsx';
import { placePrairie, prairieChart } from './prairie-chart.ts';

/** The prairie of four on a phone. */
const PHONE = placePrairie(prairieChart(4, true), { x: 0, y: 0, width: 390, height: 448 });

/** The width and height of a path of straight lines. */
function sizeOf(path: string) {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

test('upright on a phone the hexes of four players are about 42 pixels wide', () => {
  expect(PHONE.across).toBeGreaterThan(40);
  expect(isSmallFor(PHONE)).toBe(true);
});

test('a field that can be pressed is as wide as a finger, and its neighbours keep their half', () => {
  const alone = sizeOf(thumbPath(PHONE, 24, [24]));
  expect(alone.width).toBeGreaterThan(47);
  expect(alone.height).toBeGreaterThan(47);
  // Place 0 of a tile lies amid its six others.
  const amid = sizeOf(thumbPath(PHONE, 21, [21, 22, 23, 24, 25, 26, 27]));
  expect(Math.min(amid.width, amid.height)).toBeLessThan(PHONE.across + 1);
});

test('what a field costs is shown on the screen, never below the field', () => {
  const hexes = Array.from({ length: hexesFor(4) }, (_, hex) => PHONE.on(PHONE.at(hex)));
  const size = { width: 112, height: 36 };
  for (const field of hexes) {
    const { x, y } = pillAt(field, hexes, size, { width: 390, height: 448 });
    expect(x).toBeGreaterThan(size.width / 2);
    expect(x).toBeLessThan(390 - size.width / 2);
    if (field.y > 60) expect(y).toBeLessThan(field.y + 5);
  }
});
