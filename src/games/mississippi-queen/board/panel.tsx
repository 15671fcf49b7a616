import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { spell } from '#words/speech.ts';
import { PASSENGERS_TO_WIN } from '../components.ts';
import { type Boat, boatOf, moverSeat } from '../state.ts';
import type { View } from '../view.ts';
import { placeOf } from './legs.ts';
import { ordinal } from '../words/names.ts';

/** Everything public about a boat: wheels, passengers, and where it stands in the race. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const boat = boatOf(view, seat);
  return (
    <div class={`mq-panel ${boat.fate}`}>
      <WheelFact kind="speed" name="Speed" value={boat.speed} />
      <WheelFact kind="coal" name="Coal" value={boat.coal} />
      {view.options.race === 'passengers' && <Passengers aboard={boat.passengers} />}
      <span class="mq-standing">{standing(view, boat, seat)}</span>
    </div>
  );
}

const WheelFact = ({ kind, name, value }: { kind: string; name: string; value: number }): VNode => (
  <span class={`wheel-fact ${kind}`} role="img" aria-label={`${name} ${value}`} title={`${name} ${value}`}>
    {value}
  </span>
);

const Passengers = ({ aboard }: { aboard: number }): VNode => (
  <svg
    class="passenger-fact"
    viewBox="-7 -10 32 18"
    role="img"
    aria-label={`${spell(aboard, 'passenger')} of two aboard`}
  >
    <title>{`${spell(aboard, 'passenger')} of two aboard`}</title>
    {Array.from({ length: PASSENGERS_TO_WIN }, (_, i) => (
      <g key={i} class={i < aboard ? 'taken' : 'wanted'} transform={`translate(${i * 17} 0)`}>
        <path d="M-5 7C-5.2 1.5-3.2-.4 0-.4S5.2 1.5 5 7Z" />
        <circle cy="-3.2" r="2.7" />
        <path d="M-4-5H4M-2.3-5V-9H2.300V-5Z" />
      </g>
    ))}
  </svg>
);

function standing(view: View, boat: Boat, seat: number): string {
  if (boat.fate === 'docked') return `docked ${ordinal(placeOf(view, seat))}`;
  if (boat.fate !== 'racing') return { aground: 'aground', retired: 'retired', left: 'left the race' }[boat.fate];
  if (view.outcome !== undefined || view.round === 0) return '';
  const at = view.order.indexOf(seat);
  const now = at === view.mover && moverSeat(view) === seat;
  return now ? 'moving now' : `${ordinal(at + 1)} in order${at < view.mover ? ', has moved' : ''}`;
}
