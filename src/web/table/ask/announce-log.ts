import { effect } from '@preact/signals';
import type { Sentence } from '#words/sentence.ts';
import type { Verbosity } from '../../preferences.ts';
import { linesOf, type Told } from '../lines.ts';
import type { Session } from '../session.ts';
import { newTeller, type Teller } from './teller.ts';

type Listened = Pick<Session, 'known' | 'presenter' | 'seat'>;

interface Listener {
  readonly told: () => Told;
  readonly verbosity: () => Verbosity;
  readonly say: (sentence: Sentence) => void;
}

/**
 * Says the log, in order, when the board shows what it tells. It is taken from the log and not from the pictures, so a
 * picture that is skipped takes no line with it. Returns the function that ends it.
 */
export function announceLog(session: Listened, { told, verbosity, say }: Listener): () => void {
  let heard: number | undefined;
  const tellerFor = keptTeller();
  return effect(() => {
    const { log } = session.known.value ?? {};
    const shown = session.presenter.shown.value?.log;
    if (log === undefined || shown === undefined) return;
    const from = heard ?? shown;
    heard = shown;
    const items = log.items.slice(Math.max(0, from - log.first), Math.max(0, shown - log.first));
    const teller = tellerFor(verbosity(), session.seat);
    const reader = told();
    for (const sentence of teller.hear(items.flatMap((item) => linesOf(item, reader)))) say(sentence);
    if (isDue(session)) for (const sentence of teller.rest()) say(sentence);
  });
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
