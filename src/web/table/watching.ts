import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatFace } from '#kit/board.ts';
import { plain } from '#words/sentence.ts';
import { announce } from '../parts/announcer.tsx';
import type { AnyBoard } from '../shelf.ts';
import { logEnd } from './known.ts';
import type { Recap } from './recap.tsx';
import type { Session } from './session.ts';

const LOOKED_AFTER_MS = 1200;

/** Once, when the person's own seat is first seen: what happened meanwhile. */
export function useOpeningRecap(session: Session, recap: Recap): void {
  useEffect(() => {
    let played = false;
    return effect(() => {
      if (played || session.seat === undefined || session.known.value === undefined) return;
      played = true;
      void recap.play();
    });
  }, [session]);
}

/** Tells the table how much of its log this seat has read, for the next recap. */
export function useLooking(session: Session, recap: Recap): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = effect(() => {
      const { known, seat } = { known: session.known.value, seat: session.seat };
      clearTimeout(timer);
      if (known === undefined || seat === undefined || recap.left.value > 0) return;
      const log = logEnd(known.log);
      if (log <= known.position.readUpTo) return;
      timer = setTimeout(() => {
        if (!document.hidden) session.ask({ type: 'markRead', seat, readUpTo: log }).catch(() => undefined);
      }, LOOKED_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [session]);
}

/** A screen reader hears each event as its picture appears. */
export function useAnnouncedEvents(
  session: Session,
  board: AnyBoard,
  faces: ReadonlySignal<readonly SeatFace[]>,
): void {
  useEffect(
    () =>
      effect(() => {
        const events = session.presenter.shown.value?.events ?? [];
        const nameOf = (seat: number) => faces.peek()[seat]?.name ?? `Seat ${seat + 1}`;
        const lines = events.map((event) => board.words.event(event)).filter((line) => line !== undefined);
        if (lines.length > 0) announce(lines.map(({ sentence }) => plain(sentence, nameOf)).join(' '));
      }),
    [session, board],
  );
}
