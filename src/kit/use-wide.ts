import { useRef } from 'preact/hooks';
import type { Screen } from './camera.ts';

/** So many times longer must one side be that a picture which lies along the other is turned. */
const CLEARLY = 1.6;

/** Whether a picture should lie broad: as it fits best at first, and as it lay before until the other way is clearly better. */
export function isWide({ width, height }: Screen, before?: boolean): boolean {
  if (before === undefined) return width >= height;
  return before ? width * CLEARLY >= height : width >= height * CLEARLY;
}

/** The same for a board on the screen: a bar that grows by a line must not turn the map under somebody's eyes. */
export function useWide(screen: Screen | undefined): boolean {
  const before = useRef<boolean>(undefined);
  if (screen !== undefined) before.current = isWide(screen, before.current);
  return before.current ?? true;
}
