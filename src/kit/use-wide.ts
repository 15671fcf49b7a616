import { useRef } from 'preact/hooks';
import type { Screen } from './camera.ts';

/** A picture is turned only if the other side of the screen is this many times longer. */
const CLEARLY = 1.6;

/**
 * Whether a picture should lie broad. At first as it fits best; later it turns only if the other way is clearly better.
 */
export function isWide({ width, height }: Screen, before?: boolean): boolean {
  if (before === undefined) return width >= height;
  return before ? width * CLEARLY >= height : width >= height * CLEARLY;
}

/** The same for a board on the screen: a bar that grows by a line must not turn the map. */
export function useWide(screen: Screen | undefined): boolean {
  const before = useRef<boolean>(undefined);
  if (screen !== undefined) before.current = isWide(screen, before.current);
  return before.current ?? true;
}
