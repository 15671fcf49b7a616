import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e9;

/**
 * How long the one loop that serves everybody was busy without a break: nobody is answered meanwhile. Measured as how
 * much later than planned a timer rings.
 */
export function measureLoop(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  metrics.gauge('sternwheel_loop_longest_seconds', 'The longest turn of the event loop since the start.', () =>
    seconds(delay.max),
  );
  metrics.gauge('sternwheel_loop_p99_seconds', 'Turns of the event loop: all but one of a hundred were shorter.', () =>
    seconds(delay.percentile(99)),
  );
}
