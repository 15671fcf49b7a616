import { useSignal } from '@preact/signals';
import type { Opening } from '#protocol/commands.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { isHere, openHere, openTable } from '../house/tables.ts';
import { Icon } from '../parts/icons.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { freshEntropy, type OpeningPlace } from '../parts/opening.ts';
import type { Known } from '../table/known.ts';
import type { Session } from '../table/session.ts';

interface NextStepsProps {
  readonly session: Session;
  readonly known: Known;
  readonly record: RecordFile | undefined;
}

/** What a player can do after a game: see it again, play it again, keep it. */
export function NextSteps({ session, known, record }: NextStepsProps) {
  const busy = useSignal(false);
  const rematch = () => {
    const opening = rematchOf(known, session.house.person.value);
    openAndGo(() => (isHere(session.table) ? openHere(opening) : openTable(opening)), busy);
  };
  return (
    <div class="onward row">
      <button type="button" class="brass" disabled={busy.value} onClick={rematch}>
        Rematch
      </button>
      <a class="press" href={`/tables/${session.table}/replay?at=0`}>
        <Icon name="replay" /> See it again
      </a>
      <button type="button" disabled={record === undefined} onClick={() => record && download(session.table, record)}>
        <Icon name="save" /> Record
      </button>
    </div>
  );
}

/** The same table again: people who came by link find an open seat, bots sit down again. */
function rematchOf({ about, seats }: Known, me: string | undefined): Opening {
  const { game, options, pace, listed } = about;
  return { game, options, pace, listed, places: seats.map((seat) => placeFor(seat, me)), entropy: freshEntropy() };
}

function placeFor(seat: PublicSeat, me: string | undefined): OpeningPlace {
  if (seat.holder === 'bot') return { type: 'bot', level: seat.level };
  if (seat.holder === 'person' && seat.person === me) return { type: 'me', name: seat.name };
  return { type: 'open' };
}

function download(table: string, record: RecordFile): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, undefined, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${record.game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
