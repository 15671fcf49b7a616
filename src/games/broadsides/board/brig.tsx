import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';

const HULL = 'M0-25C6-19 9-10 9 0V15C9 19 5 22 0 22S-9 19-9 15V0C-9-10-6-19 0-25Z';
const SAILS = 'M-17-7Q0-16 17-7Q0-10-17-7ZM-19 3Q0-7 19 3Q0-1-19 3ZM-14 12Q0 5 14 12Q0 9-14 12Z';

/** A small ship on the chart, bow up: only she turns, her emblem stays upright. */
export const Brig = ({ seat, angle }: { readonly seat: number; readonly angle?: number }): VNode => (
  <g class={`bb-brig seat-${seat}`}>
    <g data-turns="" transform={angle === undefined ? undefined : `rotate(${angle})`}>
      <path class="bb-wake" d="M-7 24Q-10 34-17 42M7 24Q10 34 17 42M-3 27Q0 30 3 27M-5 34Q0 38 5 34" />
      <path class="bb-hull" d={HULL} />
      <path class="bb-bowsprit" d="M0-25V-35" />
      <path class="bb-sails" d={SAILS} />
      <g transform="translate(0 2)">
        <g data-upright="" transform={angle === undefined ? undefined : `rotate(${-angle})`}>
          <EmblemMark seat={seat} r={8} />
        </g>
      </g>
    </g>
  </g>
);
