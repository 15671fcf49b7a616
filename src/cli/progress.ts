import type { Terminal } from './terminal.ts';

const PATIENCE_MS = 1000;
const REDRAW_MS = 100;
const WIDTH = 30;

export interface Progress {
  advance(count?: number): void;
  /** Removes the bar. */
  done(): void;
}

/**
 * A progress bar for a person at the terminal, once the work has taken longer than a second. Programs see nothing of
 * it.
 */
export function progress(terminal: Terminal, label: string, total: number): Progress {
  const started = performance.now();
  let drawn = 0;
  let count = 0;
  const draw = (now: number): void => {
    drawn = now;
    const share = total === 0 ? 1 : count / total;
    const filled = Math.round(WIDTH * share);
    const left = share === 0 ? '' : ` ${Math.ceil(((now - started) * (1 / share - 1)) / 1000)} s left`;
    terminal.err(`\r\u{1B}[K${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${count}/${total}${left}`);
  };
  return {
    advance(by = 1) {
      count += by;
      const now = performance.now();
      if (terminal.watched && now - started > PATIENCE_MS && now - drawn > REDRAW_MS) draw(now);
    },
    done() {
      if (drawn > 0) terminal.err('\r\u{1B}[K');
    },
  };
}
