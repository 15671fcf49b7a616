import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import { coalFact, passengersFact, speedFact, standingWords } from '../words/panel.ts';
import { placeOf } from './legs.ts';

/** Everything public about a boat: wheels, passengers, and where it stands in the race. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const { fate, speed, coal, passengers } = boatOf(view, seat);
  return (
    <div class={`mq-panel ${fate}`}>
      <Fact class="wheel-fact speed" name={speedFact(speed)}>
        {speed}
      </Fact>
      <Fact class="wheel-fact coal" name={coalFact(coal)}>
        {coal}
      </Fact>
      {view.options.race === 'passengers' && <Passengers aboard={passengers} />}
      <span class="mq-standing">{standingWords(view, seat, placeOf(view, seat))}</span>
    </div>
  );
}

const Passengers = ({ aboard }: { aboard: number }): VNode => (
  <Fact class="passenger-fact" name={passengersFact(aboard)}>
    <svg viewBox="-7 -10 32 18">
      {Array.from({ length: PASSENGERS_TO_WIN }, (_, i) => (
        <g key={i} class={i < aboard ? 'taken' : 'wanted'} transform={`translate(${i * 17} 0)`}>
          <path d="M-5 7C-5.2 1.5-3.2-.4 0-.4S5.2 1.5 5 7Z" />
          <circle cy="-3.2" r="2.7" />
          <path d="M-4-5H4M-2.3-5V-9H2.300V-5Z" />
        </g>
      ))}
    </svg>
  </Fact>
);
