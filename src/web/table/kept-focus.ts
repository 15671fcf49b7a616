import { useEffect } from 'preact/hooks';
import { focusMostUseful } from './ask/offered.ts';

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
  return target.closest('.bar, .action-list, .lesson, .basics') === null ? undefined : 'bar';
};

/** For so long the answer to a move may take until the focus goes on to the next question by itself. */
const ANSWERED_MS = 2500;

/**
 * A choice that was pressed disappears with its question. For players with a keyboard or a screen reader
 * the focus then goes to the most useful answer to the next question, not to the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const keeper = new FocusKeeper();
    // Browsers agree on no event for a removal, so changes of the page are watched. While the Tab key moves from one
    // element to the next, nothing has the focus for a moment. What is drawn in that moment must not catch it.
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const watcher = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => keeper.keep());
    });
    const main = document.getElementById('main');
    if (main !== null) watcher.observe(main, { childList: true, subtree: true });
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    document.addEventListener('focusin', ({ target }) => keeper.remember(target), options);
    document.addEventListener('keydown', () => keeper.note(true), options);
    document.addEventListener('pointerdown', () => keeper.note(false), options);
    return () => {
      clearTimeout(waiting);
      watcher.disconnect();
      ends.abort();
    };
  }, []);
}

class FocusKeeper {
  #last: Area | undefined;
  #isByKey = false;
  /** Where the focus waits for the next question, and until when. */
  #parked: { readonly at: Element | null; readonly until: number } | undefined;

  remember(target: EventTarget | null): void {
    this.#last = areaOf(target);
  }

  /** A hand on the mouse does not need the focus, and what has it looks as if it were pointed at. */
  note(isByKey: boolean): void {
    this.#isByKey = isByKey;
    this.#parked = undefined;
  }

  keep(): void {
    const { activeElement, body } = document;
    if (this.#parked !== undefined) this.#goOn(this.#parked);
    if (this.#last === undefined || activeElement !== body) return;
    if (this.#isByKey && focusMostUseful()) return;
    this.#park(this.#last);
  }

  #goOn({ at, until }: { readonly at: Element | null; readonly until: number }): void {
    const isOver = document.activeElement !== at || performance.now() > until;
    if (isOver || focusMostUseful()) this.#parked = undefined;
  }

  #park(area: Area): void {
    const haven = document.querySelector<HTMLElement>(HAVENS[area]) ?? document.querySelector<HTMLElement>(HAVENS.bar);
    if (haven?.matches('.bar')) haven.tabIndex = -1;
    haven?.focus({ preventScroll: true });
    if (this.#isByKey) this.#parked = { at: haven, until: performance.now() + ANSWERED_MS };
  }
}
