/** What a key is written into, or what covers the table: no key of the table counts there. */
const WRITES = 'input, select, textarea, dialog, [contenteditable]';

/** What Enter and Space press. */
const PRESSES = 'button, a, summary, .place, [role="tab"]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  !(target instanceof Element) || target.closest(selector) !== null;

/** Whether a key pressed here is written. */
export const isWritten = (target: EventTarget | null): boolean => isWithin(target, WRITES);

/** Whether Enter or Space has a use of its own here. */
export const isPressed = (target: EventTarget | null): boolean => isWithin(target, `${WRITES}, ${PRESSES}`);
