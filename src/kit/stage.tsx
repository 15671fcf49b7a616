import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps, Zoom } from './board.ts';
import { SPREAD } from './camera.ts';
import { type Aim, Lens } from './lens.ts';
import { Minimap, showPart } from './minimap.tsx';
import { paperGrain } from './paper.ts';
import type { Box, Point } from './point.ts';
import { Trail } from './trail.tsx';

export interface StageProps extends Aim {
  readonly props: Pick<BoardProps<unknown, Action, GameEvent>, 'trail' | 'onZoom' | 'look'>;
  readonly label: string;
  /** Where a place of a log line lies on the chart; undefined if it is not on it. */
  readonly placeAt: (place: string) => Point | undefined;
  /** SVG, in chart units. */
  readonly children: ComponentChildren;
  /** HTML at chart points: each child places itself with `left` and `top`, and keeps its size at any zoom. */
  readonly notes?: ComponentChildren;
  /** HTML fixed to the screen. */
  readonly overlay?: ComponentChildren;
  /** The whole board in little, as SVG in chart units: shown in a corner, and pressed to look there. */
  readonly minimap?: ComponentChildren;
  readonly minimapTitle?: ComponentChildren;
}

/** A chart that can be panned and zoomed: by hand, by wheel, by keys and by the page's buttons. */
export function Stage(props: StageProps): VNode {
  const part = useRef<SVGRectElement>(null);
  const { stage, world, notes, lens } = useLens(props, (box) => showPart(part.current, box, props.board));
  return (
    <div class="stage" ref={stage}>
      <div class="world" ref={world}>
        <Sheet {...props} />
        <div ref={notes}>
          <Trail trail={props.props.trail} placeAt={props.placeAt} />
          {props.notes}
        </div>
      </div>
      <div class="vignette" />
      {props.overlay}
      {props.minimap !== undefined && (
        <Minimap
          board={props.board}
          part={part}
          lookAt={(point) => lens.current?.lookAt(point)}
          title={props.minimapTitle}
        >
          {props.minimap}
        </Minimap>
      )}
    </div>
  );
}

/** The camera over three elements, and what tells it to look. */
function useLens(props: StageProps, seen: (part: Box) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim>(props);
  const shown = useRef(seen);
  const lens = useRef<Lens | undefined>(undefined);
  const [isFitted, setFitted] = useState(true);
  aim.current = props;
  shown.current = seen;
  useEffect(() => {
    if (stage.current === null || world.current === null || notes.current === null) return undefined;
    world.current.style.setProperty('--grain', paperGrain());
    const elements = { stage: stage.current, world: world.current, notes: notes.current };
    lens.current = new Lens({ ...elements, fitted: setFitted, seen: (box) => shown.current(box) }, () => aim.current);
    return lens.current.watch();
  }, []);
  useZoom(props.props.onZoom, lens, isFitted);
  const { look } = props.props;
  useEffect(() => {
    const point = look?.places.map(props.placeAt).find((one) => one !== undefined);
    if (point !== undefined) lens.current?.bringIntoView(point);
  }, [look]);
  useLayoutEffect(
    () => lens.current?.look(),
    [boxKey(props.board), props.action && boxKey(props.action), props.frame?.key],
  );
  return { stage, world, notes, lens };
}

/** Tells the page what its zoom buttons do, as long as there is a chart to zoom. */
function useZoom(
  onZoom: ((zoom: Zoom | undefined) => void) | undefined,
  lens: { readonly current: Lens | undefined },
  isFitted: boolean,
): void {
  useEffect(
    () => onZoom?.({ by: (factor) => lens.current?.zoom(factor), fit: () => lens.current?.whole(), isFitted }),
    [isFitted],
  );
  useEffect(() => () => onZoom?.(undefined), []);
}

function Sheet({ board, label, children }: StageProps): VNode {
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
      <svg class="chart" role="group" aria-label={label} style={place} viewBox={boxKey(sheet)}>
        {children}
      </svg>
    </>
  );
}

const boxKey = (box: Box): string => [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ');
