import { count } from '#words/speech.ts';

/** What can be pressed now, as the page shows it: the board sorts its places by usefulness. */

const PLACES = '.board .place.open, .board .place.chosen';
const OWN =
  '.table-grid:has(.bar.asked) .mine-region button:is([aria-pressed], .open):not([aria-disabled="true"], [disabled], .closed, .forbidden, .none)';
const BUTTONS = '.bar.asked .bar-choices .choice:not(.square, .forbidden, [disabled])';

/** More are not listened to. */
const MOST = 8;

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? readTextOf(element)).trim().replace(/\s+/g, ' ');

/** What a screen reader reads of an element without a label of its own. */
function readTextOf(element: Element): string {
  const read = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && node.getAttribute('aria-hidden') !== 'true' ? readTextOf(node) : '';
  });
  return read.join(' ');
}

const labelsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(labelOf).filter((label) => label !== '');

/** What the player can do, the most useful first. */
export const offeredNow = (): string => offeredWords([...labelsOf(PLACES), ...labelsOf(OWN)], labelsOf(BUTTONS));

/** The first eight and how many more; buttons are always among them, since there are at most three. */
export function offeredWords(places: readonly string[], buttons: readonly string[]): string {
  if (places.length + buttons.length === 0) return 'Nothing to do now.';
  const shown = places.slice(0, Math.max(0, MOST - buttons.length));
  const left = places.length - shown.length;
  const all = [...shown, ...buttons.map((label) => `button ${label}`), ...(left > 0 ? [`and ${left} more`] : [])];
  return `${count(places.length + buttons.length, 'choice')}: ${all.join('; ')}.`;
}

/** Every place of the board with its label, pressable or not. */
export const placesOnBoard = (): readonly { readonly spot: string; readonly label: string }[] =>
  [...document.querySelectorAll<SVGElement>('.board .place[data-spot]')].map((place) => ({
    spot: place.dataset['spot'] ?? '',
    label: labelOf(place),
  }));

/** Moves the focus to a place of the board; false if it is not on it. */
export function focusPlace(spot: string): boolean {
  const place = document.querySelector<SVGElement>(`.board .place[data-spot="${CSS.escape(spot)}"]`);
  if (place === null) return false;
  place.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the first place that can be chosen now. */
export const focusMostUseful = (): void => document.querySelector<SVGElement>(PLACES)?.focus({ preventScroll: true });
