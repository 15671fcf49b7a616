import { useEffect } from 'preact/hooks';
import { ownResults } from '../host/results.ts';
import { notice } from '../parts/notice.tsx';
import { hasSeen, noteSeen, prefer, preferences } from '../preferences.ts';

/** By then a player knows what a first press shows. */
const GAMES = 3;

/** Once: fewer presses, for somebody who has played a few games. */
export function useOnePressOffer(): void {
  useEffect(() => {
    if (hasSeen('onePress') || preferences.peek().moves !== 'twoPresses' || ownResults().length < GAMES) return;
    noteSeen('onePress');
    notice('Play faster: one press is enough if a move can be undone.', {
      label: 'Turn it on',
      act: () => prefer({ moves: 'onePressIfUndoable' }),
    });
  }, []);
}
