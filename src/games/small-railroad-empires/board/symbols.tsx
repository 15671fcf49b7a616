import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import { type Good, GOODS } from '../components.ts';
import { WILD } from '../freight/components.ts';
import { askedGood } from '../freight/words/names.ts';
import { EngineDrawn } from './engine.tsx';

/** Each good has its own shape, drawn in a square from -8 to 8. */
const DRAWN = [
  'M-6.500 3.500-5-3-.5-6 4-4.500 6.500.5 4.500 5-1 6.200ZM-2-3 0 .5 4 0M0 .5-1 5',
  'M-6.5 3.600a2.900 2.900 0 1 0 .01 0ZM0 3.600a2.900 2.900 0 1 0 .01 0ZM-3.200-2.200a2.900 2.900 0 1 0 .01 0Z',
  'M-7 5-4.500-3.500H4.500L7 5ZM-4.500-3.500-2.500-.5H2.500L4.500-3.500M-2.500-.5-3.500 5M2.500-.5 3.500 5',
  'M0 7V-6.500M0-6.500C-2-4-2-3 0-1.500 2-3 2-4 0-6.500M0-1C-3.500-3.500-4.500-3-5-2.500-4.500.5-2.500 1.500 0 2M0-1C3.500-3.500 4.500-3 5-2.500 4.500.5 2.500 1.500 0 2M0 3C-3.500.8-4.500 1.200-5 1.800-4.500 4.500-2.500 5.400 0 6M0 3C3.500.8 4.500 1.200 5 1.800 4.500 4.500 2.500 5.400 0 6',
  'M0-7C-2.500-3-5-.5-5 2.500A5 5 0 0 0 5 2.500C5-.5 2.500-3 0-7ZM-2.400 2.800A2.600 2.600 0 0 0 0 5.200',
] as const;

/** The white blank cube. */
const CUBE = 'M0-7 6-3.500V3.500L0 7-6 3.500V-3.500ZM-6-3.500 0 0 6-3.500M0 0V7';

export const GoodSign = ({ good, scale = 1 }: { readonly good: Good; readonly scale?: number }): VNode => (
  <g class={`good ${good === WILD ? 'wild' : (GOODS[good] ?? '')}`} transform={`scale(${scale})`}>
    <circle class="good-disc" r="9.5" />
    <path class="good-sign" d={good === WILD ? CUBE : (DRAWN[good] ?? '')} />
  </g>
);

/** A good standing by itself in a page. */
export const GoodMark = ({ good }: { readonly good: Good }): VNode => (
  <svg class="good-mark" viewBox="-10.500 -10.500 21 21" role="img" aria-label={askedGood(good)}>
    <title>{askedGood(good)}</title>
    <GoodSign good={good} />
  </svg>
);

/** A car with its company's emblem: a train that stands in a city. */
export const TrainMark = ({ seat }: { readonly seat: number }): VNode => (
  <g class={`train-mark seat-${seat}`}>
    <path d="M-10 6V-7Q-10-9-8-9H8Q10-9 10-7V6Z" />
    <g transform="translate(0 -2)">
      <EmblemMark seat={seat} r={7} />
    </g>
    <circle cx="-5.500" cy="7" r="2.800" />
    <circle cx="5.500" cy="7" r="2.800" />
  </g>
);

/** A locomotive from the side, in the colours of its company, around a point. */
export const Locomotive = ({ seat, scale = 1 }: { readonly seat: number; readonly scale?: number }): VNode => (
  <g class={`loco seat-${seat}`} transform={`scale(${0.36 * scale}) translate(-32 -18)`}>
    <EngineDrawn kind="express" />
  </g>
);

export const STAR =
  'M0-6 1.700-1.900 6.100-1.700 2.700 1.100 3.800 5.400 0 3-3.800 5.400-2.700 1.100-6.100-1.700-1.700-1.900Z';

/** A point beside its number. */
export const StarMark = (): VNode => (
  <svg class="star-mark" viewBox="-7 -7 14 14" aria-hidden="true">
    <path d={STAR} fill="var(--brass)" stroke="light-dark(#5c3d05, #20170a)" stroke-width="0.9" />
  </svg>
);

/** Pieces as silhouettes, in a square of 20. */
const PIECES = {
  track:
    'M1 6H19V8.500H1ZM1 11.500H19V14H1ZM3 3H5.500V6H3ZM3 8.500H5.500V11.500H3ZM3 14H5.500V17H3ZM8.700 3H11.300V6H8.700ZM8.700 8.500H11.300V11.500H8.700ZM8.700 14H11.300V17H8.700ZM14.500 3H17V6H14.500ZM14.500 8.500H17V11.500H14.500ZM14.500 14H17V17H14.500Z',
  train: 'M1 13V4H7V8H13V4H12L11 1H17L16 4V8C18 8 19 10 19 13ZM5 13A3 3 0 1 0 5.010 13ZM14 13A3 3 0 1 0 14.010 13Z',
  card: 'M4 1H16V19H4ZM6.500 4V9H13.500V4Z',
} as const;

export const PieceMark = ({ piece }: { readonly piece: keyof typeof PIECES }): VNode => (
  <svg class="piece-mark" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PIECES[piece]} fill="currentColor" fill-rule="evenodd" />
  </svg>
);

/** A medal with the points it is worth. */
export const Medal = ({ value }: { readonly value: number }): VNode => (
  <svg class="medal" viewBox="0 0 28 36" aria-hidden="true">
    <path class="medal-ribbon" d="M7 18 3 35 9 31.500 14 35 14 20ZM21 18 25 35 19 31.500 14 35V20Z" />
    <circle class="medal-rim" cx="14" cy="13" r="12" />
    <circle class="medal-disc" cx="14" cy="13" r="9" />
    <text x="14" y="18">
      {value}
    </text>
  </svg>
);
