import { useEffect, useState } from 'preact/hooks';
import type { BoardRuling } from '#kit/board.ts';
import { askedSeat, type Offer, type Props } from './offers.ts';

/** Long enough not to answer whoever only passes over a place. */
const DWELL_MS = 400;

export interface Why {
  readonly answer: { readonly offer: Offer; readonly ruling: BoardRuling } | undefined;
  readonly point: (offer: Offer | undefined) => void;
  readonly press: (offer: Offer | undefined) => void;
}

/** Why a place cannot be chosen, asked by pointing at it for a while or by pressing it. */
export function useWhy(props: Props): Why {
  const [asked, setAsked] = useState<{ offer: Offer; pressed: boolean }>();
  const [ready, setReady] = useState<Offer>();
  useEffect(() => setAsked(undefined), [props.view]);
  useEffect(() => {
    if (asked === undefined) return setReady(undefined);
    const later = setTimeout(() => setReady(asked.offer), asked.pressed ? 0 : DWELL_MS);
    return () => clearTimeout(later);
  }, [asked]);
  const shown =
    ready !== undefined && ready.id === asked?.offer.id && askedSeat(props) !== undefined ? ready : undefined;
  const ruling = shown && props.why(shown.action);
  return {
    answer: shown && ruling && { offer: shown, ruling },
    point: (offer) => {
      if (offer !== undefined) setAsked(asked?.offer.id === offer.id ? asked : { offer, pressed: false });
      else if (asked?.pressed !== true) setAsked(undefined);
    },
    press: (offer) => setAsked(offer && { offer, pressed: true }),
  };
}
