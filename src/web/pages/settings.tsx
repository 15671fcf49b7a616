import type { ComponentChildren } from 'preact';
import { Mast, MastLink } from '../parts/mast.tsx';
import { NameField } from '../parts/name-field.tsx';
import { place } from '../router.ts';
import { ON_OFF, PaceSetting, Setting, SoundSetting, ThemeSetting, VerbositySetting } from '../parts/settings.tsx';
import { prefer, preferences } from '../preferences.ts';

const MOVES_LABELS = [
  ['twoPresses', 'Two presses'],
  ['onePressIfUndoable', 'One press if it can be undone'],
  ['onePress', 'One press'],
] as const;

export const Settings = () => (
  <>
    <SettingsMast />
    <main id="main" tabIndex={-1} class="page settings">
      <header>
        <h1 data-arrive="" tabIndex={-1}>
          Settings
        </h1>
        <p class="soft">Saved in this browser, for all your games.</p>
      </header>
      <NameSetting />
      <ThemeSetting />
      <PaceSetting />
      <SoundSetting />
      <VerbositySetting />
      <Setting
        of="boldSymbols"
        title="Bold symbols"
        help="Larger emblems and numbers on the pieces, easier to read on small screens."
        choices={ON_OFF}
      />
      <Setting
        of="moves"
        title="Moves"
        help="The first press shows what a move does and costs, the second plays it. A move that can never be undone always takes two."
        choices={MOVES_LABELS}
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
    <Setting
      of="lessons"
      title="Tips"
      help="Explains each kind of decision the first time you meet it."
      choices={ON_OFF}
    />
    {preferences.value.learnt.length > 0 && (
      <button type="button" onClick={() => prefer({ lessons: true, learnt: [] })}>
        Show all tips again
      </button>
    )}
  </>
);

const NameSetting = () => (
  <Labelled title="Your name" help="The name other players see.">
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
