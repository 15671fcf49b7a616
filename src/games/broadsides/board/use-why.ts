import { useEffect, useState } from 'preact/hooks';
import type { BoardRuling } from '#kit/board.ts';
import { askedSeat, type Props } from './intent.ts';
import type { Offer } from './offers.ts';

/** Long enough not to answer whoever only passes over a section. */
const DWELL_MS = 450;

export interface Why {
  readonly answer: { readonly offer: Offer; readonly ruling: BoardRuling } | undefined;
  readonly point: (offer: Offer | undefined) => void;
  readonly press: (offer: Offer | undefined) => void;
}

/** Why a section cannot be chosen, asked by pointing at it for a while or by pressing it. */
export function useWhy(props: Props): Why {
  const [asked, setAsked] = useState<{ readonly offer: Offer; readonly pressed: boolean }>();
  const [ready, setReady] = useState<Offer>();
  useEffect(() => setAsked(undefined), [props.view]);
  useEffect(() => {
    if (asked === undefined) return setReady(undefined);
    const later = setTimeout(() => setReady(asked.offer), asked.pressed ? 0 : DWELL_MS);
    return () => clearTimeout(later);
  }, [asked]);
  const offer =
    asked !== undefined && askedSeat(props) !== undefined && ready?.id === asked.offer.id ? ready : undefined;
  const ruling = offer?.tried && props.why(offer.tried);
  return {
    answer: offer && ruling && { offer, ruling },
    point: (next) => {
      if (next !== undefined) setAsked(asked?.offer.id === next.id ? asked : { offer: next, pressed: false });
      else if (asked?.pressed !== true) setAsked(undefined);
    },
    press: (next) => setAsked(next && { offer: next, pressed: true }),
  };
}
