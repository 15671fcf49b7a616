import { useEffect, useState } from 'preact/hooks';
import type { Ruling } from '#engine/ruling.ts';
import type { Hex } from '../actions.ts';
import type { View } from '../state.ts';
import { whyUnreached } from './why-unreached.ts';

/** Long enough not to answer whoever only passes over a space. */
const DWELL_MS = 350;

interface Answer {
  readonly hex: Hex;
  /** undefined: too far, whatever one does. */
  readonly ruling: Ruling | undefined;
}

export interface Question {
  readonly answer: Answer | undefined;
  /** Pointed at for a while. */
  readonly point: (hex: Hex | undefined) => void;
  /** Pressed: answered at once, until something else is asked. */
  readonly press: (hex: Hex | undefined) => void;
}

/** Why a space cannot be reached, asked by pointing at it or pressing it. */
export function useQuestion(view: View, seat: number | undefined): Question {
  const [asked, setAsked] = useState<{ hex: Hex; pressed: boolean }>();
  const [answer, setAnswer] = useState<Answer & { view: View }>();
  useEffect(() => {
    if (asked === undefined || seat === undefined) return setAnswer(undefined);
    const reply = () => setAnswer({ hex: asked.hex, ruling: whyUnreached(view, seat, asked.hex), view });
    const later = setTimeout(reply, asked.pressed ? 0 : DWELL_MS);
    return () => clearTimeout(later);
  }, [asked, view, seat]);
  return {
    answer: answer?.view === view ? answer : undefined,
    point: (hex) => {
      if (hex !== undefined) setAsked(asked?.hex === hex ? asked : { hex, pressed: false });
      else if (asked?.pressed !== true) setAsked(undefined);
    },
    press: (hex) => setAsked(hex === undefined ? undefined : { hex, pressed: true }),
  };
}
