import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { same } from '#engine/same.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { whyWords } from '#kit/why-not.tsx';
import { capital } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { BUYS, DONE, LEAVE, REPAY, TAKE_LOAN, UNLOCKS } from '../answers.ts';
import { choiceOf, type Offer, type Pair } from '../plans.ts';
import { companyOf, hasAbility } from '../state.ts';
import { cardNote, pairLabel, pairNote } from '../words/deliveries.ts';
import { DESK } from '../words/desk.ts';
import { cardWords, className, powerOf } from '../words/names.ts';
import { confirmWords, deliveryWords, previewWords } from '../words/previews.ts';
import { words } from '../words/words.ts';
import type { Choosing, Props } from './props.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly choosing: Choosing;
  readonly pairs: readonly Pair[];
  /** The delivery that is picked, and the card it is picked with. */
  readonly pair: Pair | undefined;
  readonly offer: Offer | undefined;
}

/** The decision bar of a company, or what an onlooker is told. */
export function TurnBar(bar: TurnBarProps): VNode {
  const { phase } = bar.props.view;
  const action = bar.choosing.picked?.actions[0];
  return (
    <DecisionBar props={bar.props} said={said(bar, action)}>
      {phase === 'deliver' && <Deliveries {...bar} />}
      {phase === 'office' && action === undefined && <OfficeChoices {...bar} />}
      {action === undefined ? <Rest {...bar} /> : <Confirm {...bar} action={action} />}
    </DecisionBar>
  );
}

/** What is picked and what it brings, or what is asked. */
function said({ props, offer }: TurnBarProps, action: Action | undefined): Decision {
  const { view, seat, awaiting } = props;
  const asked = words.decision(view, seat, awaiting);
  if (seat === undefined) return asked;
  if (offer !== undefined) return deliveryWords(view, seat, offer);
  return (action && previewWords(view, seat, action)) ?? asked;
}

/** Possible deliveries; once one is picked, those to the same city and the cards that could be played for it. */
function Deliveries({ props, choosing, pairs, pair, offer }: TurnBarProps): VNode {
  const { view, seat = 0 } = props;
  const shown = pair === undefined ? pairs : pairs.filter(({ city }) => city === pair.city);
  return (
    <>
      {(pair === undefined || shown.length > 1) &&
        shown.map((one) => (
          <Choice
            key={one.key}
            label={pairLabel(one)}
            note={pairNote(view, seat, one)}
            chosen={one === pair}
            press={() => choosing.pick(choiceOf(one.offers[0]))}
          />
        ))}
      {pair !== undefined && (
        <div class="sre-cards" role="group" aria-label={DESK.cards}>
          {pair.offers.map((one) => (
            <Choice
              key={one.action.card}
              label={className(one.action.card)}
              note={cardNote(one)}
              chosen={one === offer}
              press={() => choosing.pick(choiceOf(one))}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Confirm({ props, choosing, action }: TurnBarProps & { readonly action: Action }): VNode {
  return (
    <>
      <Choice label={DESK.cancel} press={choosing.clear} />
      <Choice main label={confirmWords(props.view, props.seat ?? 0, action)} press={choosing.perform} />
    </>
  );
}

/** Every purchase there is; what cannot be bought says why. */
function OfficeChoices({ props }: TurnBarProps): VNode {
  const { view, seat = 0 } = props;
  const company = companyOf(view, seat);
  return (
    <div class="sre-office" role="group" aria-label={DESK.office}>
      {view.market.map((card, i) => (
        <Offered key={card} props={props} action={at(BUYS, i)} note={capital(cardWords(card))} />
      ))}
      {UNLOCKS.map(
        (action, ability) =>
          !hasAbility(company, ability) && (
            <Offered key={ability} props={props} action={action} note={capital(powerOf(ability))} />
          ),
      )}
      {company.loans > 0 && <Offered props={props} action={REPAY} />}
    </div>
  );
}

interface OfferedProps {
  readonly props: Props;
  readonly action: Action;
  readonly note?: string;
}

/** A button that says exactly what it does and costs, and does it at once. */
const Offered = ({ props, action, note }: OfferedProps): VNode => (
  <Choice
    label={words.action(action, props.view)}
    note={note}
    why={whyWords(props, words, action)}
    press={() => props.act([action])}
  />
);

/** Loan, end of the step, leaving: the remaining legal actions. Nothing urges a player to skip a delivery. */
function Rest({ props }: TurnBarProps): VNode {
  const { view, legal } = props;
  const offered = [TAKE_LOAN, LEAVE, DONE].filter((action) => legal.some((allowed) => same(allowed, action)));
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
