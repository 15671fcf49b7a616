import { useEffect, useState } from 'preact/hooks';
import type { BoardRuling } from './board.ts';

/** Long enough not to answer whoever only passes over a place. */
const DWELL_MS = 400;

export interface Why<O> {
  readonly answer: { readonly offer: O; readonly ruling: BoardRuling } | undefined;
  /** Pointed at for a while. */
  readonly point: (offer: O | undefined) => void;
  /** Pressed: answered at once, until something else is asked. */
  readonly press: (offer: O | undefined) => void;
}

/** Why something cannot be chosen, asked by pointing at it for a while or by pressing it; a new view ends the question. */
export function useWhy<O extends { readonly id: string }>(
  view: unknown,
  rulingOn: (offer: O) => BoardRuling | undefined,
): Why<O> {
  const [asked, setAsked] = useState<{ readonly offer: O; readonly pressed: boolean }>();
  const [ready, setReady] = useState<O>();
  useEffect(() => setAsked(undefined), [view]);
  useEffect(() => {
    if (asked === undefined) return setReady(undefined);
    const later = setTimeout(() => setReady(asked.offer), asked.pressed ? 0 : DWELL_MS);
    return () => clearTimeout(later);
  }, [asked]);
  const offer = ready !== undefined && ready.id === asked?.offer.id ? ready : undefined;
  const ruling = offer && rulingOn(offer);
  return {
    answer: offer && ruling && { offer, ruling },
    point: (next) => {
      if (next !== undefined) setAsked(asked?.offer.id === next.id ? asked : { offer: next, pressed: false });
      else if (asked?.pressed !== true) setAsked(undefined);
    },
    press: (next) => setAsked(next && { offer: next, pressed: true }),
  };
}
