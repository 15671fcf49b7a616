import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListEntry } from './board.ts';

interface GroupedEntry extends ListEntry {
  readonly group?: string | undefined;
}

export interface ListedProps {
  /** What is asked now. */
  readonly answers: readonly GroupedEntry[];
  readonly forbidden: readonly { readonly label: string; readonly why: string }[];
  /** What may be done at any time and is never taken back: each is asked twice. */
  readonly anytime: readonly ListEntry[];
  /** What the page adds. */
  readonly more: readonly ListEntry[];
  readonly close: () => void;
}

/** Every action in words, over the board: all that can be done can be reached here, also by keys and screen reader. */
export function ActionList({ answers, forbidden, anytime, more, close }: ListedProps): VNode {
  const root = useRef<HTMLElement>(null);
  const before = useRef(document.activeElement);
  useEffect(() => root.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const pressed = (entry: ListEntry) => () => {
    close();
    entry.press();
  };
  const heard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus();
  };
  const isEmpty = answers.length + forbidden.length + anytime.length + more.length === 0;
  return (
    <section class="action-list" aria-label="All actions" ref={root} onKeyDown={heard}>
      {isEmpty && <p>Nothing to do now.</p>}
      {groupsOf(answers).map(({ group, entries }) => (
        <div key={group} role="group" aria-label={group === '' ? 'Actions' : group}>
          {group !== '' && <h3>{group}</h3>}
          <Entries entries={entries} pressed={pressed} />
        </div>
      ))}
      {forbidden.map(({ label, why }) => (
        <button key={label} type="button" class="forbidden" aria-disabled="true">
          {label} <small>{why}</small>
        </button>
      ))}
      {anytime.map((entry) => (
        <AskedTwice key={entry.label} label={entry.label} press={pressed(entry)} />
      ))}
      <Entries entries={more} pressed={pressed} />
    </section>
  );
}

interface EntriesProps {
  readonly entries: readonly ListEntry[];
  readonly pressed: (entry: ListEntry) => () => void;
}

const Entries = ({ entries, pressed }: EntriesProps): VNode => (
  <>
    {entries.map((entry) => (
      <button key={entry.label} type="button" onClick={pressed(entry)}>
        {entry.label}
      </button>
    ))}
  </>
);

interface Group {
  readonly group: string;
  readonly entries: GroupedEntry[];
}

/** In the order in which the groups first appear. */
function groupsOf(entries: readonly GroupedEntry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const group = entry.group ?? '';
    const found = groups.find((one) => one.group === group);
    if (found === undefined) groups.push({ group, entries: [entry] });
    else found.entries.push(entry);
  }
  return groups;
}

function AskedTwice({ label, press }: ListEntry): VNode {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {label} …
      </button>
    );
  }
  return (
    <div class="asked-twice" role="group" aria-label={label}>
      <p role="status">{label}? This cannot be undone.</p>
      <button type="button" onClick={() => setAsked(false)}>
        Cancel
      </button>
      <button type="button" class="main" onClick={press}>
        {label}
      </button>
    </div>
  );
}
