import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { count } from '#words/speech.ts';
import { ABILITIES, CLASSES, TRAIN_CARDS } from '../components.ts';
import { companyOf, handSize, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { GoodMark } from './symbols.tsx';

/** Everything public about a company. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const company = companyOf(view, seat);
  const quay = view.extras.freight;
  return (
    <div class={company.left ? 'sre-panel left' : 'sre-panel'}>
      <Fact kind="money" sign={`$${company.money}`} name={`${company.money} dollars`} />
      <Fact kind="prestige" sign={`${company.prestige} VP`} name={`${company.prestige} prestige`} />
      <Fact mark="track" sign={String(company.supply)} name={`${count(company.supply, 'track')} in supply`} />
      <Fact mark="train" sign={String(company.trains)} name={`${count(company.trains, 'train')} left`} />
      <Fact mark="card" sign={String(handSize(company))} name={`${count(handSize(company), 'train card')} in hand`} />
      {company.loans > 0 && (
        <Fact kind="loans" sign={count(company.loans, 'loan')} name={count(company.loans, 'loan')} />
      )}
      {quay !== undefined && (
        <Fact
          mark="container"
          sign={String(quay.containers[seat] ?? 0)}
          name={count(quay.containers[seat] ?? 0, 'container')}
        />
      )}
      <span class="delivered">
        {company.goods.flatMap((n, good) =>
          Array.from({ length: n }, (_, i) => <GoodMark key={`${good} ${i}`} good={good} />),
        )}
      </span>
      {ABILITIES.map(
        ({ id, name }, n) =>
          hasAbility(company, n) && <Fact key={id} kind="ability" sign={name} name={`${name} unlocked`} />,
      )}
      <Collection cards={company.collection} />
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

interface FactProps {
  readonly kind?: string;
  readonly mark?: keyof typeof PIECES;
  readonly sign: string;
  readonly name: string;
}

const Fact = ({ kind = '', mark, sign, name }: FactProps): VNode => (
  <span class={`fact ${kind}`} role="img" aria-label={name} title={name}>
    {mark !== undefined && (
      <svg class="piece-mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d={PIECES[mark]} fill-rule="evenodd" />
      </svg>
    )}
    {sign}
  </span>
);

/** Trains played, by class. */
function Collection({ cards }: { readonly cards: readonly number[] }): VNode | null {
  if (cards.length === 0) return null;
  const counts = CLASSES.map((_, n) => cards.filter((card) => TRAIN_CARDS[card]?.class === n).length);
  const words = CLASSES.flatMap((name, n) => (counts[n] === 0 ? [] : [`${counts[n]} ${name}`])).join(', ');
  return <small class="collection">{words}</small>;
}
