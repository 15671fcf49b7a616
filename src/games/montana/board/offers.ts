import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { say } from '#words/sentence.ts';
import type { Remark } from '#kit/use-why.ts';
import { writeAction } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { type Action, forms } from '../actions.ts';
import { BANKS, BIDS, BUILDS, CITY, EMPLOYS, RECRUIT, TRADE_ACTIONS, WORKS } from '../answers.ts';
import { COLOURS, STORE, STORE_COLUMNS } from '../components.ts';
import { NO_CREW } from '../crews.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { COSTS, type Hex, HEX_NAMES, NOWHERE } from '../prairie.ts';
import { goodsMask } from '../rules/building.ts';
import { ruleId } from '../rule-id.ts';
import { FREE, isSmall, largeSpace, playerOf, smallBeside } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';

/** A place on the table and what pressing it would play. */
export interface Offer {
  readonly id: string;
  /** What the place is for; asked when it is closed. */
  readonly action: Action;
  /** Steps to play; undefined while it is not allowed. */
  readonly steps?: readonly Action[];
  /** Only with a cow traded first. */
  readonly byCow?: true;
}

const hexId = (hex: Hex): string => HEX_NAMES[hex] ?? '';
const spaceId = (space: number): string => `space-${space}`;
const bidId = (row: number, price: number): string => `bid-${row}-${price}`;
export const WHEEL_ID = 'wheel';
export const CITY_ID = 'city';

/** Every place of the table, open or closed. */
export function offersOf(props: Props): readonly Offer[] {
  const { view } = props;
  const legal = new Set(askedSeat(props) === undefined ? [] : props.legal.map(keyOf));
  const plainly = (id: string, action: Action): Offer =>
    legal.has(keyOf(action)) ? { id, action, steps: [action] } : { id, action };
  const bids = STORE.flatMap(({ firstColumn }, row) =>
    STORE_COLUMNS.filter((price) => price >= firstColumn).map((price) =>
      plainly(bidId(row + 1, price), BIDS[row]?.[price - STORE_COLUMNS[0]] as Action),
    ),
  );
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
function smallOffer({ view }: Props, space: number, legal: ReadonlySet<string>): Offer {
  const ways = isNext(view, space) ? EMPLOYS.filter((action) => legal.has(keyOf(action))) : [];
  const [action = EMPLOYS[0] as Action] = ways;
  const id = spaceId(space);
  return ways.length === 1 ? { id, action, steps: [action] } : { id, action };
}

/** Whether a small space is the one the question is about. */
const isNext = (view: View, space: number): boolean => view.phase === 'small' && view.space === space;

/** Why a place is closed now. */
export function replyTo(props: Props, { id, action }: Offer): Ruling | Remark | undefined {
  const space = spaceOf(id);
  if (space === undefined || !isSmall(space)) return props.why(action);
  if (!isNext(props.view, space)) return { rule: ruleId('work.small'), facts: {} };
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
    const action = BUILDS[hex] as Action;
    const id = hexId(hex);
    if (legal.has(keyOf(action))) return [{ id, action, steps: [action] }];
    const trade = tradeFor(props, hex, legal);
    return [trade === undefined ? { id, action } : { id, action, steps: [trade, action], byCow: true }];
  });
}

/** The cattle trade after which a field could be built on, where one is enough. */
function tradeFor(props: Props, hex: Hex, legal: ReadonlySet<string>): Action | undefined {
  const { view, seat } = props;
  if (seat === undefined || view.owners[hex] !== FREE || (view.phase !== 'turn' && view.phase !== 'building'))
    return undefined;
  const missing = (COSTS[view.land[hex] ?? 0] ?? 0) & ~goodsMask(playerOf(view, seat));
  const good = COLOURS.findIndex((_, colour) => missing === 1 << colour);
  const trade = TRADE_ACTIONS[good];
  if (trade === undefined || !legal.has(keyOf(trade))) return undefined;
  const after = game.clone(view);
  game.apply(after, seat, trade, silent);
  return game.refuse(after, seat, BUILDS[hex] as Action) === undefined ? trade : undefined;
}

/** If only one group of workers can be sent, they go at once. */
function withCrew(view: View, offer: Offer): Offer {
  if (offer.steps === undefined) return offer;
  const crews = crewsAfter(view, offer.action);
  const [only] = crews;
  return only !== undefined && crews.length === 1 ? { ...offer, steps: [offer.action, only] } : offer;
}

function crewsAfter(view: View, action: Action): readonly Action[] {
  const after = game.clone(view);
  game.apply(after, view.turn, action, silent);
  return game.legal(after, view.turn).filter(({ type }) => type === 'employ');
}

/** What would happen: the events of playing the steps, with any workers if they are still to be chosen. */
export function preview(view: View, seat: number, steps: readonly Action[]): readonly Event[] {
  const after = game.clone(view);
  const events: Event[] = [];
  for (const step of steps) game.apply(after, seat, step, (event) => events.push(event));
  if (after.phase !== 'employ') return events;
  const crew = game.legal(after, seat).find(({ type }) => type === 'employ') ?? EMPLOYS[0];
  if (crew !== undefined) game.apply(after, seat, crew, (event) => events.push(event));
  return events.filter(({ type }) => type !== 'workersPlaced');
}

/** The number of a space of the worker board, from the id of its place. */
export const spaceOf = (id: string): number | undefined => (id.startsWith('space-') ? Number(id.slice(6)) : undefined);

export const isTaken = (view: View, space: number): boolean => view.spaces[space] !== NO_CREW;
