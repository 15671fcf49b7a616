import type { VNode } from 'preact';

/** A passenger in a tall hat, as on the landings: a figure for the cabin and for the rows of the seats. */
export const Person = (): VNode => (
  <svg class="mq-person" viewBox="-8 -11 16 20" aria-hidden="true">
    <path class="coat" d="M-6 8C-6.300 2-4 .2 0 .2S6.300 2 6 8Z" />
    <path class="lapel" d="M0 1.500V8M-2 .6 0 3.200 2 .6" />
    <circle class="face" cy="-2.800" r="3" />
    <path class="hat" d="M-5-4.800H5M-2.900-4.800V-9.800H2.900V-4.800Z" />
  </svg>
);
