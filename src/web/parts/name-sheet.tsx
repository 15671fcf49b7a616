import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { preferences } from '../preferences.ts';
import { NameField } from './name-field.tsx';
import { SheetDialog } from './sheet.tsx';

interface Named {
  /** Does it at once if the person has a name already. */
  readonly start: () => void;
  /** Where the page shows the question. */
  readonly sheet: VNode | undefined;
}

/** Something that others will see: it asks for a name first, once. */
export function useNamed(act: () => void): Named {
  const isAsking = useSignal(false);
  const goOn = (event: Event) => {
    event.preventDefault();
    isAsking.value = false;
    act();
  };
  return {
    start: () => (preferences.peek().name.trim() === '' ? (isAsking.value = true) : act()),
    sheet: isAsking.value ? <NameSheet onGoOn={goOn} onClose={() => (isAsking.value = false)} /> : undefined,
  };
}

interface NameSheetProps {
  readonly onGoOn: (event: Event) => void;
  readonly onClose: () => void;
}

const NameSheet = ({ onGoOn, onClose }: NameSheetProps) => (
  <SheetDialog title="What is your name?" onClose={onClose}>
    <form class="column" onSubmit={onGoOn}>
      <label class="pick">
        <span id="name-asked">Your name</span>
        <NameField labelledBy="name-asked" />
      </label>
      <div class="row">
        <button type="submit" class="brass">
          Continue
        </button>
      </div>
    </form>
  </SheetDialog>
);
