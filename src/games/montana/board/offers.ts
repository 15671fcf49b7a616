import { writeAction } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Pressable } from '#kit/use-press.ts';
import type { Remark } from '#kit/use-why.ts';
import { say } from '#words/sentence.ts';
import { type Action, actions as forms, tradedFor } from '../actions.ts';
import { BANKS, BIDS, BUILDS, CITY, EMPLOYS, RECRUIT, TRADE_ACTIONS, WORKS } from '../answers.ts';
import type { Good } from '../components.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type Hex, HEX_NAMES, missingGoods, NOWHERE } from '../prairie.ts';
import { rulingOn } from '../rulings.ts';
import { FREE, playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { isSmall, largeSpace, smallBeside, type Space } from '../worker-board.ts';
import type { Props } from './props.ts';

/** A place on the table and what pressing it would play. */
export interface Offer {
  readonly id: string;
  /** What the place is for; asked when it is closed. */
  readonly action: Action;
  /** What it plays, in order; undefined while it is not allowed. */
  readonly actions?: readonly Action[];
  /** Only with a cow traded first. */
  readonly byCow?: true;
}

/** An offer that can be pressed, or an answer of the bar that is shown before it is played. */
export type OpenOffer = Pressable<Action>;

export const isOpen = (offer: Offer | undefined): offer is Offer & OpenOffer => offer?.actions !== undefined;

const spaceId = (space: Space): string => `space-${space}`;
const bidId = (row: number, price: number): string => `bid-${row}-${price}`;
export const WHEEL_ID = 'wheel';
export const CITY_ID = 'city';

/** Every place of the table, open or closed. */
export function offersOf(props: Props): readonly Offer[] {
  const { view } = props;
  const legal = new Set(askedSeat(props) === undefined ? [] : props.legal.map(keyOf));
  const plainly = (id: string, action: Action): Offer =>
    legal.has(keyOf(action)) ? { id, action, actions: [action] } : { id, action };
  const bids = BIDS.map((bid) => plainly(bidId(bid.row, bid.price), bid));
  return [
    ...fieldOffers(props, legal),
    plainly(WHEEL_ID, RECRUIT),
    ...WORKS.map((action, large) => withCrew(view, plainly(spaceId(largeSpace(large)), action))),
    ...WORKS.map((_, large) => smallOffer(props, smallBeside(largeSpace(large)), legal)),
    ...BANKS.map((action, space) => withCrew(view, plainly(spaceId(space), action))),
    ...(view.phase === 'auction' || view.phase === 'reward' ? bids : [plainly(CITY_ID, CITY)]),
  ];
}

/** A small space: open right after its large one, if it is clear which workers to send. */
function smallOffer({ view }: Props, space: Space, legal: ReadonlySet<string>): Offer {
  const ways = isNext(view, space) ? EMPLOYS.filter((action) => legal.has(keyOf(action))) : [];
  const [action = at(EMPLOYS, 0)] = ways;
  const id = spaceId(space);
  return ways.length === 1 ? { id, action, actions: [action] } : { id, action };
}

/** Whether a small space is the one the question is about. */
const isNext = (view: View, space: Space): boolean => view.phase === 'small' && view.space === space;

/** Why a place is closed now. */
export function replyTo(props: Props, { id, action }: Offer): Ruling | Remark | undefined {
  const space = spaceOf(id);
  if (space === undefined || !isSmall(space)) return props.why(action);
  if (!isNext(props.view, space)) return rulingOn('work.small');
  return props.legal.some(({ type }) => type === 'employ')
    ? { facts: say`Choose below whom you send.` }
    : { facts: say`You have no workers for it, unless you trade a cow for one.` };
}

/** Actions are told apart by their line in a record, since those that come over the wire are copies. */
export const keyOf = (action: Action): string => writeAction(forms, action);

function fieldOffers(props: Props, legal: ReadonlySet<string>): readonly Offer[] {
  const { view } = props;
  return view.land.flatMap((print, hex): readonly Offer[] => {
    if (print === NOWHERE) return [];
    const action = at(BUILDS, hex);
    const id = at(HEX_NAMES, hex);
    if (legal.has(keyOf(action))) return [{ id, action, actions: [action] }];
    const trade = tradeFor(props, hex, legal);
    return [trade === undefined ? { id, action } : { id, action, actions: [trade, action], byCow: true }];
  });
}

/** The cattle trade after which a field could be built on, where one is enough. */
function tradeFor(props: Props, hex: Hex, legal: ReadonlySet<string>): Action | undefined {
  const { view, seat } = props;
  if (seat === undefined || view.owners[hex] !== FREE || (view.phase !== 'turn' && view.phase !== 'building'))
    return undefined;
  const [good, another] = missingGoods(playerOf(view, seat).goods, at(view.land, hex));
  if (good === undefined || another !== undefined) return undefined;
  const trade = TRADE_ACTIONS.find((action) => isTradeFor(action, good));
  if (trade === undefined || !legal.has(keyOf(trade))) return undefined;
  const after = game.clone(view);
  game.apply(after, seat, trade, silent);
  return game.refuse(after, seat, at(BUILDS, hex)) === undefined ? trade : undefined;
}

function isTradeFor(action: Action, good: Good): boolean {
  const traded = action.type === 'trade' ? tradedFor(action.what) : 'silver';
  return traded !== 'silver' && 'good' in traded && traded.good === good;
}

/** If only one group of workers can be sent, they go at once. */
function withCrew(view: View, offer: Offer): Offer {
  if (!isOpen(offer)) return offer;
  const crews = crewsAfter(view, offer.action);
  const [only] = crews;
  return only !== undefined && crews.length === 1 ? { ...offer, actions: [offer.action, only] } : offer;
}

function crewsAfter(view: View, action: Action): readonly Action[] {
  const after = game.clone(view);
  game.apply(after, view.turn, action, silent);
  return game.legal(after, view.turn).filter(({ type }) => type === 'employ');
}

/** What would happen: the events of playing the actions, with any workers if they are still to be chosen. */
export function preview(view: View, seat: number, actions: readonly Action[]): readonly Event[] {
  const after = game.clone(view);
  const events: Event[] = [];
  for (const action of actions) game.apply(after, seat, action, (event) => events.push(event));
  if (after.phase !== 'employ') return events;
  const crew = game.legal(after, seat).find(({ type }) => type === 'employ') ?? at(EMPLOYS, 0);
  game.apply(after, seat, crew, (event) => events.push(event));
  return events.filter(({ type }) => type !== 'workersPlaced');
}

/** The number of a space of the worker board, from the id of its place. */
export const spaceOf = (id: string): Space | undefined => (id.startsWith('space-') ? Number(id.slice(6)) : undefined);
