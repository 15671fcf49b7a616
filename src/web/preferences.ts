import { computed, effect, signal } from '@preact/signals';
import type { BoardPreferences } from '#kit/board.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'calm', 'brisk', 'none'] as const;

/** What a person likes, kept in this browser only. */
export interface Preferences extends Omit<BoardPreferences, 'motion'> {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Explain every kind of decision the first time it is asked. */
  readonly lessons: boolean;
  /** Rules that were explained already, each as `<game>/<rule>`. */
  readonly learnt: readonly string[];
}

const STANDARD: Preferences = {
  name: '',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  boldSymbols: true,
  onePress: false,
  lessons: true,
  learnt: [],
};

const KEPT_AS = 'sternwheel.preferences';

/** As stored; `symbols` is how browsers stored `boldSymbols` before it had that name. */
type Kept = Partial<Preferences> & { readonly symbols?: boolean };

function readKept(): Preferences {
  try {
    const { symbols, ...kept } = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Kept;
    return { ...STANDARD, ...(symbols !== undefined && { boldSymbols: symbols }), ...kept };
  } catch {
    return STANDARD;
  }
}

export const preferences = signal<Preferences>(readKept());

export const prefer = (changed: Partial<Preferences>): void => {
  preferences.value = { ...preferences.value, ...changed };
};

const calmSystem = signal(false);

/** How fast things move: 0 means without motion. */
export const pace = computed(() => {
  const { motion } = preferences.value;
  if (motion === 'none' || (motion === 'auto' && calmSystem.value)) return 0;
  return motion === 'calm' ? 1.6 : motion === 'brisk' ? 0.5 : 1;
});

/** What boards need to know; a setting of the boards is one field of `BoardPreferences`. */
export const boardPreferences = computed<BoardPreferences>(() => ({ ...preferences.value, motion: pace.value }));

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
    dataset['motion'] = pace.value === 0 ? 'none' : 'some';
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
