import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Where the system can do it for a single thread, this one gives way to the one that serves players. */
export function lowerThreadPriority(): void {
  const self = '/proc/thread-self';
  if (!existsSync(self)) return;
  const [thread] = readlinkSync(self).split('/').slice(-1);
  try {
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // A courtesy: a system that does not allow it loses nothing else.
  }
}
