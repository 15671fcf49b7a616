import type { VNode } from 'preact';
import { type Good, GOODS } from '../components.ts';
import { WILD } from '../freight/components.ts';
import { askedGood } from '../freight/words/names.ts';

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

/** A locomotive from the side, in the colours of its company. */
export const Locomotive = ({ seat, scale = 1 }: { readonly seat: number; readonly scale?: number }): VNode => (
  <g class={`loco seat-${seat}`} transform={`scale(${scale})`}>
    <path d="M-9 3V-6H-3V-2H4V-6H3.200L2.600-9H7.400L6.800-6H6V-2C8-2 9 0 9 3ZM9 3 11.500 6H8" />
    <circle cx="-5.500" cy="4.500" r="3" />
    <circle cx="1" cy="4.500" r="3" />
    <circle cx="6.400" cy="5.200" r="2.200" />
  </g>
);

export const STAR =
  'M0-6 1.700-1.900 6.100-1.700 2.700 1.100 3.800 5.400 0 3-3.800 5.400-2.700 1.100-6.100-1.700-1.700-1.900Z';
