import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of this thread below the one that serves players, if the system can do that for a single thread.
 */
export function lowerThreadPriority(): void {
  const self = '/proc/thread-self';
  if (!existsSync(self)) return;
  const [thread] = readlinkSync(self).split('/').slice(-1);
  try {
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // Not essential: if the system does not allow it, nothing else changes.
  }
}
