/** Counters, gauges and histograms in the text format that Prometheus reads. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  /** Read when the page is requested, so nothing has to be kept up to date. */
  gauge(name: string, help: string, read: () => number): void;
  histogram(name: string, help: string): Histogram;
  page(): string;
}

interface Counter {
  add(label?: string, by?: number): void;
}

interface Histogram {
  /** In seconds, as Prometheus wants it. */
  observe(seconds: number): void;
}

const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function newMetrics(): Metrics {
  const lines: (() => readonly string[])[] = [];
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      const line = ([label, n]: readonly [string, number]) => `${name}${label === '' ? '' : `{kind="${label}"}`} ${n}`;
      lines.push(() => [...head(name, help, 'counter'), ...[...counts].map(line)]);
      return {
        add(label = '', by = 1) {
          counts.set(label, (counts.get(label) ?? 0) + by);
        },
      };
    },
    gauge(name, help, read) {
      lines.push(() => [...head(name, help, 'gauge'), `${name} ${read()}`]);
    },
    histogram(name, help) {
      const buckets = new Float64Array(BOUNDS.length + 1);
      let sum = 0;
      lines.push(() => [...head(name, help, 'histogram'), ...cumulative(name, buckets, sum)]);
      return {
        observe(seconds) {
          const found = BOUNDS.findIndex((bound) => seconds <= bound);
          const bucket = found === -1 ? BOUNDS.length : found;
          buckets[bucket] = (buckets[bucket] ?? 0) + 1;
          sum += seconds;
        },
      };
    },
    page: () => `${lines.flatMap((read) => read()).join('\n')}\n`,
  };
}

const head = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function cumulative(name: string, buckets: Float64Array, sum: number): string[] {
  let count = 0;
  const rows = [...buckets].map((n, i) => {
    count += n;
    return `${name}_bucket{le="${BOUNDS[i] ?? '+Inf'}"} ${count}`;
  });
  return [...rows, `${name}_sum ${sum}`, `${name}_count ${count}`];
}
