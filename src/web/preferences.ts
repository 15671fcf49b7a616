import { computed, effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'calm', 'brisk', 'none'] as const;

/** What a person likes, kept in this browser only. */
export interface Preferences {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Larger emblems and numbers on the pieces. */
  readonly symbols: boolean;
  /** Ask once more before an action is sent. */
  readonly confirm: boolean;
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
  symbols: true,
  confirm: false,
  lessons: true,
  learnt: [],
};

const KEPT_AS = 'sternwheel.preferences';

function readKept(): Preferences {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Preferences>) };
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
