import type { VNode } from 'preact';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One face of a die in a box of 40 around the origin. */
export const DieFace = ({ die }: { readonly die: number }): VNode => (
  <g class="bb-die-face">
    <rect x="-17" y="-17" width="34" height="34" rx="7" />
    {(PIPS[die] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.600" />
    ))}
  </g>
);

/** A die standing by itself in a page. */
export const DiePicture = ({ die, tumbles = false }: { readonly die: number; readonly tumbles?: boolean }): VNode => (
  <svg class={tumbles ? 'bb-die tumbles' : 'bb-die'} viewBox="-20 -20 40 40" aria-hidden="true">
    <DieFace die={die} />
  </svg>
);
