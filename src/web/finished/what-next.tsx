import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { BEST_BOT } from '#engine/bot-level.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { ownResults } from '../host/results.ts';
import { Icon } from '../parts/icons.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { playOnFrom } from '../replay/play-on.ts';
import type { Reel } from '../replay/reel.ts';
import { GAME_IDS, metas } from '../shelf.ts';
import type { Known } from '../table/known.ts';
import type { Session } from '../table/session.ts';
import { openAgain } from './onward.tsx';

interface WhatNextProps {
  readonly session: Session;
  readonly known: Known;
  readonly record: RecordFile | undefined;
  readonly reel: Reel | undefined;
  /** The turning point to play on from: its number and its moment; undefined where there is none. */
  readonly from: { readonly number: number; readonly log: number } | undefined;
  readonly children: ComponentChildren;
}

/** Where to go from here. */
export const WhatNext = ({ session, known, record, reel, from, children }: WhatNextProps) => (
  <section class="what-next card" aria-labelledby="what-next">
    <h2 id="what-next">What next?</h2>
    <div class="row">
      {reel !== undefined && from !== undefined && (
        <button type="button" onClick={() => void playOnFrom(session, reel, from.log)}>
          Play on from turning point {from.number}
        </button>
      )}
      <SameAgain session={session} known={known} />
      <AnotherGame game={known.about.game} />
      <button type="button" disabled={record === undefined} onClick={() => record && download(session.table, record)}>
        <Icon name="save" /> Download
      </button>
    </div>
    {children}
  </section>
);

interface SameAgainProps {
  readonly session: Session;
  readonly known: Known;
}

/** Where people played, the same against bots; where bots did, *Rematch* is that already, so the set-up can be changed. */
function SameAgain({ session, known }: SameAgainProps) {
  const busy = useSignal(false);
  const me = session.host.person.value;
  const others = known.seats.filter((seat) => seat.holder === 'person' && seat.person !== me).length;
  if (others === 0) {
    return (
      <a class="press" href={`/games/${known.about.game}`}>
        Change the set-up
      </a>
    );
  }
  const open = () =>
    openAgain(session, known, (seat) =>
      seat.holder === 'person' && seat.person === me
        ? { type: 'me', name: seat.name }
        : { type: 'bot', level: seat.holder === 'bot' ? seat.level : BEST_BOT },
    );
  return (
    <button type="button" disabled={busy.value} onClick={() => openAndGo(open, busy)}>
      Play the same against bots
    </button>
  );
}

/** The game that this person has played least. */
function AnotherGame({ game }: { readonly game: string }) {
  const results = ownResults();
  const played = (id: string) => results.filter((result) => result.game === id).length;
  const [other] = GAME_IDS.filter((id) => id !== game).toSorted((a, b) => played(a) - played(b));
  const meta = other === undefined ? undefined : metas(other).value;
  if (meta?.is !== 'here') return undefined;
  return (
    <a class="press" href={`/games/${meta.value.id}`}>
      Try {meta.value.title}
    </a>
  );
}

function download(table: string, record: RecordFile): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, undefined, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${record.game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
