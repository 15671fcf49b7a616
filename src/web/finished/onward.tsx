import { useSignal } from '@preact/signals';
import type { Opening } from '#protocol/commands.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { isHere, openHere, openTable } from '../host/tables.ts';
import { Icon } from '../parts/icons.tsx';
import { notice } from '../parts/notice.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { freshEntropy, type OpeningPlace } from '../parts/opening.ts';
import type { Known } from '../table/known.ts';
import type { Session } from '../table/session.ts';

interface OnwardProps {
  readonly session: Session;
  readonly known: Known;
}

/** What most people want after a game: see it again, show it, play it again. */
export function Onward({ session, known }: OnwardProps) {
  const busy = useSignal(false);
  const rematch = () => openAndGo(() => openAgain(session, known, invited), busy);
  return (
    <div class="onward row">
      <a class="press" href={`/tables/${session.table}/replay?at=0`}>
        <Icon name="replay" /> Replay
      </a>
      {!isHere(session.table) && (
        <button type="button" onClick={() => share(location.href)}>
          Share
        </button>
      )}
      <button type="button" class="brass" disabled={busy.value} onClick={rematch}>
        {busy.value ? 'Starting …' : 'Rematch'}
      </button>
    </div>
  );
}

/** Who sits down where the game before had this seat. */
type Seating = (seat: PublicSeat, me: string | undefined) => OpeningPlace;

/** The same set-up again, kept where the game before it was. */
export function openAgain(session: Session, { about, seats }: Known, seating: Seating): Promise<string> {
  const { game, options, pace, listed } = about;
  const me = session.host.person.value;
  const places = seats.map((seat) => seating(seat, me));
  const opening: Opening = { game, options, pace, listed, places, entropy: freshEntropy() };
  return isHere(session.table) ? openHere(opening) : openTable(opening);
}

/** People who came by link find an open seat, bots sit down again. */
const invited: Seating = (seat, me) => {
  if (seat.holder === 'bot') return { type: 'bot', level: seat.level };
  if (seat.holder === 'person' && seat.person === me) return { type: 'me', name: seat.name };
  return { type: 'open' };
};

function share(address: string): void {
  const copied = () => notice('Link copied. Anyone with it can see this page.');
  const failed = () => notice('Copying is not allowed here. Please copy the address of this page.');
  if ('share' in navigator) void navigator.share({ url: address }).catch(() => undefined);
  else (navigator as Navigator).clipboard.writeText(address).then(copied, failed);
}
