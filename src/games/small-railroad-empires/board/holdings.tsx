import type { VNode } from 'preact';
import { capital } from '#words/speech.ts';
import type { Why } from '#kit/use-why.ts';
import { ABILITIES, CLASSES, CONTRACTS, MARKET_PRICES, TRAIN_CARDS } from '../components.ts';
import { cardWords, conditionWords, COUNTED_WORDS, dollars, gains, POWERS } from '../words/names.ts';
import { companyOf, hasAbility } from '../state.ts';
import { tally } from '../tally.ts';
import { Askable } from './askable.tsx';
import type { Props } from './props.ts';

interface HoldingProps {
  readonly props: Props;
  readonly why: Why;
}

/** The train cards that can be bought in the office. */
export const Market = ({ props, why }: HoldingProps): VNode => (
  <section class="desk-part market" aria-label="Train market">
    <h2>
      Train market <small>{props.view.deck.length} in the deck</small>
    </h2>
    <ul>
      {props.view.market.map((card, i) => (
        <li key={card}>
          <Askable props={props} why={why} id={`buy ${i + 1}`}>
            <Card card={card} /> <span class="vp">costs {dollars(MARKET_PRICES[i] ?? 0)}</span>
          </Askable>
        </li>
      ))}
    </ul>
  </section>
);

interface OwnProps extends HoldingProps {
  readonly seat: number;
}

/** The tracks that still lie on the company's board, what freeing each costs and what it brings. */
export function LockedSpaces({ props, why, seat }: OwnProps): VNode | null {
  const company = companyOf(props.view, seat);
  const locked = ABILITIES.map((ability, n) => ({ ...ability, n })).filter(({ n }) => !hasAbility(company, n));
  if (locked.length === 0) return null;
  return (
    <section class="desk-part locked" aria-label="Your locked tracks">
      <h2>Your locked tracks</h2>
      <ul>
        {locked.map(({ id, name, price, n }) => (
          <li key={id}>
            <Askable props={props} why={why} id={`unlock ${n}`}>
              <b>{name}</b> <span class="vp">costs {dollars(price)}</span> <small>{capital(POWERS[n] ?? '')}</small>
            </Askable>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A train card: its class, its condition and its reward. */
function Card({ card }: { readonly card: number }): VNode {
  const printed = TRAIN_CARDS[card];
  if (printed === undefined) return <span>{cardWords(card)}</span>;
  const kind = CLASSES[printed.class] ?? '';
  return (
    <span class={`train-card ${kind.toLowerCase()}`}>
      <b>{kind}</b> <small>{capital(conditionWords(printed))}</small> <span class="reward">{gains(printed)}</span>
    </span>
  );
}

interface HandProps extends OwnProps {
  readonly title: string;
}

/** A company's cards and contract, seen by nobody else. */
export function Hand({ props, why, seat, title }: HandProps): VNode {
  const { view } = props;
  const { dealt, bought, contract } = companyOf(view, seat);
  const secret = CONTRACTS[contract];
  const need = secret?.need[view.companies.length as keyof typeof secret.need] ?? 0;
  return (
    <section class="desk-part hand" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {[...dealt, ...bought].map((card) => (
          <li key={card}>
            {seat === props.seat ? (
              <Askable props={props} why={why} id={`card ${card}`}>
                <Card card={card} />
              </Askable>
            ) : (
              <Card card={card} />
            )}
          </li>
        ))}
        {secret !== undefined && (
          <li class="contract">
            <b>{secret.name}</b> <span class="vp">{secret.prestige} VP</span>
            <small>
              contract: {need} {COUNTED_WORDS[secret.of]} · now {tally(view, seat, secret.of)}
            </small>
          </li>
        )}
      </ul>
    </section>
  );
}
