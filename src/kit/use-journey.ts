import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  advanced,
  destination,
  extended,
  isResting,
  type Journey,
  type Leg,
  type Pose,
  posesAt,
  resting,
} from './motion.ts';

export interface Travel {
  /** What to show, once; a new object is a new difference. */
  readonly legs: readonly Leg[];
  /** Factor on durations; 0 shows the end at once. */
  readonly motion: number;
  /** Whether the pieces should be put down where they belong, without travelling: another chart, a jump in a replay. */
  readonly jump: boolean;
}

/**
 * Moves pieces without rendering: every frame sets the `transform` of the elements that carry
 * `data-piece`, found below the returned ref. Several elements may follow one piece.
 */
export function useJourney(travel: Travel) {
  const root = useRef<SVGGElement>(null);
  const journey = useRef<Journey>(resting({}));
  const frame = useRef(0);
  useLayoutEffect(() => {
    journey.current = setOut(journey.current, travel);
    const show = () => {
      const now = performance.now();
      journey.current = advanced(journey.current, now);
      if (root.current !== null) place(root.current, journey.current, now);
      frame.current = isResting(journey.current) ? 0 : requestAnimationFrame(show);
    };
    cancelAnimationFrame(frame.current);
    show();
    return () => cancelAnimationFrame(frame.current);
  }, [travel]);
  return root;
}

function setOut(journey: Journey, { legs, motion, jump }: Travel): Journey {
  const end = legs.at(-1)?.to ?? destination(journey);
  if (jump || motion === 0) return resting(end);
  const timed = legs.map((leg) => ({ ...leg, ms: leg.ms * motion }));
  return extended(journey, timed, performance.now());
}

function place(root: SVGGElement, journey: Journey, now: number): void {
  const poses = posesAt(journey, now);
  for (const element of root.querySelectorAll<SVGGElement>('[data-piece]')) {
    const pose = poses[element.dataset['piece'] ?? ''];
    if (pose === undefined) continue;
    element.setAttribute('transform', `translate(${pose.x.toFixed(2)} ${pose.y.toFixed(2)})`);
    element.style.opacity = String(pose.shown);
    lay(element, pose);
  }
}

/** Parts of a piece that turn with it; numbers and emblems beside them stay upright. */
function lay(element: SVGGElement, pose: Pose): void {
  for (const part of element.querySelectorAll<SVGGElement>('[data-turns]')) {
    part.setAttribute('transform', `rotate(${pose.angle.toFixed(1)})`);
  }
  for (const part of element.querySelectorAll<SVGGElement>('[data-upright]')) {
    part.setAttribute('transform', `rotate(${(-pose.angle).toFixed(1)})`);
  }
}
