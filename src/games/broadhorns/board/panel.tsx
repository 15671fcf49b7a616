import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { wreathsOf } from '../rules/ending.ts';
import { passageOf } from '../cards.ts';
import { townNamed } from '../sheets.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { HoldLine } from './hold.tsx';
import { cardNote, cardTitle } from '../words/names.ts';

/** Everything public about a merchant: gold, wreaths, cards in hand, the boat with its cargo and travelers. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const m = merchantOf(view, seat);
  return (
    <div class="bh-panel">
      <Fact sign="●" kind="gold" name="Gold" value={m.gold} />
      <Fact sign="❦" kind="wreaths" name="Wreaths" value={wreathsOf(m)} />
      <Fact sign="▦" kind="tiles" name="Town tiles" value={m.tiles.length} />
      <Fact sign="▮" kind="hand" name="Cards in hand" value={m.hand.length} />
      <HoldLine m={m} />
      {m.travelers.map((card) => (
        <span key={card} class="bh-aboard" title={`${cardTitle(card)}, ${cardNote(card)}`}>
          {`→ ${townNamed(passageOf(card).destination)} ${passageOf(card).fare}`}
        </span>
      ))}
    </div>
  );
}

const Fact = ({ sign, kind, name, value }: { sign: string; kind: string; name: string; value: number }): VNode => (
  <span class={`bh-fact ${kind}`} role="img" aria-label={`${name} ${value}`} title={`${name} ${value}`}>
    <i aria-hidden="true">{sign}</i>
    {value}
  </span>
);
