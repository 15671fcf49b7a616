import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { noteResult } from '../host/results.ts';
import { endCalm } from '../preferences.ts';
import type { Session } from '../table/session.ts';

/** Remembers how the game ended for the person at this screen; several on one device have no result in common. */
export function useKeptResult(session: Session): void {
  useEffect(
    () =>
      effect(() => {
        const { known, mine } = { known: session.known.value, mine: session.mine.value };
        const rank = known?.ending?.outcome.ranks[mine[0] ?? -1];
        if (known === undefined || rank === undefined || mine.length !== 1) return;
        noteResult({ table: session.table, game: known.about.game, rank, seats: known.seats.length });
        endCalm();
      }),
    [session],
  );
}
