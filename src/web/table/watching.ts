import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameEvent } from '#engine/game.ts';
import type { SeatFace } from '#kit/board.ts';
import { plain } from '#words/sentence.ts';
import { announce, saidSoFar } from '../parts/announcer.tsx';
import { hasSeen, preferences } from '../preferences.ts';
import type { AnyBoard } from '../shelf.ts';
import { announceDecision } from './ask/announce-decision.ts';
import { announceLog } from './ask/announce-log.ts';
import { logEnd } from './known.ts';
import { tellLog } from './lines.ts';
import type { Recap } from './recap.ts';
import type { Session } from './session.ts';
import { toldTo } from './story.ts';

/** All that follows from looking at a table: the recap, what counts as read, and what is read aloud. */
export function useWatching({ session, recap, board }: Watched, faces: ReadonlySignal<readonly SeatFace[]>): void {
  useOpeningRecap(session, recap);
  useLooking(session, recap);
  useEffect(() => session.presenter.holdBy((events) => readingTime(events, board, session)), [session, board]);
  useEffect(
    () => session.presenter.stageBy((before, events) => board.stages?.(before, events, session.seat) ?? []),
    [session, board],
  );
  useAnnouncedLog(session, board, faces);
  useAnnouncedDecision(session);
}

interface Watched {
  readonly session: Session;
  readonly recap: Recap;
  readonly board: AnyBoard;
}

const LOOKED_AFTER_MS = 1200;

/** Once, when the person's own seat is first seen: what happened meanwhile. */
function useOpeningRecap(session: Session, recap: Recap): void {
  useEffect(() => {
    let played = false;
    return effect(() => {
      if (played || session.seat === undefined || session.known.value === undefined) return;
      played = true;
      void recap.playMissed();
    });
  }, [session]);
}

/** Tells the table how much of its log this seat has read, for the next recap. */
function useLooking(session: Session, recap: Recap): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = effect(() => {
      const { known, seat } = { known: session.known.value, seat: session.seat };
      clearTimeout(timer);
      if (known === undefined || seat === undefined || recap.running.value) return;
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

/** A move that takes longer than this is said so far. */
const MOVE_MS = 5000;

/** A screen reader hears the log when the board shows what it tells. */
function useAnnouncedLog(session: Session, board: AnyBoard, faces: ReadonlySignal<readonly SeatFace[]>): void {
  useEffect(() => {
    const nameOf = (seat: number) => faces.peek()[seat]?.name ?? `Seat ${seat + 1}`;
    return announceLog(session, {
      told: () => toldTo(session, board.words),
      verbosity: () => preferences.value.verbosity,
      say: (sentence) => announce(plain(sentence, nameOf)),
      patienceMs: MOVE_MS,
    });
  }, [session, board]);
}

/** Said with the first question on a page, until a key has been asked. */
const KEYS_HINT = 'Tab goes to the board. Question mark there lists all keys.';

/** A screen reader hears the question after the log, on a page that is new as well as on one that changes. */
function useAnnouncedDecision({ presenter, curtain }: Session): void {
  useEffect(() => {
    let isHinted = false;
    return announceDecision({
      isSettled: () => presenter.caughtUp.peek() && curtain.peek() === undefined,
      say: (words) => {
        const needsHint = !isHinted && !hasSeen('keys') && document.querySelector('.bar.asked') !== null;
        announce(needsHint ? `${words} ${KEYS_HINT}` : words);
        isHinted ||= needsHint;
      },
      said: saidSoFar,
    });
  }, [presenter]);
}

/** What is only seen on the board, what the story also says, and an own move. */
const HOLD_MS = { seen: 420, told: 900, own: 300 } as const;
const MS_PER_CHARACTER = 40;

/** How long a picture has to stay to be understood, in milliseconds at the usual pace. */
function readingTime(events: readonly GameEvent[], { words, linger }: AnyBoard, { known, seat }: Session): number {
  const told = { words, view: known.peek()?.position.view };
  const lines = tellLog({ first: 0, items: [{ at: 0, events }] }, told);
  const longer = linger?.(events) ?? 1;
  if (lines.length === 0) return HOLD_MS.seen * longer;
  if (seat !== undefined && lines.every((line) => line.seat === seat)) return HOLD_MS.own * longer;
  const characters = lines.map(({ sentence }) => plain(sentence, () => 'Somebody').length);
  const reading = MS_PER_CHARACTER * characters.reduce((sum, one) => sum + one, 0);
  return Math.max(HOLD_MS.told * longer, reading);
}
