import type { VNode } from 'preact';
import { LEGEND } from '../words/spaces.ts';

/** How the prices on the river are read: a number on red, and black dots. */
export const Legend = (): VNode => (
  <p class="mq-legend" aria-hidden="true">
    <i class="legend-speed">3</i> {LEGEND.speed} <i class="legend-coal" /> {LEGEND.coal}
  </p>
);
