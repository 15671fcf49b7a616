import { type Measured, percentile } from './bench.ts';

/** Some work, and how many units of it were done. */
export type Work = () => number;

const ROUNDS = 7;
const ROUND_MS = 150;
const WARM_UP_MS = 400;

/**
 * Runs a piece of work and its reference in turn, and takes the median of each and of their ratios. A short disturbance
 * of the machine affects one round, and a long one slows both.
 */
export function sideBySide(work: Work, reference: Work): Measured {
  perSecond(work, WARM_UP_MS);
  perSecond(reference, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const value = perSecond(work, ROUND_MS);
    const beside = perSecond(reference, ROUND_MS);
    return { value, reference: beside, ratio: value / beside };
  });
  const middle = (of: (round: Measured) => number) => percentile(rounds.map(of), 0.5);
  return { value: middle((r) => r.value), reference: middle((r) => r.reference), ratio: middle((r) => r.ratio) };
}

/** By processor time, so that other work of the machine does not count. */
function perSecond(work: Work, milliseconds: number): number {
  const started = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < milliseconds) {
    done += work();
    const { user, system } = process.cpuUsage(started);
    spent = (user + system) / 1000;
  }
  return (1000 * done) / spent;
}
