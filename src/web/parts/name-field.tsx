import { prefer, preferences } from '../preferences.ts';

const LONGEST = 24;

/** The name others see; kept in this browser. */
export const NameField = ({ labelledBy }: { readonly labelledBy: string }) => (
  <input
    type="text"
    aria-labelledby={labelledBy}
    maxLength={LONGEST}
    autocomplete="nickname"
    placeholder="Skipper"
    value={preferences.value.name}
    onInput={(event) => prefer({ name: event.currentTarget.value })}
  />
);
