import type { Budget } from '../bot.ts';

export interface Timed {
  readonly budget: Budget;
  /** Milliseconds from any beginning; only asked when the budget is time. */
  now(): number;
}

/** What the budget still allows, as far as that is known. */
export interface Timer {
  /** How many more iterations; the first one is always allowed. */
  readonly left: (iterations: number) => number;
  /** Begins second thoughts; the result tells whether there is time for `more` trials after `tried` of them. */
  readonly again: () => (tried: number, more: number) => boolean;
}

/** A counted budget goes to the tree as a whole; second thoughts then get one trial per this many iterations. */
const ITERATIONS_PER_TRIAL = 20;

/** The tree has the first `share` of the time; second thoughts have what is left. */
export function newTimer(timed: Timed, share: number): Timer {
  const { budget } = timed;
  if ('iterations' in budget) {
    return {
      left: (iterations) => Math.max(1, budget.iterations) - iterations,
      again: () => (tried, more) => tried + more <= budget.iterations / ITERATIONS_PER_TRIAL,
    };
  }
  const start = timed.now();
  return {
    left(iterations) {
      if (iterations === 0) return 1;
      const spent = timed.now() - start;
      const most = share * budget.milliseconds;
      return spent < most ? Math.max(1, (iterations * (most - spent)) / spent) : 0;
    },
    again() {
      const began = timed.now();
      const most = budget.milliseconds - (began - start);
      // Every trial takes about as long as the ones before it.
      return (tried, more) => (timed.now() - began) * (1 + more / tried) < most;
    },
  };
}
