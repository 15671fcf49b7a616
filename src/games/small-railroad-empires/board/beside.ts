import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Remark, useWhy, type Why } from '#kit/use-why.ts';
import type { Ruling } from '#engine/ruling.ts';
import { same } from '#engine/same.ts';
import { capital } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { ABILITIES, ACHIEVEMENTS, CLASSES, CONTRACTS, TRAIN_CARDS } from '../components.ts';
import { SHIPS } from '../freight/components.ts';
import { QUAY, shipRules } from '../freight/words/names.ts';
import { companyOf } from '../state.ts';
import { contractWords, goalWords } from '../words/displays.ts';
import { cardWords, powerOf } from '../words/names.ts';
import { CONTRACT, SHIP, cardId, goalId, lockedId, placeId, replyBeside } from './asking.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';

/** What everything beside and below the map needs: what is asked, what is picked, and why something is closed. */
export interface Beside {
  readonly props: Props;
  readonly planning: Planning;
  readonly why: Why;
}

export function useBeside(props: Props, planning: Planning): Beside {
  return { props, planning, why: useWhy(props.view, (id) => replyTo(props, id)) };
}

/** Why it cannot be done now, or what is printed on it. */
const replyTo = (props: Props, id: string): Ruling | Remark | undefined =>
  replyBeside(props, id) ?? described(props, id);

function described(props: Props, id: string): Remark | undefined {
  const { view, seats } = props;
  const nameOf = (seat: number): string => (seat === props.seat ? 'you' : (seats[seat]?.name ?? ''));
  const place = view.goals.findIndex((_, one) => goalId(one) === id);
  if (place >= 0) {
    return { title: at(ACHIEVEMENTS, at(view.goals, place)).name, facts: [goalWords(view, place, nameOf)] };
  }
  const ability = ABILITIES.findIndex((_, one) => lockedId(one) === id);
  if (ability >= 0) return { title: at(ABILITIES, ability).name, facts: [`${capital(powerOf(ability))}.`] };
  if (id === SHIP) return shipRemark(props);
  return id === CONTRACT ? contractRemark(props) : cardRemark(props, id);
}

function shipRemark({ view: { extras } }: Props): Remark | undefined {
  const quay = extras.freight;
  const ship = quay && SHIPS[quay.ship];
  return quay && ship && { title: QUAY.title, facts: [shipRules(ship, quay)] };
}

function contractRemark({ view, own }: Props): Remark | undefined {
  const contract = own === undefined ? undefined : CONTRACTS[companyOf(view, own).contract];
  if (own === undefined || contract === undefined) return undefined;
  return { title: contract.name, facts: [contractWords(view, own)] };
}

function cardRemark({ view }: Props, id: string): Remark | undefined {
  const sold = view.market.find((_, i) => placeId(i + 1) === id);
  const card = sold ?? TRAIN_CARDS.findIndex((_, one) => cardId(one) === id);
  const printed = TRAIN_CARDS[card];
  return printed && { title: at(CLASSES, printed.class).name, facts: [`${capital(cardWords(card))}.`] };
}

/** Whether this screen may play the action now. */
export const mayPlay = ({ props }: Beside, action: Action): boolean =>
  askedSeat(props) !== undefined && props.legal.some((allowed) => same(allowed, action));
