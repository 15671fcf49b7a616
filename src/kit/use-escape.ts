import { useEffect, useRef } from 'preact/hooks';
import { isWritten } from './key-targets.ts';

/** What Escape closes. */
const CLOSES = '.action-list, .story-sheet';

/** Escape clears what is picked, wherever the focus is. */
export function useEscape(clear: () => void): void {
  const newest = useRef(clear);
  newest.current = clear;
  useEffect(() => {
    const heard = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isWritten(target)) return;
      if (target instanceof Element && target.closest(CLOSES) === null) newest.current();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
