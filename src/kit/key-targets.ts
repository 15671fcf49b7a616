/** What a key is written into: no key of the table counts there. */
const WRITES = 'input, select, textarea, [contenteditable]';

/** What covers the table. The focus may have left it for the browser's own buttons. */
const COVERS = 'dialog[open]';

/** What Enter and Space press. */
const PRESSES = 'button, a, summary, .place, [role="tab"]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  !(target instanceof Element) || target.closest(selector) !== null || document.querySelector(COVERS) !== null;

/** Whether a key pressed here is written, or a sheet covers the table. */
export const isWritten = (target: EventTarget | null): boolean => isWithin(target, WRITES);

/** Whether Enter or Space has a use of its own here. */
export const isPressed = (target: EventTarget | null): boolean => isWithin(target, `${WRITES}, ${PRESSES}`);
