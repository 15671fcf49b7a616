/** What a steady clock is made of. */
export interface ClockNeeds {
  /** The time of day. Somebody may change it while the server runs. */
  readonly wall: () => number;
  /** Milliseconds since some moment; nobody can set it. */
  readonly monotonic: () => number;
  /** The newest stored time: the clock does not start before it. */
  readonly newest: number;
  /** Called when the time of day jumps, with the size of the jump. */
  readonly jumped: (milliseconds: number) => void;
}

/** How much faster or slower than real time the clock may run until it agrees with the time of day. */
const SLEW = 0.01;

/** A difference larger than this is a jump, not drift. */
const JUMP_MS = 10_000;

/**
 * The time of day for tables, without jumps. It moves on with the monotonic clock and only drifts towards the time of
 * day. So when somebody sets the clock, forward or back, nobody's time runs out and nobody gains an hour.
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
