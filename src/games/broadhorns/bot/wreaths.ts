import type { Seat } from '#engine/actor.ts';
import { TRACK_SPACES, WREATH_PRIZES } from '../components.ts';
import { prizesFor, wreathsOf } from '../rules/ending.ts';
import { isLastRound, type State } from '../state.ts';

/** How many wreaths of a lead may still be lost: some at the end, more while many towns will be filled. */
const LEAST_DOUBT = 0.4;
const DOUBT = 0.4;

/** What the wreaths will bring: a step of the prizes for every rival who has fewer in the end. */
export function prizeHopes(s: State): readonly number[] {
  const wreaths = s.merchants.map(wreathsOf);
  if (isLastRound(s)) return prizesFor(wreaths);
  return wreaths.map((own, seat) => hope(s, wreaths, seat, own));
}

/** What one more wreath would add to that. */
export function wreathGain(s: State, seat: Seat): number {
  const wreaths = s.merchants.map(wreathsOf);
  const own = wreaths[seat] as number;
  return (hope(s, wreaths, seat, own + 2) - hope(s, wreaths, seat, own)) / 2;
}

function hope(s: State, wreaths: readonly number[], seat: Seat, own: number): number {
  const doubt = LEAST_DOUBT + DOUBT * Math.sqrt(TRACK_SPACES - s.placed);
  let beaten = 0;
  for (let other = 0; other < wreaths.length; other++) {
    if (other !== seat) beaten += 1 / (1 + Math.exp(((wreaths[other] as number) - own) / doubt));
  }
  return (beaten * (WREATH_PRIZES[wreaths.length]?.[0] ?? 0)) / (wreaths.length - 1);
}
