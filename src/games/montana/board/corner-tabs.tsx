import type { VNode } from 'preact';
import type { Focus } from '#kit/focus-tabs.tsx';
import type { Box } from '#kit/point.ts';
import { LABELS } from '../words/labels.ts';
import type { CornerPart } from './arrangement.ts';
import { slotPath } from './chart.ts';

interface CornerTabsProps {
  readonly focus: Focus<CornerPart>;
  /** The room that wheel and store share. */
  readonly room: Box;
}

const TAB = { width: 76, height: 30 };

/** Where a low screen shows the wheel or the store, these change between them. */
export const CornerTabs = ({ focus: { tabs, shown, show }, room }: CornerTabsProps): VNode => (
  <g role="tablist" aria-label={LABELS.tabs}>
    {tabs.map(({ id, label, isOpen }, i) => {
      const box = { x: room.x + room.width - (tabs.length - i) * (TAB.width + 4) - 2, y: room.y + 3, ...TAB };
      return (
        <g
          key={id}
          class={id === shown ? 'mt-tab shown' : 'mt-tab'}
          role="tab"
          tabindex={0}
          aria-selected={id === shown}
          aria-label={isOpen ? `${label}, you can act here` : label}
          onClick={() => show(id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') show(id);
          }}
        >
          <path d={slotPath(box, 7)} />
          <text x={box.x + box.width / 2} y={box.y + 20}>
            {label}
          </text>
          {isOpen && <circle cx={box.x + box.width - 7} cy={box.y + 7} r="4" />}
        </g>
      );
    })}
  </g>
);
