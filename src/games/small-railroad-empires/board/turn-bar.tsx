import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import type { Decision } from '#words/words.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { capital } from '#words/speech.ts';
import { type Action, BUYS, DONE, LEAVE, LOAN_ACTION, REPAY, UNLOCKS } from '../actions.ts';
import { ABILITIES, CLASSES, MARKET_PRICES, TRAIN_CARDS } from '../components.ts';
import { companyOf, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { loadingOf, type Offer, type Pair, type Wish } from '../plans.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';
import { beginWords, deliveryWords, trackWords } from '../words/decisions.ts';
import { cardWords, dollars, gains, goodOf, POWERS } from '../words/names.ts';
import { cityName } from './works.tsx';

export interface TurnBarProps {
  readonly props: Props;
  readonly pairs: readonly Pair[];
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  readonly chosen: Action | undefined;
  readonly offer: Offer | undefined;
}

/** The decision bar of a company, or what an onlooker is told. */
export function TurnBar(bar: TurnBarProps): VNode {
  const { phase } = bar.props.view;
  return (
    <DecisionBar props={bar.props} said={said(bar)}>
      {phase === 'deliver' && <Deliveries {...bar} />}
      {phase === 'office' && <OfficeChoices {...bar} />}
      {bar.chosen === undefined ? <Rest {...bar} /> : <Confirm {...bar} chosen={bar.chosen} />}
    </DecisionBar>
  );
}

function said({ props, chosen, offer }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  if (seat !== undefined && chosen?.type === 'build') return trackWords(view, seat, chosen.hex);
  if (chosen?.type === 'begin') return beginWords(view, chosen.factory);
  if (seat !== undefined && offer !== undefined) return deliveryWords(view, seat, offer);
  return words.decision(view, seat, awaiting);
}

/** Possible deliveries; once one is chosen, the cards that could be played for it. */
function Deliveries({ props, pairs, wish, setWish, offer }: TurnBarProps): VNode {
  const { view, seat = 0 } = props;
  const pair = pairs.find(({ key }) => key === wish.pair);
  if (pair === undefined || offer === undefined) {
    return (
      <>
        {pairs.map((one) => (
          <Choice
            key={one.key}
            label={`${capital(goodOf(one.factory))} → ${cityName(one.city)}`}
            note={pairNote(view, seat, one)}
            press={() => setWish({ pair: one.key })}
          />
        ))}
      </>
    );
  }
  return (
    <div class="sre-cards" role="group" aria-label="Train card">
      {pair.offers.map(({ action, reckoning }) => (
        <Choice
          key={action.card}
          label={CLASSES[TRAIN_CARDS[action.card]?.class ?? 0] ?? ''}
          note={reckoning.met ? gains({ money: reckoning.cardMoney, prestige: reckoning.cardPrestige }) : 'no reward'}
          chosen={same(action, offer.action)}
          press={() => setWish({ pair: pair.key, card: action.card })}
        />
      ))}
    </div>
  );
}

function pairNote(view: View, seat: number, { factory, offers }: Pair): string {
  const reckoning = offers[0]?.reckoning;
  if (reckoning === undefined) return '';
  const loading = loadingOf(view, seat, factory);
  const bonus = loading === undefined || loading.money + loading.prestige === 0 ? '' : ` · ship ${gains(loading)}`;
  return `length ${reckoning.path.length}: ${gains(reckoning)}${bonus}`;
}

const CONFIRMATIONS: Partial<Record<Action['type'], string>> = {
  begin: 'Begin here',
  build: 'Lay the track',
  deliver: 'Deliver',
};

function Confirm({ props, chosen, setWish }: TurnBarProps & { readonly chosen: Action }): VNode {
  return (
    <>
      <Choice label="Cancel" press={() => setWish({})} />
      <Choice main label={CONFIRMATIONS[chosen.type] ?? 'Yes'} press={() => props.act([chosen])} />
    </>
  );
}

/** Every purchase there is; what cannot be bought says why. */
function OfficeChoices({ props }: TurnBarProps): VNode {
  const { view, seat = 0 } = props;
  const company = companyOf(view, seat);
  const locked = UNLOCKS.filter((_, ability) => !hasAbility(company, ability));
  return (
    <div class="sre-office" role="group" aria-label="The office">
      {view.market.map((card, i) => (
        <Offered
          key={card}
          props={props}
          action={BUYS[i] as Action}
          label={`Buy ${CLASSES[TRAIN_CARDS[card]?.class ?? 0] ?? ''} · ${dollars(MARKET_PRICES[i] ?? 0)}`}
          note={capital(cardWords(card))}
        />
      ))}
      {locked.map((action) => (
        <Offered
          key={words.action(action, view)}
          props={props}
          action={action}
          label={words.action(action, view)}
          note={priceOf(action)}
        />
      ))}
      {company.loans > 0 && <Offered props={props} action={REPAY} label={words.action(REPAY, view)} />}
    </div>
  );
}

const priceOf = (action: Action): string =>
  action.type === 'unlock' ? `${dollars(ABILITIES[action.ability]?.price ?? 0)} · ${POWERS[action.ability] ?? ''}` : '';

interface OfferedProps {
  readonly props: Props;
  readonly action: Action;
  readonly label: string;
  readonly note?: string;
}

function Offered({ props, action, label, note }: OfferedProps): VNode {
  return <Choice label={label} note={note} why={whyWords(props, words, action)} press={() => props.act([action])} />;
}

/** Loan, end of the step, leaving: the remaining legal actions. Nothing urges a player to skip a delivery. */
function Rest({ props }: TurnBarProps): VNode {
  const { view, legal } = props;
  const offered = [LOAN_ACTION, LEAVE, DONE].filter((action) => legal.some((allowed) => same(allowed, action)));
  return (
    <>
      {offered.map((action) => (
        <Choice
          key={action.type}
          main={action.type === 'done' && view.phase !== 'deliver'}
          label={words.action(action, view)}
          press={() => props.act([action])}
        />
      ))}
    </>
  );
}
