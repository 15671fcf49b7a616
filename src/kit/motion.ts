/** Where a piece is, and how it lies: `angle` in degrees, clockwise, 0 with its head up. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** 1 is plainly there, 0 is gone. */
  readonly shown: number;
}

export type Poses = Readonly<Record<string, Pose>>;

/** One difference to be shown: all pieces as they are after it. */
export interface Leg {
  readonly to: Poses;
  readonly ms: number;
}

/**
 * What is still to be shown. Differences that come faster than they can be shown wait in line,
 * and the longer the line the faster it moves, so that the board is never far behind the game.
 */
export interface Journey {
  readonly from: Poses;
  readonly legs: readonly Leg[];
  /** When the first leg set out. */
  readonly began: number;
}

const HURRY = 0.35;

export const resting = (poses: Poses): Journey => ({ from: poses, legs: [], began: 0 });

export const isResting = (journey: Journey): boolean => journey.legs.length === 0;

/** Where everything will be in the end. */
export const destination = (journey: Journey): Poses => journey.legs.at(-1)?.to ?? journey.from;

export function extended(journey: Journey, legs: readonly Leg[], now: number): Journey {
  return {
    from: journey.from,
    legs: [...journey.legs, ...legs],
    began: isResting(journey) ? now : journey.began,
  };
}

/** The journey at a later moment, without the legs that are over by then. */
export function advanced(journey: Journey, now: number): Journey {
  let { from, legs, began } = journey;
  for (let leg = legs[0]; leg !== undefined && now >= began + pace(legs); leg = legs[0]) {
    began += pace(legs);
    from = leg.to;
    legs = legs.slice(1);
  }
  return { from, legs, began };
}

export function posesAt(journey: Journey, now: number): Poses {
  const { from, legs, began } = journey;
  const leg = legs[0];
  if (leg === undefined) return from;
  const share = Math.min(Math.max((now - began) / pace(legs), 0), 1);
  // A leg with another behind it keeps its way on; only the last one comes to rest.
  const eased = legs.length > 1 ? share : 1 - (1 - share) ** 2;
  const poses = Object.entries(leg.to).map(([id, to]) => [id, blend(from[id] ?? to, to, eased)] as const);
  return Object.fromEntries(poses);
}

function blend(a: Pose, b: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    angle: a.angle + shortWay(a.angle, b.angle) * share,
    shown: mix(a.shown, b.shown),
  };
}

/** From one bearing to another without going round the long way. */
const shortWay = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

const pace = (legs: readonly Leg[]): number => (legs[0]?.ms ?? 0) / (1 + (legs.length - 1) * HURRY);
