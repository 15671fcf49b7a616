import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { ABILITIES, CLASSES, TRAIN_CARDS } from '../components.ts';
import { companyOf, handSize, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { GoodMark } from './symbols.tsx';
import { count } from './words/speech.ts';

/** Everything public about a company. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const company = companyOf(view, seat);
  const quay = view.extras.freight;
  return (
    <div class={company.left ? 'sre-panel left' : 'sre-panel'}>
      <Fact kind="money" sign={`$${company.money}`} name={`${company.money} dollars`} />
      <Fact kind="prestige" sign={`${company.prestige} VP`} name={`${company.prestige} prestige`} />
      <Fact sign={`▤ ${company.supply}`} name={`${count(company.supply, 'track')} in supply`} />
      <Fact sign={`🚂 ${company.trains}`} name={`${count(company.trains, 'train')} left`} />
      <Fact sign={`🂠 ${handSize(company)}`} name={`${count(handSize(company), 'train card')} in hand`} />
      {company.loans > 0 && <Fact kind="loans" sign={`−${company.loans} loan`} name={count(company.loans, 'loan')} />}
      {quay !== undefined && (
        <Fact sign={`▣ ${quay.containers[seat] ?? 0}`} name={count(quay.containers[seat] ?? 0, 'container')} />
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

const Fact = ({ kind = '', sign, name }: { kind?: string; sign: string; name: string }): VNode => (
  <span class={`fact ${kind}`} role="img" aria-label={name} title={name}>
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
