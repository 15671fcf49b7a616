import type { ComponentChildren, VNode } from 'preact';
import type { Box } from '#kit/point.ts';
import { slotPath } from './chart.ts';

interface PartFrameProps {
  readonly room: Box;
  /** The height of the title; 0: there is none. */
  readonly title: number;
  readonly name: string;
  /** At the right end of the title. */
  readonly hint?: string;
  readonly children: ComponentChildren;
}

/** A part of the table beside the prairie: a sheet of paper with a title. */
export const PartFrame = ({ room, title, name, hint, children }: PartFrameProps): VNode => (
  <g aria-hidden="true">
    <path class="mt-paper" d={slotPath(room, 12)} />
    {title > 0 && (
      <>
        <text class="mt-title" x={room.x + 12} y={room.y + 6 + title * 0.66}>
          {name}
        </text>
        {hint !== undefined && (
          <text class="mt-hint" x={room.x + room.width - 12} y={room.y + 6 + title * 0.62}>
            {hint}
          </text>
        )}
      </>
    )}
    {children}
  </g>
);
