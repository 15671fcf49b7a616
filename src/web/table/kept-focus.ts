import { useEffect } from 'preact/hooks';

/** Where the focus goes when the focused element is removed: to a place of the board, or to the bar. */
const HAVENS = {
  board: '.places [tabindex="0"]',
  mine: '.mine-region button:is(.open, [aria-pressed]):not([aria-disabled="true"])',
  bar: '.bar',
} as const;

type Area = keyof typeof HAVENS;

const areaOf = (target: EventTarget | null): Area | undefined => {
  if (!(target instanceof Element)) return undefined;
  if (target.closest('.board') !== null) return 'board';
  if (target.closest('.mine-region') !== null) return 'mine';
  return target.closest('.bar, .lesson') === null ? undefined : 'bar';
};

/**
 * A choice that was pressed disappears with its question. For players with a keyboard or a screen reader
 * the focus then goes to where the next question will be, not to the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Area | undefined;
    const remember = ({ target }: FocusEvent) => (last = areaOf(target));
    const rescue = () => {
      if (last === undefined || document.activeElement !== document.body) return;
      const haven =
        document.querySelector<HTMLElement>(HAVENS[last]) ?? document.querySelector<HTMLElement>(HAVENS.bar);
      if (haven?.matches('.bar')) haven.tabIndex = -1;
      haven?.focus({ preventScroll: true });
    };
    // Browsers agree on no event for a removal, so changes of the page are watched. While the Tab key moves from one
    // element to the next, nothing has the focus for a moment. What is drawn in that moment must not catch it.
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const watcher = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(rescue);
    });
    const main = document.getElementById('main');
    if (main !== null) watcher.observe(main, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(waiting);
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
