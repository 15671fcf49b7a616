import { useEffect } from 'preact/hooks';

/** Where the focus goes when what had it is taken from the page: to the board's own stop, or to the bar. */
const HAVENS = { board: '.places [tabindex="0"]', bar: '.bar' } as const;

type Area = keyof typeof HAVENS;

const areaOf = (target: EventTarget | null): Area | undefined => {
  if (!(target instanceof Element)) return undefined;
  if (target.closest('.board') !== null) return 'board';
  return target.closest('.bar, .lesson') === null ? undefined : 'bar';
};

/**
 * A choice that was pressed disappears with its question. Whoever plays by keyboard or hears the
 * page then stands where the next question will be, and not at the top of the page.
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
    // Removal fires no event that browsers agree on; the change of the page itself does. While the Tab key leads from one
    // thing to the next nothing has the focus for a moment, and what is drawn in that moment must not catch it.
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
