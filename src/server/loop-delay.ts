import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/**
 * How long the event loop was busy without a break. Nobody is answered during that time. By the clock, a turn may also
 * be long because the machine was busy with something else. By processor time, it is long only because of us.
 */
export function measureLoop(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  metrics.gauge('sternwheel_loop_longest_seconds', 'The longest turn of the event loop since the start.', () =>
    seconds(delay.max),
  );
  metrics.gauge('sternwheel_loop_p99_seconds', 'Turns of the event loop: 99 % of them were shorter.', () =>
    seconds(delay.percentile(99)),
  );
  metrics.gauge(
    'sternwheel_loop_longest_cpu_seconds',
    'The most processor time that one turn of the event loop has taken since the start.',
    measureProcessorTime(),
  );
}

/** A timer that fires between turns sees how much processor time the thread has used since it last fired. */
function measureProcessorTime(): () => number {
  let before = process.threadCpuUsage();
  let longest = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, user + system);
  }, RESOLUTION_MS).unref();
  return () => longest / MICROSECONDS;
}
