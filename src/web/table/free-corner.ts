import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Rectangle = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

interface Corner {
  readonly vertical: 'start' | 'end';
  readonly horizontal: 'start' | 'end';
}

/** The first is taken where it hides no more than the others. */
const CORNERS: readonly [Corner, ...Corner[]] = [
  { vertical: 'start', horizontal: 'start' },
  { vertical: 'start', horizontal: 'end' },
  { vertical: 'end', horizontal: 'start' },
  { vertical: 'end', horizontal: 'end' },
];

/** The corner of the board where a bubble of this size hides the least of these places. */
export function freestCorner(board: Rectangle, size: Rectangle, places: readonly Rectangle[]): Corner {
  const hidden = CORNERS.map((corner) => {
    const bubble = boxIn(board, size, corner);
    return places.reduce((sum, place) => sum + overlap(bubble, place), 0);
  });
  return CORNERS[hidden.indexOf(Math.min(...hidden))] ?? CORNERS[0];
}

const boxIn = (board: Rectangle, { width, height }: Rectangle, { vertical, horizontal }: Corner): Rectangle => ({
  x: horizontal === 'start' ? board.x : board.x + board.width - width,
  y: vertical === 'start' ? board.y : board.y + board.height - height,
  width,
  height,
});

const overlap = (a: Rectangle, b: Rectangle): number =>
  common([a.x, a.width], [b.x, b.width]) * common([a.y, a.height], [b.y, b.height]);

const common = ([a, long]: readonly [number, number], [b, wide]: readonly [number, number]): number =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));

/** Where a bubble over the board stands, so that the places it talks about can be seen. It stays there for the question. */
export function useFreeCorner(bubble: RefObject<HTMLElement | null>, question: unknown): Corner {
  const [corner, setCorner] = useState<Corner>(CORNERS[0]);
  // A frame later the board has drawn its places.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setCorner((now) => cornerFor(bubble.current) ?? now));
    return () => cancelAnimationFrame(frame);
  }, [question]);
  return corner;
}

function cornerFor(bubble: HTMLElement | null): Corner | undefined {
  const board = bubble?.parentElement?.querySelector('.board');
  if (!bubble || !board) return undefined;
  const places = [...board.querySelectorAll('.place.open')].map((place) => place.getBoundingClientRect());
  return freestCorner(board.getBoundingClientRect(), bubble.getBoundingClientRect(), places);
}
