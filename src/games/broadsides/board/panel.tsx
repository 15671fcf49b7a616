import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import type { View } from '../view.ts';
import { shipName, shipsChosen } from '../words/names.ts';
import { type PanelFact, panelFacts, standingWords } from '../words/panel.ts';

/** Everything public about a ship: men, guns, masts, hull and whether a Captain commands. */
export const Panel = ({ view, seat }: PanelProps<View>): VNode => (
  <div class="bb-panel">
    {shipsChosen(view) && <span class="bb-ship-name">{shipName(view, seat)}</span>}
    {panelFacts(view, seat).map(({ fact, name, short }) => (
      <Fact key={fact} class="bb-fact" name={name}>
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <path d={SIGNS[fact]} />
        </svg>
        {short}
      </Fact>
    ))}
    <span class="bb-standing">{standingWords(view, seat)}</span>
  </div>
);

const SIGNS: Readonly<Record<PanelFact, string>> = {
  men: 'M-5 8C-5 2-3 0 0 0S5 2 5 8ZM0-7a3 3 0 1 0 .01 0Z',
  cannons: 'M-9-3 7-2V3L-9 4ZM-5 4a3 3 0 1 0 .01 0Z',
  masts: 'M0-9V9M-7-5Q0-9 7-5M-8 2Q0-3 8 2',
  hull: 'M-9-5Q0 8 9-5M-5-8l4 6-3 3 5 5M5-8 3-2',
};
