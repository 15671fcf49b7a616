import { writeAction } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Pressable } from '#kit/use-press.ts';
import type { Remark } from '#kit/use-why.ts';
import { type Action, actions as forms, tradedFor } from '../actions.ts';
import {
  ADVANCES,
  BANKS,
  BIDS,
  BUILDS,
  CITY,
  DONE,
  EMPLOYS,
  RECRUIT,
  TAKES,
  TRADE_ACTIONS,
  WORKS,
} from '../answers.ts';
import { COLOURS, type Good, WHEEL } from '../components.ts';
import { type Crew, crewNamed, workersIn } from '../crews.ts';
import { game } from '../game.ts';
import { type Hex, HEX_NAMES, missingGoods, NOWHERE } from '../prairie.ts';
import { FREE, playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { isSmall, largeSpace, smallBeside, type Space } from '../worker-board.ts';
import { LABELS } from '../words/labels.ts';
import { crewsAfter } from './crew-choice.ts';
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
  /** The groups of workers that could be sent there; `actions` sends the first. */
  readonly crews?: readonly Crew[];
}

/** What was pressed: a place, or something of the player's own. */
export interface Choice extends Pressable<Action> {
  /** What was chosen one by one: workers or goods. Without `actions` it is not enough yet. */
  readonly chosen?: readonly number[];
}

export const isOpen = (offer: Offer | undefined): offer is Offer & Pressable<Action> => offer?.actions !== undefined;

export const spaceId = (space: Space): string => `space-${space}`;
const bidId = (row: number, price: number): string => `bid-${row}-${price}`;
const WHEEL_ID = 'wheel';
export const CITY_ID = 'city';

/** The number in the id of a place: of a space, of a sector of the wheel, of a colour in the supply. */
const numberIn = (id: string, kind: string): number | undefined =>
  id.startsWith(`${kind}-`) ? Number(id.slice(kind.length + 1)) : undefined;
export const spaceOf = (id: string): Space | undefined => numberIn(id, 'space');
export const sectorOf = (id: string): number | undefined => numberIn(id, 'sector');
export const supplyOf = (id: string): number | undefined => numberIn(id, 'supply');

/** Every place of the table, open or closed; those that can be pressed first. */
export function offersOf(props: Props): readonly Offer[] {
  const { view } = props;
  const legal = new Set(askedSeat(props) === undefined ? [] : props.legal.map(keyOf));
  const plainly = (id: string, action: Action): Offer =>
    legal.has(keyOf(action)) ? { id, action, actions: [action] } : { id, action };
  const bids = BIDS.map((bid) => plainly(bidId(bid.row, bid.price), bid));
  const offers = [
    ...fieldOffers(props, legal),
    ...WORKS.map((action, large) => cellOffer(view, largeSpace(large), action, legal)),
    ...BANKS.map((action, space) => spaceOffer(view, space, action, legal)),
    ...wheelOffers(view, plainly),
    ...(view.phase === 'auction' || view.phase === 'reward' ? bids : [plainly(CITY_ID, CITY)]),
  ];
  const rank = (offer: Offer): number => (isOpen(offer) ? (offer.byCow ? 1 : 0) : 2);
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** The wheel as a whole; its sectors while grain can move the arrow; the supply while any workers can be taken. */
function wheelOffers(view: View, plainly: (id: string, action: Action) => Offer): readonly Offer[] {
  if (view.phase === 'white') return COLOURS.map((_, colour) => supplyOffer(colour, plainly));
  if (view.phase !== 'advance') return [plainly(WHEEL_ID, RECRUIT)];
  return WHEEL.map((_, spaces) =>
    plainly(`sector-${(view.arrow + spaces) % WHEEL.length}`, spaces === 0 ? DONE : at(ADVANCES, spaces - 1)),
  );
}

/** Two of a colour stand for it; where the supply has only one, one of it and another. */
function supplyOffer(colour: number, plainly: (id: string, action: Action) => Offer): Offer {
  const id = `supply-${colour}`;
  const both = crewNamed(at(COLOUR_LETTERS, colour).repeat(2));
  const pair = TAKES.find(
    ({ workers }) => workersIn(workers).includes(colour) && isOpen(plainly(id, at(TAKES, workers))),
  );
  return plainly(id, pair ?? at(TAKES, both));
}

const COLOUR_LETTERS = COLOURS.map((colour) => colour.charAt(0));

/** A cell of the worker board: its large space, or, right after that is taken, the small one in it. */
function cellOffer(view: View, large: Space, action: Action, legal: ReadonlySet<string>): Offer {
  const small = smallBeside(large);
  return view.phase === 'small' && view.space === small
    ? spaceOffer(view, small, at(EMPLOYS, 0), legal)
    : spaceOffer(view, large, action, legal);
}

/** A space with the workers that would go there. */
function spaceOffer(view: View, space: Space, action: Action, legal: ReadonlySet<string>): Offer {
  const id = spaceId(space);
  const isAsked = isChoosingFor(view, space) && legal.size > 0;
  if (!isAsked && !legal.has(keyOf(action))) return { id, action };
  const leading = isAsked ? [] : [action];
  const crews = crewsAfter(view, leading);
  const [first] = crews;
  return first === undefined ? { id, action } : { id, action, crews, actions: [...leading, at(EMPLOYS, first)] };
}

/** Whether workers are being chosen for this space. */
export const isChoosingFor = ({ phase, space: asked }: View, space: Space): boolean =>
  (phase === 'employ' || phase === 'small') && asked === space;

/** Why a place is closed now. */
export function replyTo(props: Props, { id, action }: Offer): Ruling | Remark | undefined {
  const space = spaceOf(id);
  return space !== undefined && isSmall(space) ? { facts: [LABELS.noWorkers] } : props.why(action);
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
