import type { ScatteredMark } from './scatter.ts';

/** A small engraved thing, as relative path commands from its foot: what is filled, and what is drawn in ink. */
export interface StampDrawing {
  readonly fill: string;
  readonly ink: string;
}

/**
 * Many marks as two paths: a thousand trees are then two elements of the page. Relative paths
 * cannot be scaled, so a stamp comes in as many sizes as there are drawings of it.
 */
export function stamped(
  marks: readonly ScatteredMark[],
  stamps: Readonly<Record<string, StampDrawing>>,
  part: keyof StampDrawing,
): string {
  return marks
    .map((mark) => {
      const drawing = stamps[mark.kind]?.[part];
      return drawing === undefined ? '' : `M${mark.x.toFixed(1)} ${mark.y.toFixed(1)}${drawing}`;
    })
    .join('');
}

/** A relative path drawn larger or smaller. Arcs are not used in stamps: their flags are no lengths. */
export const resized = (path: string, factor: number): string =>
  path.replaceAll(/-?\d*\.?\d+/g, (number) => ` ${Math.round(Number(number) * factor * 100) / 100}`);

/** Each stamp in three sizes, named `oak0`, `oak1`, `oak2`. */
export function inThreeSizes(stamps: Readonly<Record<string, StampDrawing>>): Record<string, StampDrawing> {
  const sizes = [0.8, 1, 1.25];
  return Object.fromEntries(
    Object.entries(stamps).flatMap(([name, { fill, ink }]) =>
      sizes.map((size, i) => [`${name}${i}`, { fill: resized(fill, size), ink: resized(ink, size) }]),
    ),
  );
}
