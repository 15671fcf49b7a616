import type { ComponentChildren, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Point } from './point.ts';
import type { Why } from './use-why.ts';

/** Somewhere on the board that can be pointed at, focused and pressed. */
export interface Spot extends Point {
  readonly id: string;
  /** What a screen reader says: where it is, what lies there, what pressing does or why it cannot be done. */
  readonly label: string;
  /** Its outline, as an SVG path. */
  readonly path: string;
  readonly state: 'open' | 'chosen' | 'closed';
  /** How brightly it glows: 0 is brightest; places that cost more glow less. */
  readonly dimness?: number;
  /** Where the arrow keys find it, for a board that is steered and not read: ahead is up. Without it, as on the screen. */
  readonly seenAt?: Point;
  /** Something is printed there that is read while choosing: only the edge glows. */
  readonly edged?: boolean;
  /** Inside the glow: a cost, a number. */
  readonly mark?: ComponentChildren;
}

export interface PlacesProps {
  readonly label: string;
  readonly spots: readonly Spot[];
  /** Closed places are asked about instead of pressed, where there are any. */
  readonly why?: Why;
  readonly press: (id: string) => void;
  /** Pointed at, open or not; undefined: no longer. */
  readonly point?: (id: string | undefined) => void;
}

/** What the keys do, read when the focus comes to the board. */
const KEYS =
  'Arrow keys move to the nearest place that way. Home goes to the most useful choice, Page Down to the next one, Page Up back. Enter chooses, Enter again plays, Escape clears. Press question mark for all keys.';

const AS_BOARD = { role: 'application', 'aria-roledescription': 'board', 'aria-description': KEYS } as const;

/**
 * One stop of the Tab key for all places of the board; arrow keys walk from place to place on the screen, Page Up and Down
 * among the open ones in the order of the list, Home and End to the first and the last of those. As an application, it
 * gets the arrow keys also from screen readers that otherwise use them to read the page.
 */
export function Places({ label, spots, why, press, point }: PlacesProps): VNode {
  const root = useRef<SVGGElement>(null);
  const { stop, stay, forget, go } = useStop(spots, root);
  const walk = useWalk(spots);
  const pointed = (spot: Spot | undefined) => {
    why?.point(closedId(spot));
    point?.(spot?.id);
  };
  const pressed = (spot: Spot) => {
    why?.press(closedId(spot));
    if (spot.state !== 'closed') press(spot.id);
  };
  const heard = (event: KeyboardEvent) => {
    if (stop === undefined || !isOurs(event.key)) return;
    if (isPress(event.key)) pressed(stop);
    else go(walk(event.key, stop));
    event.preventDefault();
  };
  return (
    // Browsers make whatever listens for the focus a stop of the Tab key: its places are stops, it is not.
    <g ref={root} class="places" {...AS_BOARD} tabindex={-1} aria-label={label} onKeyDown={heard} onFocusOut={forget}>
      {spots.map((spot) => (
        <Place
          key={spot.id}
          spot={spot}
          stop={spot === stop}
          press={() => pressed(spot)}
          focus={() => (stay(spot), pointed(spot))}
          point={(on) => pointed(on ? spot : undefined)}
        />
      ))}
    </g>
  );
}

/** The one place that the Tab key leads to: where the focus is, else what is chosen, else what is most useful. */
function useStop(spots: readonly Spot[], root: { readonly current: SVGGElement | null }) {
  const [here, setHere] = useState<string>();
  return {
    stop: spots.find((spot) => spot.id === here) ?? firstStop(spots),
    stay: (spot: Spot) => setHere(spot.id),
    forget: ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && root.current?.contains(relatedTarget) ? undefined : setHere(undefined),
    go: (spot: Spot | undefined) => {
      if (spot === undefined) return;
      setHere(spot.id);
      root.current?.querySelector<SVGGElement>(`[data-spot="${spot.id}"]`)?.focus({ preventScroll: true });
    },
  };
}

