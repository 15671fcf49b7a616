import type { VNode } from 'preact';
import type { Box } from '#kit/point.ts';
import type { View } from '../view.ts';
import { LABELS } from '../words/labels.ts';
import { hexesOf } from './ground.tsx';
import type { PlacedPrairie } from './prairie-chart.ts';

interface BuildTitleProps {
  readonly view: View;
  readonly prairie: PlacedPrairie;
}

const SIZE = { width: 190, height: 62 };
const GAP = 6;

/** The name of the action that is taken on the prairie, in a corner without fields; nothing where there is none. */
export function BuildTitle({ view, prairie }: BuildTitleProps): VNode | null {
  const corner = cornersOf(prairie).find((one) => isFree(one, view, prairie));
  if (corner === undefined) return null;
  const { x, y } = corner;
  return (
    <g aria-hidden="true">
      <text class="mt-title" x={x} y={y + 20}>
        {LABELS.prairie}
      </text>
      {LABELS.buildHint.map((line, i) => (
        <text key={line} class="mt-hint start" x={x} y={y + 40 + i * 17}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The upper right one, then the upper left. */
function cornersOf({ box, x, y, scale }: PlacedPrairie): readonly Box[] {
  const [left, top] = [x + box.x * scale, y + box.y * scale];
  return [
    { x: left + box.width * scale - SIZE.width, y: top, ...SIZE },
    { x: left + GAP, y: top, ...SIZE },
  ];
}

function isFree({ x, y, width, height }: Box, view: View, prairie: PlacedPrairie): boolean {
  const reach = prairie.across * 0.62;
  return hexesOf(view).every((hex) => {
    const middle = prairie.on(prairie.at(hex));
    const across = Math.max(x - middle.x, 0, middle.x - x - width);
    const down = Math.max(y - middle.y, 0, middle.y - y - height);
    return Math.hypot(across, down) > reach;
  });
}
