import type { VNode } from 'preact';
import type { PanelProps, SeatFacts } from '#kit/board.ts';
import { CARGO } from '../components.ts';
import { wreathsOf } from '../rules/ending.ts';
import { cargoIn, hasBoat, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { fullBoxWords } from '../words/hold.ts';
import { cargoName } from '../words/names.ts';
import { aboardWords, FACTS, factWords, PANEL_TITLES, standingWords, tileWords } from '../words/panel.ts';
import { BarrelIcon } from './barrel.tsx';
import { BarrelSymbol, CardSymbol, CoinSymbol, WreathSymbol } from './symbols.tsx';

/** The row of a seat: gold, wreaths and cards, then every type of cargo on board. */
export function facts(view: View, seat: number): SeatFacts {
  const m = merchantOf(view, seat);
  return {
    note: standingWords(view, seat),
    facts: [
      { name: factWords('gold', m.gold), value: m.gold, symbol: <CoinSymbol /> },
      { name: factWords('wreaths', wreathsOf(m)), value: wreathsOf(m), symbol: <WreathSymbol /> },
      { name: factWords('hand', m.hand.length), value: m.hand.length, symbol: <CardSymbol /> },
      ...CARGO.flatMap((_, cargo) => {
        const count = m.barrels.filter((barrel) => cargoIn(barrel) === cargo).length;
        return count === 0
          ? []
          : [
              {
                name: `${count} ${cargoName(cargo)}`,
                value: count === 1 ? '' : count,
                symbol: <BarrelSymbol cargo={cargo} />,
              },
            ];
      }),
    ],
  };
}

/** Everything public about a merchant, in words: purse, prizes, and the boat with its cargo and travelers. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const m = merchantOf(view, seat);
  return (
    <div class="bh-panel">
      <p class="bh-standing">{standingWords(view, seat)}</p>
      <dl class="bh-sums">
        <Sum of="gold" value={m.gold} symbol={<CoinSymbol />} />
        <Sum of="wreaths" value={wreathsOf(m)} symbol={<WreathSymbol />} />
        <Sum of="tiles" value={m.tiles.length} />
        <Sum of="hand" value={m.hand.length} symbol={<CardSymbol />} />
      </dl>
      {hasBoat(m) && (
        <List title={PANEL_TITLES.cargo}>
          {m.barrels.map((barrel, i) => (
            <li key={i}>
              <BarrelIcon cargo={cargoIn(barrel)} /> {fullBoxWords(m, barrel)}
            </li>
          ))}
        </List>
      )}
      <List title={PANEL_TITLES.travelers}>
        {m.travelers.map((card) => (
          <li key={card}>{aboardWords(card)}</li>
        ))}
      </List>
      <List title={PANEL_TITLES.tiles}>
        {m.tiles.map((tile) => (
          <li key={tile}>{tileWords(tile)}</li>
        ))}
      </List>
    </div>
  );
}

interface SumProps {
  readonly of: keyof typeof FACTS;
  readonly value: number;
  readonly symbol?: VNode;
}

const Sum = ({ of, value, symbol }: SumProps): VNode => (
  <div>
    <dt>
      {symbol}
      {FACTS[of]}
    </dt>
    <dd>{value}</dd>
  </div>
);

/** Nothing at all where there is nothing to list. */
const List = ({ title, children }: { readonly title: string; readonly children: readonly VNode[] }): VNode | null =>
  children.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
