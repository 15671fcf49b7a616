import type { ComponentChildren, Ref, VNode } from 'preact';
import type { Box, Point } from './point.ts';

interface MinimapProps {
  readonly board: Box;
  /** The frame around the part that is in view. The camera moves it without drawing anything else again. */
  readonly part: Ref<SVGRectElement>;
  readonly lookAt: (point: Point) => void;
  /** A line above it, where there is room. */
  readonly title?: ComponentChildren;
  /** The board in little, as SVG in chart units. */
  readonly children: ComponentChildren;
}

/** The whole board in a corner, with a frame around what is in view. A press looks there. */
export function Minimap({ board, part, lookAt, title, children }: MinimapProps): VNode {
  const pressed = (event: MouseEvent) => {
    const chart = (event.currentTarget as SVGSVGElement).getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart);
    lookAt({ x, y });
  };
  return (
    // Only for pointers: with keys the board is explored place by place, and it follows.
    <div class="minimap" aria-hidden="true">
      {title !== undefined && <p class="minimap-title">{title}</p>}
      <svg
        viewBox={`${board.x} ${board.y} ${board.width} ${board.height}`}
        style={{ aspectRatio: `${board.width} / ${board.height}` }}
        onClick={pressed}
        onPointerDown={(event) => event.stopPropagation()}
        onPointerUp={(event) => event.stopPropagation()}
      >
        {children}
        <rect class="minimap-part" ref={part} />
      </svg>
    </div>
  );
}

/** Moves the frame. Where more than the board is in view, the frame runs along the board's edge. */
export function showPart(rect: SVGRectElement | null, part: Box, board: Box): void {
  const [x, y] = [Math.max(part.x, board.x), Math.max(part.y, board.y)];
  const width = Math.max(0, Math.min(part.x + part.width, board.x + board.width) - x);
  const height = Math.max(0, Math.min(part.y + part.height, board.y + board.height) - y);
  for (const [name, value] of Object.entries({ x, y, width, height })) rect?.setAttribute(name, String(value));
}
