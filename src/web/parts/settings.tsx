import { MOTIONS, prefer, preferences, type Preferences, THEMES, VERBOSITIES } from '../preferences.ts';
import '../style/settings.css';

interface SettingProps<K extends keyof Preferences> {
  readonly of: K;
  readonly title: string;
  readonly help: string;
  readonly choices: readonly (readonly [value: Preferences[K], label: string])[];
}

/** One setting as a row of radio buttons: the choice and what it does are read together. */
export function Setting<K extends keyof Preferences>({ of, title, help, choices }: SettingProps<K>) {
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <p class="soft small" id={`help-${of}`}>
        {help}
      </p>
      <div class="segments">
        {choices.map(([value, label]) => (
          <label key={label}>
            <input
              type="radio"
              name={of}
              aria-describedby={`help-${of}`}
              checked={preferences.value[of] === value}
              onChange={() => prefer({ [of]: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const ON_OFF = [
  [true, 'On'],
  [false, 'Off'],
] as const;

const THEME_LABELS = { auto: 'Same as device', light: 'Light', dark: 'Dark' } as const;
const MOTION_LABELS = { auto: 'Normal', steps: 'Step by step', calm: 'Calm', brisk: 'Fast', none: 'Instant' } as const;

export const ThemeSetting = () => (
  <Setting
    of="theme"
    title="Theme"
    help="Light or dark, for all pages and boards."
    choices={THEMES.map((theme) => [theme, THEME_LABELS[theme]])}
  />
);

export const PaceSetting = () => (
  <Setting
    of="motion"
    title="Pace"
    help="How fast you see the moves of others. Step by step waits for a press."
    choices={MOTIONS.map((motion) => [motion, MOTION_LABELS[motion]])}
  />
);

export const SoundSetting = () => (
  <Setting of="sound" title="Sound" help="Short sounds, and a bell when it is your turn." choices={ON_OFF} />
);

export const VERBOSITY_LABELS = { full: 'Full', brief: 'Brief', own: 'About me only' } as const;
export const VERBOSITY_HELP = {
  full: 'every line of the others’ moves is read.',
  brief: '1 sentence is read for each turn of another player.',
  own: 'only what is about you is read.',
} as const;

export const VerbositySetting = () => (
  <Setting
    of="verbosity"
    title="Screen reader"
    help="What is read of the others' moves: every line, 1 sentence per turn, or only what is about you."
    choices={VERBOSITIES.map((verbosity) => [verbosity, VERBOSITY_LABELS[verbosity]])}
  />
);
