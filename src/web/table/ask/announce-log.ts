import { effect } from '@preact/signals';
import type { Sentence } from '#words/sentence.ts';
import type { Verbosity } from '../../preferences.ts';
import { type HeldLog, logEnd } from '../known.ts';
import { lastMoveOf, tellLog, type StoryWords } from '../lines.ts';
import type { Session } from '../session.ts';
import { newTeller, type Teller } from './teller.ts';

type Listened = Pick<Session, 'known' | 'presenter' | 'seat'>;

interface Listener {
  readonly told: () => StoryWords;
  readonly verbosity: () => Verbosity;
  readonly say: (sentence: Sentence) => void;
  /** A move that goes on for longer than this is told so far; undefined: never. */
  readonly patienceMs?: number;
}

/**
 * Says the log, in order, when the board shows what it tells. It is taken from the log and not from the pictures, so a
 * picture that is skipped takes no line with it. A line may grow while its move goes on: others' moves are told when they
 * are over, own ones at once. Returns the function that ends it.
 */
export function announceLog(session: Listened, listener: Listener): () => void {
  const { told, verbosity, say, patienceMs } = listener;
  let heard: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellerFor = keptTeller();
  const tell = (log: HeldLog, end: number) => {
    const lines = tellLog(log, told()).filter(({ at }) => at > (heard ?? end) && at <= end);
    for (const sentence of tellerFor(verbosity(), session.seat).hear(lines)) say(sentence);
    heard = end;
  };
  const tellSoFar = () => {
    timer = undefined;
    const log = shownLog(session);
    if (log !== undefined) tell(log, logEnd(log));
  };
  const end = effect(() => {
    const log = shownLog(session);
    if (log === undefined) return;
    const shown = logEnd(log);
    // A replay begins earlier, and is told again from there.
    heard = Math.min(heard ?? shown, shown);
    const due = isDue(session);
    tell(log, due ? shown : Math.max(heard, toldUpTo(session, log, told())));
    if (due) for (const sentence of tellerFor(verbosity(), session.seat).rest()) say(sentence);
    if (heard === shown) {
      clearTimeout(timer);
      timer = undefined;
    } else if (patienceMs !== undefined) timer ??= setTimeout(tellSoFar, patienceMs);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** The log as far as the board shows it. */
function shownLog({ known, presenter }: Listened): HeldLog | undefined {
  const { log } = known.value ?? {};
  const shown = presenter.shown.value?.log;
  if (log === undefined || shown === undefined) return undefined;
  return { first: log.first, items: log.items.slice(0, Math.max(0, shown - log.first)) };
}

/** How much of the log is told at once: an own move is, another's when it is over. */
function toldUpTo({ seat }: Listened, log: HeldLog, told: StoryWords): number {
  const { since, mover } = lastMoveOf(log, told);
  return mover === undefined || mover === seat ? logEnd(log) : since;
}

/** One teller for as long as the same person listens in the same way. */
function keptTeller(): typeof newTeller {
  let kept: { readonly key: string; readonly teller: Teller } | undefined;
  return (verbosity, seat) => {
    const key = `${verbosity} ${seat}`;
    if (kept?.key !== key) kept = { key, teller: newTeller(verbosity, seat) };
    return kept.teller;
  };
}

/** Nothing more is to come before this person decides. */
function isDue({ known, seat, presenter }: Listened): boolean {
  const { awaited = [], stage } = known.value?.position ?? {};
  return presenter.caughtUp.value && (stage === 'over' || (seat !== undefined && awaited.includes(seat)));
}