/** Arrow keys walk along the line on which the walk began: rows of hexes zigzag around it, and never drift away. */
function useWalk(spots: readonly Spot[]) {
  const last = useRef<{ readonly at: string; readonly isAcross: boolean; readonly line: number }>(undefined);
  return (key: string, from: Spot): Spot | undefined => {
    const isAcross = ARROWS[key]?.y === 0;
    const { current } = last;
    const goesOn = current?.at === from.id && current.isAcross === isAcross;
    const line = goesOn ? current.line : isAcross ? seen(from).y : seen(from).x;
    const to = spotAfterKey(spots, from, key, line);
    last.current = to && { at: to.id, isAcross, line };
    return to;
  };
}

const closedId = (spot: Spot | undefined): string | undefined => (spot?.state === 'closed' ? spot.id : undefined);

interface PlaceProps {
  readonly spot: Spot;
  readonly stop: boolean;
  readonly press: () => void;
  readonly focus: () => void;
  readonly point: (on: boolean) => void;
}

const Place = ({ spot, stop, press, focus, point }: PlaceProps): VNode => (
  <g
    class={spot.edged ? `place ${spot.state} edged` : `place ${spot.state}`}
    role="button"
    data-spot={spot.id}
    // In lower case: an attribute of SVG is written as it stands.
    tabindex={stop ? 0 : -1}
    aria-label={spot.label}
    aria-pressed={spot.state === 'chosen'}
    aria-disabled={spot.state === 'closed'}
    onClick={press}
    onFocus={focus}
    onBlur={() => point(false)}
    onPointerEnter={() => canHover() && point(true)}
    onPointerLeave={() => point(false)}
  >
    <path d={spot.path} style={{ '--dimness': spot.dimness ?? 0 }} />
    {spot.mark !== undefined && <g transform={`translate(${spot.x} ${spot.y})`}>{spot.mark}</g>}
  </g>
);

/** After a tap, a browser may say that the pointer entered whatever comes to lie under that spot next. */
const canHover = (): boolean => !matchMedia('(hover: none)').matches;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const HOPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1, Home: 0, End: Infinity };

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';
const isOurs = (key: string): boolean => isPress(key) || ARROWS[key] !== undefined || HOPS[key] !== undefined;

const firstStop = (spots: readonly Spot[]): Spot | undefined =>
  spots.find((spot) => spot.state === 'chosen') ?? spots.find((spot) => spot.state === 'open') ?? spots[0];

/** Where a key leads from a spot. `line`: where the walk across the board began, as y, or up and down, as x. */
export function spotAfterKey(spots: readonly Spot[], from: Spot, key: string, line?: number): Spot | undefined {
  const way = ARROWS[key];
  if (way === undefined) return hop(spots, from, HOPS[key] ?? 0);
  const { x, y } = seen(from);
  return nearest(spots, way.y === 0 ? { x, y: line ?? y } : { x: line ?? x, y }, way);
}

function hop(spots: readonly Spot[], from: Spot, by: number): Spot | undefined {
  const open = spots.filter((spot) => spot.state !== 'closed');
  const at = open.indexOf(from);
  if (by === Infinity) return open.at(-1);
  return by === 0 || at < 0 ? open[0] : open[(at + by + open.length) % open.length];
}

/** Added to the cost of a spot that lies rather beside the direction than in it: only where there is no other. */
const BESIDE = 1e6;

/** Places of one row are not always drawn exactly level. */
const NO_STEP = 0.01;

/** Where the arrow keys find a spot. */
const seen = (spot: Spot): Point => spot.seenAt ?? spot;

/** The nearest spot in that direction. Off the line costs a little more, so that rows of hexes are not skipped. */
function nearest(spots: readonly Spot[], from: Point, way: Point): Spot | undefined {
  const ways = spots.flatMap((spot) => {
    const [x, y] = [seen(spot).x - from.x, seen(spot).y - from.y];
    const [along, across] = [x * way.x + y * way.y, Math.abs(x * way.y - y * way.x)];
    const cost = Math.round(Math.hypot(along, across) + 0.3 * across) + (along > across * 0.5 ? 0 : BESIDE);
    return along <= NO_STEP ? [] : [{ spot, cost, x, y }];
  });
  // Of two that are equally near, always the upper or left one, whatever is more useful.
  return ways.toSorted((a, b) => a.cost - b.cost || a.y - b.y || a.x - b.x)[0]?.spot;
}
