import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { barButtonFor } from '#kit/bar-frame.tsx';
import { isPressed, isWritten } from '#kit/key-targets.ts';
import { announce } from '../parts/announcer.tsx';
import { focusLastOffered, focusMostUseful, focusNextOffered } from './ask/offered.ts';
import type { Recap } from './recap.ts';
import type { Session } from './session.ts';
import type { Story } from './story.ts';

interface Watched {
  readonly session: Session;
  readonly recap: Recap;
}

/**
 * Space shows the next step, R the last round again, H hides or shows the marks of the others' steps. Where a key of the
 * decision bar has nothing to press, that is said.
 */
export function useTableKeys(
  { session, recap }: Watched,
  story: ReadonlySignal<Story>,
  withTrail: Signal<boolean>,
): void {
  useOfferKeys();
  useEffect(() => {
    const { presenter } = session;
    const deeds: Readonly<Record<string, () => void>> = {
      ' ': () => presenter.next(),
      r: () => void recap.play(story.peek().since ?? Number.POSITIVE_INFINITY),
      h: () => {
        withTrail.value = !withTrail.peek();
        announce(withTrail.peek() ? 'Marks are shown.' : 'Marks are hidden.');
      },
      u: () => document.querySelector('.bar .undo[disabled]') !== null && announce('Nothing to undo.'),
      ...Object.fromEntries(['1', '2', '3'].map((key) => [key, () => sayNoButton(key)])),
    };
    const heard = (event: KeyboardEvent) => {
      const deed = deeds[event.key];
      if (deed === undefined || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [session]);
}

/** A key that presses nothing says so. */
function sayNoButton(key: string): void {
  if (barButtonFor(document.querySelector('.bar'), key) === undefined) announce(`No button ${key} now.`);
}

const isTaken = (event: KeyboardEvent): boolean =>
  isCommand(event) || (event.key === ' ' ? isPressed(event.target) : isWritten(event.target));

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Where each of these keys leads; false where there is nothing to go to. */
const WALKS: Readonly<Record<string, () => boolean>> = {
  Home: focusMostUseful,
  End: focusLastOffered,
  PageDown: () => focusNextOffered(1),
  PageUp: () => focusNextOffered(-1),
};

/** Here these keys have another use. */
const READS = '.log, .action-list, .find-place, [role="slider"]';

/**
 * Home leads from anywhere to the most useful choice, Page Down and Page Up to the next and the one before: places, cards,
 * pieces and buttons alike. It hears them before the board does, which knows its own places only.
 */
function useOfferKeys(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target } = event;
      if (isCommand(event) || isWritten(target) || (target instanceof Element && target.closest(READS) !== null))
        return;
      if (WALKS[event.key]?.() !== true) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', heard, { capture: true });
    return () => document.removeEventListener('keydown', heard, { capture: true });
  }, []);
}
