/** So many per period and key, refilled steadily; a burst of the whole allowance is fine. */
export interface Limiter {
  /** Takes one and says whether there was one. */
  take(key: string): boolean;
  /** Seconds until there is one again. */
  wait(key: string): number;
  /** How many keys are remembered, for the metrics. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Full buckets are forgotten, so memory is bounded by the traffic of one period. */
export function newLimiter(allowance: number, period: number, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = allowance / period;
  let sweepAt = now() + period;
  const sweep = (time: number) => {
    for (const [key, bucket] of buckets) if (time - bucket.at >= period) buckets.delete(key);
    sweepAt = time + period;
  };
  const refill = (key: string): Bucket => {
    const time = now();
    if (time >= sweepAt) sweep(time);
    const bucket = buckets.get(key) ?? { tokens: allowance, at: time };
    bucket.tokens = Math.min(allowance, bucket.tokens + (time - bucket.at) * perMillisecond);
    bucket.at = time;
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    take(key) {
      const bucket = refill(key);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
    wait: (key) => Math.ceil(Math.max(0, 1 - refill(key).tokens) / perMillisecond / 1000),
    get size() {
      return buckets.size;
    },
  };
}
