import type { VNode } from 'preact';
import type { TrailMark } from './board.ts';
import type { Point } from './point.ts';

interface TrailProps {
  readonly trail: readonly TrailMark[];
  /** Where a place lies on the chart; undefined if it is not on this one. */
  readonly placeAt: (place: string) => Point | undefined;
}

/** Numbered discs where others did something since the player's last turn: nothing flashes past. */
export const Trail = ({ trail, placeAt }: TrailProps): VNode => (
  <>
    {trail.flatMap(({ step, seat, places, isFaded, playAgain }) => {
      const point = places.map(placeAt).find((one) => one !== undefined);
      return point === undefined
        ? []
        : [
            <button
              type="button"
              key={step}
              title="Show this step again"
              tabIndex={-1}
              onClick={playAgain}
              class={`trail-disc seat-${seat}${isFaded ? ' faded' : ''}`}
              style={{ left: `${point.x}px`, top: `${point.y}px` }}
              aria-hidden="true"
            >
              {step}
            </button>,
          ];
    })}
  </>
);
