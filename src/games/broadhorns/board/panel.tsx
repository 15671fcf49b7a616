import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { wreathsOf } from '../rules/ending.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { aboardMark, aboardTitle, FACTS } from '../words/panel.ts';
import { HoldLine } from './hold.tsx';

/** Everything public about a merchant: gold, wreaths, cards in hand, the boat with its cargo and travelers. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const m = merchantOf(view, seat);
  return (
    <div class="bh-panel">
      <Count of="gold" sign="●" value={m.gold} />
      <Count of="wreaths" sign="❦" value={wreathsOf(m)} />
      <Count of="tiles" sign="▦" value={m.tiles.length} />
      <Count of="hand" sign="▮" value={m.hand.length} />
      <HoldLine m={m} />
      {m.travelers.map((card) => (
        <span key={card} class="bh-aboard" title={aboardTitle(card)}>
          {aboardMark(card)}
        </span>
      ))}
    </div>
  );
}

const Count = ({ of, sign, value }: { of: keyof typeof FACTS; sign: string; value: number }): VNode => (
  <Fact class={`bh-fact ${of}`} name={`${FACTS[of]} ${value}`}>
    <i aria-hidden="true">{sign}</i>
    {value}
  </Fact>
);
