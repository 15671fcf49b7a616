import { computed, effect, signal } from '@preact/signals';
import type { BoardPreferences } from '#kit/board.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['steps', 'calm', 'auto', 'brisk', 'none'] as const;
/** How much of the others' moves a screen reader reads. */
export const VERBOSITIES = ['full', 'brief', 'own'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** What a person likes, kept in this browser only. */
export interface Preferences extends Omit<BoardPreferences, 'motion'> {
  readonly name: string;
  /** Tells a guest without a name from another. */
  readonly guest: number;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly verbosity: Verbosity;
  /** Explain every kind of decision the first time it is asked. */
  readonly lessons: boolean;
  /** Rules that were explained already, each as `<game>/<rule>`. */
  readonly learnt: readonly string[];
  /** What is said or offered once only, and was. */
  readonly seen: readonly Once[];
}

/** The welcome of a newcomer, the calm pace of a first game, the end of its tips, the offer of fewer presses, the keys. */
export type Once = 'welcome' | 'calm' | 'basics' | 'onePress' | 'keys';

const STANDARD: Preferences = {
  name: '',
  guest: 100 + Math.floor(Math.random() * 900),
  theme: 'auto',
  motion: 'auto',
  verbosity: 'full',
  sound: false,
  boldSymbols: true,
  moves: 'twoPresses',
  lessons: true,
  learnt: [],
  seen: [],
};

const KEPT_AS = 'sternwheel.preferences';

/** As stored; `symbols` and `onePress` are how browsers stored `boldSymbols` and `moves` before they had those names. */
type Kept = Partial<Preferences> & { readonly symbols?: boolean; readonly onePress?: boolean };

function readKept(): Preferences {
  try {
    const { symbols, onePress, ...kept } = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Kept;
    const renamed = {
      ...(symbols !== undefined && { boldSymbols: symbols }),
      ...(onePress && { moves: 'onePress' as const }),
    };
    return { ...STANDARD, ...renamed, ...kept };
  } catch {
    return STANDARD;
  }
}

export const preferences = signal<Preferences>(readKept());

export const prefer = (changed: Partial<Preferences>): void => {
  preferences.value = { ...preferences.value, ...changed };
};

export const hasSeen = (what: Once): boolean => preferences.value.seen.includes(what);

/** From now on it is not said again. */
export function noteSeen(what: Once): void {
  if (!hasSeen(what)) prefer({ seen: [...preferences.value.seen, what] });
}

const calmSystem = signal(false);

/** How long each step of a game is shown: 0 shows the newest at once, Infinity waits for a press. */
export const pace = computed(() => {
  const { motion } = preferences.value;
  if (motion === 'none' || (motion === 'auto' && calmSystem.value)) return 0;
  return FACTORS[motion];
});

const FACTORS = { auto: 1, steps: Number.POSITIVE_INFINITY, calm: 1.8, brisk: 0.45 } as const;

/** How slowly pieces move; 0: without motion. */
export const motion = computed(() => (calmSystem.value ? 0 : Math.min(pace.value, FACTORS.calm)));

/** What boards need to know; a setting of the boards is one field of `BoardPreferences`. */
export const boardPreferences = computed<BoardPreferences>(() => ({ ...preferences.value, motion: motion.value }));

/** A first game is shown calmly, unless the person or the device has asked for another pace. */
export function beginCalmly(): void {
  if (hasSeen('calm') || preferences.value.motion !== 'auto' || calmSystem.value) return;
  prefer({ motion: 'calm' });
  noteSeen('calm');
}

/** After it the pace is the usual one again, unless the person has chosen one meanwhile. */
export function endCalm(): void {
  if (hasSeen('calm') && preferences.value.motion === 'calm') prefer({ motion: 'auto' });
}

/** Keeps the page and the browser's storage as the person likes it. */
export function startPreferences(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  calmSystem.value = reduced.matches;
  reduced.addEventListener('change', () => (calmSystem.value = reduced.matches));
  effect(() => {
    const { theme } = preferences.value;
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['motion'] = motion.value === 0 ? 'none' : 'some';
    keep();
  });
}

function keep(): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(preferences.value));
  } catch {
    // A browser that stores nothing can still play; the choice lasts as long as the page.
  }
}
