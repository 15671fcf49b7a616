import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Findable, matchesOf } from './matches.ts';

interface FindPlaceProps {
  readonly places: readonly Findable[];
  readonly onFound: (place: Findable) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A place by its name: typing narrows the list, arrow keys choose, Enter goes there. */
export function FindPlace({ places, onFound, onClose }: FindPlaceProps) {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => matchesOf(places, typed), [places, typed]);
  // Before the next key is pressed, however quickly.
  useLayoutEffect(() => input.current?.focus(), []);
  const heard = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // What is typed now: the list may not be drawn yet.
    const place = matchesOf(places, input.current?.value ?? '')[chosen];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && place !== undefined) onFound(place);
    else if (step !== undefined) choose((chosen + step + found.length) % Math.max(1, found.length));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="find-place" role="search" aria-label="Find a place" onKeyDown={heard}>
      <label>
        Find a place
        <input
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          aria-expanded="true"
          aria-controls="found-places"
          aria-autocomplete="list"
          aria-activedescendant={found.length === 0 ? undefined : `found-${chosen}`}
          value={typed}
          onInput={({ currentTarget }) => (setTyped(currentTarget.value), choose(0))}
        />
      </label>
      <Found found={found} chosen={chosen} onFound={onFound} />
    </div>
  );
}

interface FoundProps {
  readonly found: readonly Findable[];
  readonly chosen: number;
  readonly onFound: (place: Findable) => void;
}

const Found = ({ found, chosen, onFound }: FoundProps) => (
  <>
    <ul id="found-places" role="listbox" aria-label="Places found">
      {found.map((place, i) => (
        <li
          key={place.spot ?? place.name}
          id={`found-${i}`}
          role="option"
          aria-selected={i === chosen}
          // The input keeps the focus until the place has it.
          onPointerDown={(event) => (event.preventDefault(), onFound(place))}
        >
          <b>{place.name}</b> {place.text}
        </li>
      ))}
    </ul>
    {/* It is there before there is anything to read: only then is it read. */}
    <p role="status">{found.length === 0 && 'No place has that name.'}</p>
  </>
);
