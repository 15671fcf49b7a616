import type { VNode } from 'preact';
import type { Card } from '../components.ts';

/** Cards in a box of 40 by 54 around the origin: an arrow, an anchor, or broken timber. */
const SIGNS: Readonly<Record<Card, string>> = {
  forward: 'M0 17V-15M-10-5 0-16 10-5',
  starboard: 'M-8 17V4C-8-6-2-9 7-9M0-17 9-9 0-1',
  port: 'M8 17V4C8-6 2-9-7-9M0-17-9-9 0-1',
  remain:
    'M0-9V14M-6-4H6M-11 5C-10 12-5 15 0 15S10 12 11 5M-11 5l-2 4M-11 5l4 2M11 5l2 4M11 5l-4 2M0-16a3.400 3.400 0 1 0 .01 0Z',
  damage: 'M-12-14 12 14M12-14-12 14M-13 0-5-2M13 0 6 3M0-16 2-8M-1 16-3 9',
};

/** `facedown` shows the back, as everybody but its owner sees it. */
export const CardFace = ({ card }: { readonly card: Card | 'facedown' }): VNode => (
  <g class={`bb-face ${card}`}>
    <rect x="-19" y="-26" width="38" height="52" rx="4" />
    {card === 'facedown' ? (
      <path class="bb-back" d="M-13-20H13V20H-13ZM0-12 9 0 0 12-9 0ZM-13-20 13 20M13-20-13 20" />
    ) : (
      <path class="bb-sign" d={SIGNS[card]} />
    )}
  </g>
);

/** A card standing by itself in a page. */
export const CardPicture = ({ card }: { readonly card: Card | 'facedown' }): VNode => (
  <svg class="bb-card-picture" viewBox="-21 -28 42 56" aria-hidden="true">
    <CardFace card={card} />
  </svg>
);
