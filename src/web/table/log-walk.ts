/** Which line a key leads to from line `at`; −1 is the log itself. */
const WAYS: Readonly<Record<string, (at: number, lines: number) => number>> = {
  ArrowDown: (at, lines) => Math.min(at + 1, lines - 1),
  ArrowUp: (at, lines) => (at < 0 ? lines - 1 : Math.max(at - 1, 0)),
  Home: () => 0,
  End: (_, lines) => lines - 1,
};

/** The log is one stop of the Tab key, however long the game was; arrow keys walk through its headings and lines. */
export function walkTheLog(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (way === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, .line')];
  const at = lines.findIndex((line) => line === document.activeElement);
  lines[way(at, lines.length)]?.focus();
  event.preventDefault();
}
