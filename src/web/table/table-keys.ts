import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPressed, isWritten } from '#kit/key-targets.ts';
import { announce } from '../parts/announcer.tsx';
import { focusMostUseful } from './ask/offered.ts';
import type { Recap } from './recap.ts';
import type { Session } from './session.ts';
import type { Story } from './story.ts';

interface Watched {
  readonly session: Session;
  readonly recap: Recap;
}

/**
 * Space shows the next step, R the last round again, H hides or shows the marks of the others' steps. Home leads from
 * anywhere to the board. Where there is nothing to undo, U says so.
 */
export function useTableKeys(
  { session, recap }: Watched,
  story: ReadonlySignal<Story>,
  withTrail: Signal<boolean>,
): void {
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
      Home: focusMostUseful,
    };
    const heard = (event: KeyboardEvent) => {
      const deed = deeds[event.key];
      if (deed === undefined || isTaken(event)) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [session]);
}

const isTaken = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (ELSEWHERE.test(key) ? isPressed(target) : isWritten(target));

/** What these keys do on buttons and places is up to them. */
const ELSEWHERE = /^( |Home)$/;
