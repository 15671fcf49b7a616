import type { VNode } from 'preact';
import type { PanelProps, SeatFacts } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { boarding, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { shipName, shipsChosen } from '../words/names.ts';
import { damageReport, type PanelFact, panelFacts, rowFacts, shipNote } from '../words/panel.ts';
import { Fittings } from './deck.tsx';
import { CrewOn } from './figures.tsx';
import { HullPlan } from './hull.tsx';
import { LaidPlan } from './laid-plan.tsx';
import { berthOf, LONE_DECK } from './layout.ts';

/** The row of a ship: who and what is left on it. */
export const facts = (view: View, seat: number): SeatFacts => ({
  note: shipNote(view, seat),
  facts: rowFacts(view, seat).map(({ fact, name, short }) => ({
    name,
    value: short,
    symbol: <FactSign fact={fact} />,
  })),
});

/** Everything public about a ship: its deck with all that is on it, its condition, and its plan. */
export const Panel = ({ view, seat }: PanelProps<View>): VNode => {
  const { x, y, width, height } = LONE_DECK.box;
  return (
    <div class={`bb bb-panel seat-${seat}`}>
      {shipsChosen(view) && <span class="bb-ship-name">{shipName(view, seat)}</span>}
      <div class="bb-panel-facts">
        {panelFacts(view, seat).map(({ fact, name, short, label }) => (
          <Fact key={fact} class="bb-fact" name={name}>
            <FactSign fact={fact} />
            <b>{short}</b> {label}
          </Fact>
        ))}
      </div>
      <svg class="bb-panel-deck" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <HullPlan berth={berthOf(LONE_DECK, seat)} seat={seat} />
        <Fittings ship={shipOf(view, seat)} seat={seat} berth={berthOf(LONE_DECK, seat)} rigged={!boarding(view)} />
        <CrewOn view={view} scene={LONE_DECK} seat={seat} />
      </svg>
      <ul class="bb-report">
        {damageReport(view, seat).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!boarding(view) && <LaidPlan ship={shipOf(view, seat)} isTurning={view.phase === 'turnCards'} />}
    </div>
  );
};

const SIGNS: Readonly<Record<PanelFact, string>> = {
  men: 'M-6 9C-6 2-4 0 0 0S6 2 6 9ZM0-8.500a3.400 3.400 0 1 0 .01 0Z',
  captain: 'M-7 9C-7 3-4 1 0 1S7 3 7 9ZM0-6a3.400 3.400 0 1 0 .01 0ZM-8-5C-5-6-4-10 0-10S5-6 8-5',
  cannons: 'M-10-4 8-2.500V2.500L-10 4ZM-5 4a3.200 3.200 0 1 0 .01 0Z',
  masts: 'M0-10V10M-7-5Q0-9 7-5M-8 3Q0-2 8 3M-4 10H4',
  hits: 'M0-9 2.600-3.600 8.600-2.800 4.200 1.400 5.300 7.300 0 4.400-5.300 7.300-4.200 1.400-8.600-2.800-2.600-3.600Z',
  hull: 'M-10-5H10Q7 8 0 8T-10-5M-3-5l3 4-3 3 3 6',
};

/** Drawn in a square of 22, in the colour of the text. */
export const FactSign = ({ fact }: { readonly fact: PanelFact }): VNode => (
  <svg
    class="bb-fact-sign"
    viewBox="-12 -12 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d={SIGNS[fact]} />
  </svg>
);
