import type { VNode } from 'preact';
import type { PanelProps, SeatFacts } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { PASSENGERS_TO_WIN } from '../components.ts';
import { boatOf, type Fate } from '../state.ts';
import type { View } from '../view.ts';
import { coalFact, fateWord, passengersFact, speedFact, standingWords, FACT_WORDS } from '../words/panel.ts';
import { placeOf } from './legs.ts';
import { Person } from './people.tsx';

/** The row of a boat: its wheels, its passengers, and where it stands in the race. */
export function facts(view: View, seat: number): SeatFacts {
  const { speed, coal, passengers, fate } = boatOf(view, seat);
  const docked = placeOf(view, seat);
  const note = standingWords(view, seat, docked);
  // Narrow screens leave the note out: the row itself must tell that this boat races no more.
  if (fate !== 'racing')
    return { note, facts: [{ name: note, value: fateWord(fate, docked), symbol: <Ended fate={fate} /> }] };
  const aboard = {
    name: passengersFact(passengers),
    value: passengers,
    symbol: <Person />,
    word: FACT_WORDS.passengers,
  };
  return {
    note,
    facts: [
      // First what decides: narrow screens show two facts, and the boats on the river show the others.
      ...(view.options.race === 'passengers' ? [aboard] : []),
      { name: speedFact(speed), value: speed, symbol: <Wheel of="speed" />, word: FACT_WORDS.speed },
      { name: coalFact(coal), value: coal, symbol: <Wheel of="coal" />, word: FACT_WORDS.coal },
    ],
  };
}

/** A flag for a boat at the landing, a cross for a lost one. */
const Ended = ({ fate }: { readonly fate: Fate }): VNode => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true">
    {fate === 'docked' ? (
      <path d="M-6 8V-8C-2-11 2-5 8-8V2C2 5-2-1-6 2" fill="var(--speed)" stroke="var(--ink)" stroke-width="1.4" />
    ) : (
      <path d="M-6-6 6 6M6-6-6 6" fill="none" stroke="var(--ink-soft)" stroke-width="3" stroke-linecap="round" />
    )}
  </svg>
);

/** A red paddle wheel for the speed, a lump for the coal: they differ in shape, not in colour alone. */
const Wheel = ({ of }: { readonly of: 'speed' | 'coal' }): VNode => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true">
    {of === 'speed' ? (
      <>
        <circle r="8.500" fill="var(--speed)" stroke="var(--outline)" />
        <path
          d="M0-7.500V7.500M-7.500 0H7.500M-5.300-5.300 5.300 5.300M5.300-5.300-5.300 5.300"
          stroke="var(--speed-ink)"
          stroke-width="1.6"
        />
        <circle r="2.600" fill="var(--speed-ink)" />
      </>
    ) : (
      <>
        <path d="M-8 3-6.500-4-1-8 5-6.500 8.500 0 5.500 6.500-2 8Z" fill="var(--coal)" stroke="var(--wheel-ring)" />
        <path
          d="M-6 3-1 .5 5.500 5.500M-1 .5 0-6.500M-1 .5-5.500-3"
          fill="none"
          stroke="#8b909c"
          stroke-width="1.100"
        />
      </>
    )}
  </svg>
);

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
