/** An allowance per period and key. It is refilled steadily, and all of it may be spent in one burst. */
export interface Limiter {
  /** Takes the cost if there is enough left. Says whether there was. */
  take(key: string, cost?: number): boolean;
  /** Whether anything is left. Ask this before work whose cost is known only afterwards. */
  has(key: string): boolean;
  /** Takes what something has cost, even if less was left. */
  charge(key: string, cost: number): void;
  /** Seconds until one is available again. */
  wait(key: string): number;
  /** How many keys are remembered, for the metrics. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Full buckets are forgotten, so memory is bounded by the traffic of one period. `now` must be a monotonic clock: if it
 * could be set back, everybody would wait until it has caught up.
 */
export function newLimiter(allowance: number, period: number, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = allowance / period;
  let sweepAt = now() + period;
  const tokensAt = (time: number, { tokens, at }: Bucket): number =>
    Math.min(allowance, tokens + Math.max(0, time - at) * perMillisecond);
  const sweep = (time: number) => {
    for (const [key, bucket] of buckets) if (tokensAt(time, bucket) >= allowance) buckets.delete(key);
    sweepAt = time + period;
  };
  const refill = (key: string): Bucket => {
    const time = now();
    if (time >= sweepAt) sweep(time);
    const bucket = buckets.get(key) ?? { tokens: allowance, at: time };
    bucket.tokens = tokensAt(time, bucket);
    bucket.at = time;
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    take(key, cost = 1) {
      const bucket = refill(key);
      if (bucket.tokens < cost) return false;
      bucket.tokens -= cost;
      return true;
    },
    has: (key) => refill(key).tokens > 0,
    charge(key, cost) {
      refill(key).tokens -= cost;
    },
    wait: (key) => Math.ceil(Math.max(0, 1 - refill(key).tokens) / perMillisecond / 1000),
    get size() {
      return buckets.size;
    },
  };
}
