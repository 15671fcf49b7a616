import type { VNode } from 'preact';
import type { TrailMark } from './board.ts';
import type { Point } from './point.ts';

interface TrailProps {
  readonly trail: readonly TrailMark[];
  /** Where a place lies on the chart; undefined if it is not on this one. */
  readonly placeAt: (place: string) => Point | undefined;
}

/** What changed in so few places is marked in each of them; a longer way only where it begins. */
const MOST_PLACES = 3;

/** Numbered discs where others did something since the player's last turn: nothing flashes past. */
export const Trail = ({ trail, placeAt }: TrailProps): VNode => (
  <>
    {trail.flatMap((mark) => {
      const points = mark.places.map(placeAt).filter((point) => point !== undefined);
      const marked = mark.places.length <= MOST_PLACES ? points : points.slice(0, 1);
      return marked.map((point, i) => <Disc key={`${mark.step} ${i}`} mark={mark} point={point} />);
    })}
  </>
);

interface DiscProps {
  readonly mark: TrailMark;
  readonly point: Point;
}

const Disc = ({ mark: { step, seat, isFaded, playAgain }, point }: DiscProps): VNode => (
  <button
    type="button"
    title="Show this step again"
    tabIndex={-1}
    onClick={playAgain}
    class={`trail-disc seat-${seat}${isFaded ? ' faded' : ''}`}
    style={{ left: `${point.x}px`, top: `${point.y}px` }}
    aria-hidden="true"
  >
    {step}
  </button>
);
