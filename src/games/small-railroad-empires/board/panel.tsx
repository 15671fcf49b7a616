import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { ABILITIES } from '../components.ts';
import { companyOf, handSize, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { dollars, points } from '../words/names.ts';
import { collectionWords, PANEL } from '../words/panel.ts';
import { GoodMark } from './symbols.tsx';

/** Everything public about a company. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const company = companyOf(view, seat);
  const { money, prestige, supply, trains, loans, goods, collection } = company;
  const containers = view.extras.freight?.containers[seat];
  const collected = collectionWords(collection);
  return (
    <div class={company.left ? 'sre-panel left' : 'sre-panel'}>
      <Fact class="fact money" name={PANEL.money(money)}>
        {dollars(money)}
      </Fact>
      <Fact class="fact prestige" name={PANEL.prestige(prestige)}>
        {points(prestige)}
      </Fact>
      <Pieces piece="track" n={supply} name={PANEL.tracks(supply)} />
      <Pieces piece="train" n={trains} name={PANEL.trains(trains)} />
      <Pieces piece="card" n={handSize(company)} name={PANEL.cards(handSize(company))} />
      {loans > 0 && (
        <Fact class="fact loans" name={PANEL.loans(loans)}>
          {PANEL.loans(loans)}
        </Fact>
      )}
      {containers !== undefined && <Pieces piece="container" n={containers} name={PANEL.containers(containers)} />}
      <span class="delivered">
        {goods.flatMap((n, good) => Array.from({ length: n }, (_, i) => <GoodMark key={`${good} ${i}`} good={good} />))}
      </span>
      {ABILITIES.filter((_, n) => hasAbility(company, n)).map(({ id, name }) => (
        <Fact key={id} class="fact ability" name={PANEL.unlocked(name)}>
          {name}
        </Fact>
      ))}
      {collected !== '' && <small class="collection">{collected}</small>}
    </div>
  );
}

/** Pieces as silhouettes, in a square of 20. */
const PIECES = {
  track: 'M5 1H7V19H5ZM13 1H15V19H13ZM2 3H18V5H2ZM2 9H18V11H2ZM2 15H18V17H2Z',
  train: 'M1 13V4H7V8H13V4H12L11 1H17L16 4V8C18 8 19 10 19 13ZM5 13A3 3 0 1 0 5.010 13ZM14 13A3 3 0 1 0 14.010 13Z',
  card: 'M4 1H16V19H4ZM6.500 4V9H13.500V4Z',
  container: 'M1 4H19V16H1ZM4 6V14H5.500V6ZM8 6V14H9.500V6ZM12 6V14H13.500V6Z',
} as const;

interface PiecesProps {
  readonly piece: keyof typeof PIECES;
  readonly n: number;
  readonly name: string;
}

/** How many pieces of a kind a company has. */
const Pieces = ({ piece, n, name }: PiecesProps): VNode => (
  <Fact class="fact" name={name}>
    <svg class="piece-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PIECES[piece]} fill-rule="evenodd" />
    </svg>
    {n}
  </Fact>
);
