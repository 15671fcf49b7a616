import type { ComponentChildren } from 'preact';
import { Mast, MastLink } from '../parts/mast.tsx';
import { NameField } from '../parts/name-field.tsx';
import { place } from '../router.ts';
import { MOTIONS, prefer, preferences, type Preferences, THEMES } from '../preferences.ts';
import '../style/settings.css';

interface ChoiceProps<K extends keyof Preferences> {
  readonly of: K;
  readonly title: string;
  readonly help: string;
  readonly choices: readonly (readonly [value: Preferences[K], label: string])[];
}

/** One setting as a row of radio buttons: the choice and what it does are read together. */
function Choice<K extends keyof Preferences>({ of, title, help, choices }: ChoiceProps<K>) {
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

const ON_OFF = [
  [true, 'On'],
  [false, 'Off'],
] as const;

const THEME_LABELS = { auto: 'As the device', light: 'Daylight', dark: 'Lamplight' } as const;
const MOTION_LABELS = { auto: 'As the device', calm: 'Slow', brisk: 'Quick', none: 'None' } as const;

export const Settings = () => (
  <>
    <SettingsMast />
    <main id="main" tabIndex={-1} class="page settings">
      <header>
        <h1 data-arrive="" tabIndex={-1}>
          Settings
        </h1>
        <p class="soft">Kept in this browser, for every table you sit at.</p>
      </header>
      <NameSetting />
      <Choice
        of="theme"
        title="Light"
        help="The same chart by day or under a lamp."
        choices={THEMES.map((theme) => [theme, THEME_LABELS[theme]])}
      />
      <Choice
        of="motion"
        title="Motion"
        help="Pieces travel the way the rule moved them. Nothing is told by motion alone."
        choices={MOTIONS.map((motion) => [motion, MOTION_LABELS[motion]])}
      />
      <Choice of="sound" title="Sound" help="Short and sparse: a bell when it is your turn." choices={ON_OFF} />
      <Choice
        of="boldSymbols"
        title="Bold symbols"
        help="Larger emblems and numbers on the pieces, for small screens and tired eyes."
        choices={ON_OFF}
      />
      <Choice
        of="onePress"
        title="Play with one press"
        help="Usually the first press shows what a move does and costs, and the second plays it. This skips the first."
        choices={ON_OFF}
      />
      <LessonSetting />
    </main>
  </>
);

function SettingsMast() {
  const { from } = place.value;
  return <Mast where="Settings">{from !== undefined && <MastLink href={from} icon="back" label="Back" />}</Mast>;
}

const LessonSetting = () => (
  <>
    <Choice
      of="lessons"
      title="Explanations"
      help="Each kind of decision is explained the first time it is asked."
      choices={ON_OFF}
    />
    {preferences.value.learnt.length > 0 && (
      <button type="button" onClick={() => prefer({ lessons: true, learnt: [] })}>
        Explain everything again
      </button>
    )}
  </>
);

const NameSetting = () => (
  <Labelled title="Your name" help="How others at the table see you.">
    <NameField labelledBy="your-name" />
  </Labelled>
);

interface LabelledProps {
  readonly title: string;
  readonly help: string;
  readonly children: ComponentChildren;
}

const Labelled = ({ title, help, children }: LabelledProps) => (
  <div class="setting">
    <h2 id="your-name">{title}</h2>
    <p class="soft small">{help}</p>
    {children}
  </div>
);
