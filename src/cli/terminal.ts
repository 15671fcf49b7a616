/** Where a command writes: results to one stream, everything meant only for people to the other. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether somebody watches the second stream. */
  readonly watched: boolean;
  readonly width: number;
}

export function processTerminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    watched: process.stderr.isTTY,
    width: Math.min(process.stdout.columns ?? 80, 100),
  };
}

/** A reader that has seen enough, as in `| head`, is no error, and neither is a closed terminal. */
export function whenReaderLeaves(leave: () => void): void {
  const take = (error: Error & { readonly code?: string }) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    leave();
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', take);
}

/** Breaks a paragraph into lines of a width, each with the same margin. */
export function wrap(text: string, width: number, margin = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    if (line !== '' && margin.length + line.length + 1 + word.length > width) {
      lines.push(margin + line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, margin + line].join('\n');
}

/** Rows of a table with their columns side by side; the last column takes what is left. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
