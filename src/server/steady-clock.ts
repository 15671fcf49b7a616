/** What a steady clock is made of. */
export interface ClockNeeds {
  /** The time of day: somebody may set it while the server runs. */
  readonly wall: () => number;
  /** Milliseconds since some moment; nobody can set it. */
  readonly monotonic: () => number;
  /** The newest time that is stored: the clock does not start before it. */
  readonly newest: number;
  /** Told when the time of day jumps, with by how much. */
  readonly jumped: (milliseconds: number) => void;
}

/** How much faster or slower than real time the clock may run until it agrees with the time of day. */
const SLEW = 0.01;

/** A larger difference than this is no drift. */
const JUMP_MS = 10_000;

/**
 * The time of day for tables, without jumps: it moves on with the monotonic clock and only drifts towards the time of
 * day. So a clock that is set, in either direction, makes nobody's time run out and gives nobody an hour more.
 */
export function newSteadyClock({ wall, monotonic, newest, jumped }: ClockNeeds): () => number {
  let time = Math.max(wall(), newest);
  let at = monotonic();
  let isApart = false;
  return () => {
    const passed = Math.max(0, monotonic() - at);
    at += passed;
    const apart = wall() - (time + passed);
    if (Math.abs(apart) > JUMP_MS && !isApart) jumped(apart);
    isApart = Math.abs(apart) > JUMP_MS;
    const most = passed * SLEW;
    time += passed + Math.min(most, Math.max(-most, apart));
    return Math.round(time);
  };
}
