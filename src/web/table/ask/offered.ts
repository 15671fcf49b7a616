import { count } from '#words/speech.ts';
import { decisionWords } from './announce-decision.ts';

/** What can be pressed now, as the page shows it: the board sorts its places by usefulness. */

const ASKED = '.table-grid:has(.bar.asked)';
const CLOSED = '[aria-disabled="true"], [disabled], .closed, .forbidden';

const PLACES = '.board .place.open, .board .place.chosen';
/** Cards, pieces and plates, beside the board or below it. */
const THINGS = `${ASKED} :is(.board, .mine-region) button:is(.open, .chosen):not(${CLOSED})`;
/** Parts of the board that are not shown. */
const TABS = `${ASKED} [role="tab"][aria-selected="false"][aria-label$="act here"]`;
/** What can be pressed at any time, more or less useful. */
const OTHERS = `${ASKED} .mine-region button[aria-pressed]:not(.open, .chosen, .none, ${CLOSED})`;
const BUTTONS = '.bar.asked .bar-choices .choice:not(.square, .forbidden, [disabled])';

/** As many as are listened to at once. */
const MOST = 5;

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

type Pressable = HTMLElement | SVGElement;

const all = (selector: string): readonly Pressable[] => [...document.querySelectorAll<Pressable>(selector)];

/** The gold button first: it is the one that plays what is picked. */
const buttons = (): readonly Pressable[] =>
  all(BUTTONS).toSorted((a, b) => Number(b.matches('.main')) - Number(a.matches('.main')));

/** Everything that can be chosen now, the most useful first. */
const offered = (): readonly Pressable[] => [
  ...all(PLACES),
  ...all(THINGS),
  ...all(TABS),
  ...buttons(),
  ...all(OTHERS),
];

const nameOfOffer = (element: Pressable): string => {
  const label = labelOf(element);
  if (element.matches('[role="tab"]')) return `tab ${label}`;
  return element.matches('.choice') ? `button ${label}` : label;
};

/** What the player can do, the most useful first; asked again, the next ones after the first `from`. */
export const offeredNow = (from: number): OfferedWords =>
  offeredWords(offered().map(nameOfOffer), from, decisionWords());

export interface OfferedWords {
  readonly text: string;
  /** Where to go on when the same is asked again. */
  readonly next: number;
}

/** A few of them, and how many more there are. `waiting` says what the game waits for where nothing is offered. */
export function offeredWords(names: readonly string[], from: number, waiting: string): OfferedWords {
  if (names.length === 0) return { text: `Nothing to do now. ${waiting}`.trim(), next: 0 };
  const start = from < names.length ? from : 0;
  const end = Math.min(start + MOST, names.length);
  const head = start === 0 ? count(names.length, 'choice') : `${start + 1} to ${end} of ${names.length}`;
  const more = end < names.length ? ` ${names.length - end} more: press o again.` : '';
  return { text: `${head}: ${names.slice(start, end).join('; ')}.${more}`, next: end < names.length ? end : 0 };
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

/** The place of the board that has the focus. */
export const focusedSpot = (): string | undefined =>
  document.activeElement instanceof SVGElement ? document.activeElement.dataset['spot'] : undefined;

const focus = (element: Pressable | undefined): boolean => {
  element?.focus({ preventScroll: true });
  return element !== undefined;
};

/** Moves the focus to what is most useful now; false if nothing can be chosen. */
export const focusMostUseful = (): boolean => focus(offered()[0]);

export const focusLastOffered = (): boolean => focus(offered().at(-1));

/** Moves the focus to the next thing that can be chosen, or to the one before, around the end. */
export function focusNextOffered(by: 1 | -1): boolean {
  const things = offered();
  const at = things.findIndex((one) => one === document.activeElement);
  return focus(at < 0 ? things[0] : things[(at + by + things.length) % things.length]);
}
