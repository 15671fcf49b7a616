import type { ComponentChildren, VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import { BIG_COPPER } from '../components.ts';

/** Small engraved things, each drawn around the origin about twenty units wide. */

interface Symbol {
  readonly fill: string;
  readonly ink: string;
}

const GOODS: readonly Symbol[] = [
  { fill: 'M-8 3 -5-5 1-7 7-4 8 2 3 7-4 7Z', ink: 'M-5-5-1 0 7-4M-1 0 3 7M-1 0-8 3' },
  { fill: 'M-8-3-1-7 8-4 8 4 1 8-8 4Z', ink: 'M-8-3 1 0 8-4M1 0 1 8' },
  {
    fill: 'M0-9C2.500-7 2.500-5 0-3-2.500-5-2.500-7 0-9ZM0-3C4-5 6-4 6-1 3 1 1 0 0-3ZM0-3C-4-5-6-4-6-1-3 1-1 0 0-3ZM0 2C4 0 6 1 6 4 3 6 1 5 0 2ZM0 2C-4 0-6 1-6 4-3 6-1 5 0 2Z',
    ink: 'M0-4V9',
  },
  {
    fill: 'M0-4C4-7 9-4 9 1S5 8 0 7C-5 8-9 6-9 1S-4-7 0-4Z',
    ink: 'M0-4C-3-2-3 5 0 7M0-4C3-2 3 5 0 7M0-4C0-7 1-8 3-8M-4-5C-7-2-7 4-4 7M4-5C7-2 7 4 4 7',
  },
];

/** A good by its index; big ones are larger, in a brass ring with an arrow. */
export function Good({ good, scale = 1 }: { readonly good: number; readonly scale?: number }): VNode {
  const big = good >= BIG_COPPER;
  const kind = big ? good - BIG_COPPER : good;
  const { fill, ink } = GOODS[kind] ?? { fill: '', ink: '' };
  return (
    <g class={`mt-good mt-good-${kind}`} transform={`scale(${scale})`}>
      {big && <circle class="mt-big" r="11.5" />}
      <path class="mt-fill" d={fill} transform={big ? 'scale(1.02)' : 'scale(.9)'} />
      <path class="mt-ink" d={ink} transform={big ? 'scale(1.02)' : 'scale(.9)'} />
      {big && <path class="mt-arrow" d="M7-7V-14M4-11 7-14.500 10-11" />}
    </g>
  );
}

/** Something made big: the ring and the arrow alone. */
export const BigSign = (): VNode => (
  <g class="mt-good">
    <circle class="mt-big" r="11.5" />
    <path class="mt-arrow" d="M0 6V-6M-4.500-1.500 0-6.500 4.500-1.500" />
  </g>
);

/** The sign of the good on a worker's chest, so that colour is not all that tells them apart. */
const CHESTS = [
  'M0 2 2.600 5 0 8-2.600 5Z',
  'M-2.300 2.700h4.600v4.600h-4.600Z',
  'M0 2V8M-2 4 0 5.500 2 4M-2 6.500 0 8 2 6.500',
  'M0 2.400a2.600 2.600 0 1 0 .01 0Z',
];

interface FigureProps {
  /** The end of its class: a colour, or white. */
  readonly kind: number | 'white';
  readonly scale: number | undefined;
  readonly children: ComponentChildren;
}

const Figure = ({ kind, scale = 1, children }: FigureProps): VNode => (
  <g class={`mt-worker mt-worker-${kind}`} transform={`scale(${scale})`}>
    <path class="mt-fill" d="M-6.500 10C-6.800 2-4.500-.500 0-.500S6.800 2 6.500 10Z" />
    <circle class="mt-fill" cy="-4" r="3.600" />
    <path class="mt-hat" d="M-6-6.200Q0-8 6-6.200M-3.200-7-2.800-10.500H2.800L3.200-7Z" />
    {children}
  </g>
);

export const Worker = ({ colour, scale }: { readonly colour: number; readonly scale?: number }): VNode => (
  <Figure kind={colour} scale={scale}>
    <path class="mt-chest" d={CHESTS[colour]} />
  </Figure>
);

export const WhiteWorker = ({ scale }: { readonly scale?: number }): VNode => (
  <Figure kind="white" scale={scale}>
    <text y="8">?</text>
  </Figure>
);

export const Cow = ({ scale = 1 }: { readonly scale?: number }): VNode => (
  <g class="mt-cow" transform={`scale(${scale})`}>
    <path
      class="mt-fill"
      d="M-8-3C-5-5 3-5 5-4L6-7 8-5.500 10-6.500 9.500-4C11-3 11-1 10-.500L7 .500V7H4.500V3H-3.500V7H-6V2C-8 1-8.500-1-8-3Z"
    />
    <path
      class="mt-patch"
      d="M-5-4C-2-5 0-4 0-1.500-2 .500-5 0-5-4ZM3-2.500C5-3 6-1 4.500.500 3 .500 2.500-1 3-2.500Z"
    />
  </g>
);

export const Canteen = ({ scale = 1 }: { readonly scale?: number }): VNode => (
  <g class="mt-canteen" transform={`scale(${scale})`}>
    <path class="mt-strap" d="M-7 0C-9-8 9-8 7 0" />
    <circle class="mt-fill" cy="2" r="7.500" />
    <circle class="mt-ring" cy="2" r="4.500" />
    <path class="mt-cap" d="M-2-8.500h4v3.500h-4Z" />
  </g>
);

/** Silver; without a value, just the coin. */
export const Coin = ({ value, scale = 1 }: { readonly value?: number | undefined; readonly scale?: number }): VNode => (
  <g class="mt-coin" transform={`scale(${scale})`}>
    <circle r="9.5" />
    <circle class="mt-rim" r="7.5" />
    {value === undefined ? (
      <path class="mt-rim" d="M-3.500 3.500 3.500-3.500M-4.500 0 0-4.500M0 4.500 4.500 0" />
    ) : (
      <text y="4.6">{value}</text>
    )}
  </g>
);

/** A small house with its owner's emblem on the front. */
export const HouseSymbol = ({ seat, scale = 1 }: { readonly seat: number; readonly scale?: number }): VNode => (
  <g class={`mt-house seat-${seat}`} transform={`scale(${scale})`}>
    <path class="mt-shade" d="M-13 12H15L12 15H-10Z" />
    <path class="mt-wall" d="M-12 12V-3H12V12Z" />
    <path class="mt-roof" d="M-15-2 -9-13H9L15-2Z" />
    <path class="mt-chimney" d="M5-13V-17H9V-13Z" />
    <g transform="translate(0 4.500)">
      <EmblemMark seat={seat} r={6.5} />
    </g>
  </g>
);

/** The plain house of symbols: no owner. */
export const PlainHouse = ({ scale = 1 }: { readonly scale?: number }): VNode => (
  <path class="mt-house-sign" transform={`scale(${scale})`} d="M-6 5V-1L0-6 6-1V5Z" />
);

export const Wagon = (): VNode => (
  <g class="mt-wagon">
    <path class="mt-canvas" d="M-13 2C-14-12-6-14 0-14S14-12 13 2Z" />
    <path class="mt-hoop" d="M-6-13C-7-8-7-3-6 2M0-14V2M6-13C7-8 7-3 6 2" />
    <path class="mt-bed" d="M-15 2H15L12 7H-12Z" />
    <circle cx="-8" cy="9" r="4.500" />
    <circle cx="8" cy="9" r="4.500" />
  </g>
);

/** A contractor at the store: a pawn with the seat's emblem. */
export const Contractor = ({ seat, scale = 1 }: { readonly seat: number; readonly scale?: number }): VNode => (
  <g class={`mt-contractor seat-${seat}`} transform={`scale(${scale})`}>
    <path class="mt-wall" d="M-11 15C-11 8-7 6-5 2A8 8 0 1 1 5 2C7 6 11 8 11 15Z" />
    <g transform="translate(0 -4)">
      <EmblemMark seat={seat} r={7} />
    </g>
  </g>
);
