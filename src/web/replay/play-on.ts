import { BEST_BOT } from '#engine/bot-level.ts';
import { noteImagined } from '../host/imagined.ts';
import { openHereFrom } from '../host/tables.ts';
import { type OpeningPlace, yourName } from '../parts/opening.ts';
import { notice } from '../parts/notice.tsx';
import { go } from '../router.ts';
import type { Session } from '../table/session.ts';
import { fetchRecord, type Reel } from './reel.ts';

/** What if: a private table in this browser that goes on from a moment of the replay, against bots. */
export async function playOnFrom(session: Session, reel: Reel, at: number): Promise<void> {
  const own = session.mine.peek()[0] ?? 0;
  const places = (session.known.peek()?.seats ?? []).map((seat, i): OpeningPlace => {
    if (i === own) return { type: 'me', name: yourName() };
    return { type: 'bot', level: seat.holder === 'bot' ? seat.level : BEST_BOT };
  });
  try {
    const record = await fetchRecord(session.host, session.table);
    const table = await openHereFrom({ record, moves: reel.movesAt(at), places });
    noteImagined(table, { of: session.table, at });
    go(`/tables/${table}`);
  } catch {
    notice('This step could not be opened. Please try again.');
  }
}
