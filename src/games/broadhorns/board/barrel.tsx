import type { VNode } from 'preact';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { CARGO } from '../components.ts';
import type { Cargo } from '../sheets.ts';

/** A sign for each cargo, in a square from −8 to 8: sheaf, apple, pig's head, pelt, bottle. */
const SIGNS: ReadonlyBy<Cargo, string> = [
  'M0 8V-3M0-1C-4-2-5-5-4-8C-1-6 0-4 0-1ZM0-1C4-2 5-5 4-8C1-6 0-4 0-1ZM0 5C-3 4-5 2-5-1M0 5C3 4 5 2 5-1',
  'M0-3C-2-5-6.5-4-6.5 0.5S-3 7 0 6S6.5 5 6.5 0.5S2-5 0-3ZM0-3C0-5 1-7 3-8',
  'M-7 0C-7-6 7-6 7 0C7 5 4 7.5 0 7.5S-7 5-7 0ZM-6-3C-9-4-9-7-7-8C-5-8-3-6-3-4.5M6-3C9-4 9-7 7-8C5-8 3-6 3-4.5M-3.5 2.5A3.5 2.4 0 1 0 3.5 2.5A3.5 2.4 0 1 0-3.5 2.5Z',
  'M0-8L3-5L7-6L5-2L6 3L3 4L2 8H-2L-3 4L-6 3L-5-2L-7-6L-3-5Z',
  'M-1.8-8H1.8V-4C4-3 4.5-1 4.5 1V8H-4.5V1C-4.5-1-4-3-1.8-4ZM-4.5 2H4.5',
];

interface BarrelProps {
  readonly cargo: Cargo;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Only its place is drawn: an empty space that wants one. */
  readonly wanted?: boolean;
}

/** A barrel seen from the side, with the sign of what is in it. */
export const Barrel = ({ cargo, x = 0, y = 0, size = 1, wanted = false }: BarrelProps): VNode => (
  <g class={`barrel ${at(CARGO, cargo)}${wanted ? ' wanted' : ''}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="staves" d="M-9-13H9C12.5-7 12.5 7 9 13H-9C-12.5 7-12.5-7-9-13Z" />
    {!wanted && <path class="hoops" d="M-11-8H11M-11 8H11" />}
    <CargoSign cargo={cargo} size={0.78} />
  </g>
);

/** The sign alone. */
export const CargoSign = ({ cargo, size }: { readonly cargo: Cargo; readonly size: number }): VNode => (
  <path class="sign" transform={`scale(${size})`} d={at(SIGNS, cargo)} />
);

/** A barrel standing by itself in a page. */
export const BarrelIcon = ({ cargo, label }: { readonly cargo: Cargo; readonly label?: string }): VNode => (
  <svg
    class="barrel-icon"
    viewBox="-13 -15 26 30"
    role={label === undefined ? 'presentation' : 'img'}
    aria-label={label}
  >
    {label !== undefined && <title>{label}</title>}
    <Barrel cargo={cargo} />
  </svg>
);
