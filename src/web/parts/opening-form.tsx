import { useSignal } from '@preact/signals';
import type { Meta, OptionForm } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { BOT_KINDS, BOT_LEVELS, type BotLevel } from '#engine/bot-level.ts';
import '../style/opening.css';
import { preferences } from '../preferences.ts';
import { NameField } from './name-field.tsx';
import { type OpeningPlace, defaultOpening, withSeats, yourName } from './opening.ts';
import { OptionField } from './option-field.tsx';

interface OpeningFormProps {
  readonly meta: Meta;
  /** Without a server nobody can join from elsewhere. */
  readonly connected: boolean;
  readonly onOpen: (opening: Opening) => void;
  readonly busy: boolean;
}

/** Everything that is decided before the first move, each choice with what it means. */
export function OpeningForm({ meta, connected, onOpen, busy }: OpeningFormProps) {
  const opening = useSignal(defaultOpening(meta));
  const change = (changed: Partial<Opening>) => (opening.value = { ...opening.value, ...changed });
  const send = (event: Event) => {
    event.preventDefault();
    onOpen({ ...opening.value, places: withOwnName(opening.value.places) });
  };
  const options = Object.entries<OptionForm<unknown>>(meta.options);
  return (
    <form class="opening" onSubmit={send}>
      <Places
        meta={meta}
        places={opening.value.places}
        connected={connected}
        onChange={(places) => change({ places })}
      />
      {options.length > 0 && (
        <fieldset class="column">
          <legend>Options</legend>
          {options.map(([name, form]) => (
            <OptionField
              key={name}
              name={name}
              form={form}
              value={opening.value.options[name]}
              onChange={(value) => change({ options: { ...opening.value.options, [name]: value } })}
            />
          ))}
        </fieldset>
      )}
      {connected && <Company opening={opening.value} onChange={change} />}
      {meetsOthers(opening.value) && <NameAsked />}
      <button type="submit" class="brass" disabled={busy}>
        {busy ? 'Starting …' : 'Create the game'}
      </button>
    </form>
  );
}

/** Bots do not care what a player is called. */
const meetsOthers = ({ listed, places }: Opening) => listed || places.some(({ type }) => type === 'open');

/** The form may have been filled in before the name was. */
const withOwnName = (places: readonly OpeningPlace[]): OpeningPlace[] =>
  places.map((place, seat) => (seat === 0 && place.type === 'me' ? { ...place, name: yourName() } : place));

/** Only for somebody who has not said it yet; the field stays while they type. */
function NameAsked() {
  const isNeeded = useSignal(preferences.peek().name.trim() === '');
  if (!isNeeded.value) return undefined;
  return (
    <label class="pick">
      <span id="opener-name">Your name</span>
      <NameField labelledBy="opener-name" />
    </label>
  );
}

interface PlacesProps {
  readonly meta: Meta;
  readonly places: readonly OpeningPlace[];
  readonly connected: boolean;
  readonly onChange: (places: OpeningPlace[]) => void;
}

function Places({ meta, places, connected, onChange }: PlacesProps) {
  return (
    <fieldset class="column">
      <legend>Players</legend>
      <label class="pick">
        <span>Number of players</span>
        <select
          value={String(places.length)}
          onChange={(event) => onChange(withSeats(places, Number(event.currentTarget.value)))}
        >
          {meta.seats.map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </label>
      {places.map((place, seat) => (
        <PlacePick
          key={seat}
          seat={seat}
          place={place}
          connected={connected}
          onChange={(changed) => onChange(places.map((kept, i) => (i === seat ? changed : kept)))}
        />
      ))}
    </fieldset>
  );
}

interface PlacePickProps {
  readonly seat: number;
  readonly place: OpeningPlace;
  readonly connected: boolean;
  readonly onChange: (place: OpeningPlace) => void;
}

function PlacePick({ seat, place, connected, onChange }: PlacePickProps) {
  return (
    <label class="pick sitting">
      <SeatEmblem seat={seat} />
      <span class="unseen">Seat {seat + 1}</span>
      <select value={wordOf(place)} onChange={(event) => onChange(placeOf(event.currentTarget.value, seat))}>
        <option value="me">{seat === 0 ? 'You' : 'Someone on this device'}</option>
        {connected && <option value="open">Friend (send a link)</option>}
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            Bot: {BOT_KINDS[level].rank}, {BOT_KINDS[level].skill}
          </option>
        ))}
      </select>
    </label>
  );
}

const wordOf = (place: OpeningPlace) => (place.type === 'bot' ? place.level : place.type);

function placeOf(word: string, seat: number): OpeningPlace {
  if (word === 'open') return { type: 'open' };
  if (word === 'me') return { type: 'me', name: seat === 0 ? yourName() : `Player ${seat + 1}` };
  return { type: 'bot', level: word as BotLevel };
}

interface CompanyProps {
  readonly opening: Opening;
  readonly onChange: (changed: Partial<Opening>) => void;
}

const PACES = [0, 1, 3, 7] as const;

/** Speed and visibility: only worth asking when others can join. */
const Company = ({ opening, onChange }: CompanyProps) => (
  <fieldset class="column">
    <legend>Speed and visibility</legend>
    <label class="pick wordy">
      <span>Speed</span>
      <select
        value={String(opening.pace.type === 'live' ? 0 : opening.pace.days)}
        onChange={(event) => {
          const days = Number(event.currentTarget.value);
          onChange({ pace: days === 0 ? { type: 'live' } : { type: 'days', days } });
        }}
      >
        {PACES.map((days) => (
          <option key={days} value={String(days)}>
            {days === 0 ? 'Live, everyone online' : `Turn by turn, ${days === 1 ? '1 day' : `${days} days`} per move`}
          </option>
        ))}
      </select>
    </label>
    <label class="tick">
      <input
        type="checkbox"
        checked={opening.listed}
        onChange={(event) => onChange({ listed: event.currentTarget.checked })}
      />
      <span>Public: anyone can join or watch</span>
    </label>
  </fieldset>
);
