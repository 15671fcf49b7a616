/** Long enough for a second press that was meant for what stood there before. */
const GUARD_MS = 600;

let guardedUntil = Number.NEGATIVE_INFINITY;

/** From now on, for a moment, a pointer presses nothing in the decision bar: its buttons have just been replaced. */
export function guardPresses(): void {
  guardedUntil = performance.now() + GUARD_MS;
}

/** Whether this press was probably meant for a button that is gone. Keys are never pressed by where they are. */
export const isGuarded = (event: MouseEvent): boolean => event.detail > 0 && performance.now() < guardedUntil;
