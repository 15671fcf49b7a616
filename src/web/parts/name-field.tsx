import { prefer, preferences } from '../preferences.ts';
import { guestName } from './opening.ts';

const LONGEST = 24;

/** The name others see; kept in this browser. */
export const NameField = ({ labelledBy }: { readonly labelledBy: string }) => (
  <input
    type="text"
    aria-labelledby={labelledBy}
    maxLength={LONGEST}
    autocomplete="nickname"
    placeholder={guestName()}
    value={preferences.value.name}
    onInput={(event) => prefer({ name: event.currentTarget.value })}
  />
);
