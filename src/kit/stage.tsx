import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SPREAD } from './camera.ts';
import { type Aim, Lens } from './lens.ts';
import { paperGrain } from './paper.ts';
import type { Box } from './point.ts';

export interface StageProps extends Aim {
  readonly label: string;
  /** How far the chart is turned, in degrees: it swings round when that changes. */
  readonly turn: number;
  /** SVG, in chart units. */
  readonly children: ComponentChildren;
  /** HTML at chart points: each child places itself with `left` and `top`, and keeps its size at any zoom. */
  readonly notes?: ComponentChildren;
  /** HTML fixed to the screen. */
  readonly overlay?: ComponentChildren;
}

/** A chart that can be panned and zoomed: by hand, by wheel, by keys and by its own buttons. */
export function Stage(props: StageProps): VNode {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim>(props);
  const lens = useRef<Lens | undefined>(undefined);
  aim.current = props;
  useEffect(() => {
    if (stage.current === null || world.current === null || notes.current === null) return undefined;
    world.current.style.setProperty('--grain', paperGrain());
    lens.current = new Lens({ stage: stage.current, world: world.current, notes: notes.current }, () => aim.current);
    return lens.current.watch();
  }, []);
  useLayoutEffect(() => lens.current?.look(), [boxKey(props.board), props.action && boxKey(props.action)]);
  return (
    <div class="stage" ref={stage}>
      <div class="world" ref={world}>
        <Sheet {...props} />
        <div ref={notes}>{props.notes}</div>
      </div>
      <div class="vignette" />
      {props.overlay}
      <div class="zoom">
        <ZoomButton label="Zoom in" keys="+" press={() => lens.current?.zoom(1.4)} />
        <ZoomButton label="Zoom out" keys="−" press={() => lens.current?.zoom(1 / 1.4)} />
        <ZoomButton label="Whole board" keys="0" sign="⤢" press={() => lens.current?.whole()} />
      </div>
    </div>
  );
}

const SWING_MS = 600;

/** Swings an element round to how it lies now, from how it lay before. */
function useSwing(turn: number, motion: number) {
  const sheet = useRef<SVGSVGElement>(null);
  const before = useRef(turn);
  useLayoutEffect(() => {
    const back = ((before.current - turn + 540) % 360) - 180;
    before.current = turn;
    if (back === 0 || motion === 0) return;
    const frames = [{ transform: `rotate(${back}deg)` }, { transform: 'none' }];
    sheet.current?.animate(frames, { duration: SWING_MS * motion, easing: 'ease-in-out' });
  }, [turn]);
  return sheet;
}

function Sheet({ board, label, turn, motion, children }: StageProps): VNode {
  const chart = useSwing(turn, motion);
  const sheet = {
    x: board.x - SPREAD,
    y: board.y - SPREAD,
    width: board.width + 2 * SPREAD,
    height: board.height + 2 * SPREAD,
  };
  const place = { left: `${sheet.x}px`, top: `${sheet.y}px`, width: `${sheet.width}px`, height: `${sheet.height}px` };
  return (
    <>
      <div class="paper" style={place} />
      <svg ref={chart} class="chart" role="group" aria-label={label} style={place} viewBox={boxKey(sheet)}>
        {children}
      </svg>
    </>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly sign?: string;
  readonly press: () => void;
}

const ZoomButton = ({ label, keys, sign, press }: ZoomButtonProps): VNode => (
  <button type="button" aria-label={label} title={`${label} (${keys})`} onClick={press}>
    {sign ?? keys}
  </button>
);

const boxKey = (box: Box): string => [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ');
