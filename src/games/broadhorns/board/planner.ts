import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import type { Rng } from '#engine/rng.ts';
import { same } from '#engine/same.ts';
import type { Action, ActionOf } from '../actions.ts';
import { CLAIMS, DONE, ICE_FOR_GOLD, MOVES, PORT, SURPLUSES } from '../answers.ts';
import { CARGO, MOVES_FOR_BONUS } from '../components.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { reachOf, speedOf } from '../rules/moving.ts';
import { type ByCargo, type Cargo, sheetAt } from '../sheets.ts';
import { hasBoat, mover, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { SaleSums } from '../words/sale.ts';

/** For plans in which nothing is drawn before they end. */
const ANY: Rng = { below: () => 0 };

/** The table after these actions; what chance draws then is still to come. */
export function played(view: View, seat: number, actions: readonly Action[]): State {
  const s = game.imagine(view, ANY);
  for (const action of actions) game.apply(s, seat, action, silent);
  return s;
}

/** What a player picks to sell: barrels by their type, at most one delivery, and ice cards. */
export interface SaleSet {
  readonly barrels: ByCargo<number>;
  readonly delivery: Cargo | undefined;
  readonly ice: number;
}

export const NO_SALE: SaleSet = { barrels: CARGO.map(() => 0), delivery: undefined, ice: 0 };

/** What a sale would bring, line by line, and the actions that make it. */
export interface Sale extends SaleSums {
  readonly actions: readonly Action[];
  readonly set: SaleSet;
}

/** Plays on a copy of the table, and keeps what was played and told. */
function rehearsal(view: View, seat: number) {
  const s = game.imagine(view, ANY);
  const actions: Action[] = [];
  const events: Event[] = [];
  const play = (action: Action): void => {
    actions.push(action);
    game.apply(s, seat, action, (event) => events.push(event));
  };
  const canPlay = (action: Action): boolean => game.legal(s, seat).some((one) => same(one, action));
  return { s, actions, events, play, canPlay };
}

/** The best sale into empty spaces at this landing, tried out with the rules themselves; undefined: nothing to sell. */
export function planSale(view: View, seat: number): Sale | undefined {
  if (view.turn !== seat || (view.phase !== 'sell' && !canPutIn(view, seat))) return undefined;
  const { s, actions, events, play } = rehearsal(view, seat);
  if (s.phase === 'actions') play(PORT);
  while (s.phase === 'sell') play(bestSale(s, seat));
  return events.some(({ type }) => type === 'sold') ? receipt(actions, events, s) : undefined;
}

/**
 * The sale of what is picked, and then no more; undefined if nothing is. Barrels go into the best empty spaces, what
 * finds none is sold for 1.
 */
export function saleOfSet(view: View, seat: number, set: SaleSet): Sale | undefined {
  const { s, actions, events, play, canPlay } = rehearsal(view, seat);
  const tryOut = (action: Action): unknown => s.phase === 'sell' && canPlay(action) && play(action);
  for (const [cargo, barrels] of set.barrels.entries()) {
    for (let sold = 0; sold < barrels; sold++) tryOut(dearestSale(s, seat, cargo) ?? at(SURPLUSES, cargo));
  }
  if (set.delivery !== undefined) tryOut(at(CLAIMS, set.delivery));
  for (let used = 0; used < set.ice; used++) tryOut(ICE_FOR_GOLD);
  if (actions.length === 0) return undefined;
  tryOut(DONE);
  return receipt(actions, events, s);
}

const canPutIn = (view: View, seat: number): boolean =>
  view.phase === 'actions' && hasBoat(mover(view)) && game.legal(view, seat).some(({ type }) => type === 'port');

const isSale = (action: Action): action is ActionOf<'sell'> => action.type === 'sell';

function dearestSale(s: State, seat: number, cargo?: Cargo): Action | undefined {
  const sales = game.legal(s, seat).filter(isSale);
  const fitting = sales.filter((sale) => cargo === undefined || sale.cargo === cargo);
  return fitting.toSorted((a, b) => b.value - a.value)[0];
}

/** The most valuable space first, then a delivery card, then no more. */
const bestSale = (s: State, seat: number): Action =>
  dearestSale(s, seat) ?? game.legal(s, seat).find(({ type }) => type === 'claim') ?? DONE;

function receipt(actions: readonly Action[], events: readonly Event[], s: State): Sale {
  const sum = (...types: readonly string[]): number =>
    events.reduce((gold, event) => gold + (types.includes(event.type) && 'gold' in event ? event.gold : 0), 0);
  const filled = events.some(({ type }) => type === 'townFilled') || s.phase === 'season';
  return {
    actions,
    set: setOf(actions),
    barrels: sum('sold'),
    delivery: sum('deliveryClaimed'),
    ice: sum('iceSold'),
    bonus: sum('townBonus'),
    wreaths: filled ? sheetAt(s.sheet).wreaths : undefined,
    total: sum('sold', 'deliveryClaimed', 'iceSold', 'townBonus'),
  };
}

/** What a person would have picked for these actions. */
function setOf(actions: readonly Action[]): SaleSet {
  const barrels = CARGO.map(
    (_, cargo) => actions.filter((one) => (isSale(one) || one.type === 'sellSurplus') && one.cargo === cargo).length,
  );
  const claim = actions.find((one): one is ActionOf<'claim'> => one.type === 'claim');
  return { barrels, delivery: claim?.cargo, ice: actions.filter(({ type }) => type === 'iceBonus').length };
}

/** The moves that bring the boat to a space this turn; undefined if it cannot get there. */
export function movesTo(view: View, space: number): readonly Action[] | undefined {
  const m = mover(view);
  if (!hasBoat(m) || space <= m.at) return undefined;
  const speed = speedOf(view, m);
  const most = movesLeft(view);
  const moves: Action[] = [];
  let left = space - m.at;
  while (left > 0 && moves.length < most) {
    const spaces = Math.min(left, speed);
    moves.push(at(MOVES, spaces));
    left -= spaces;
  }
  return left > 0 || reachOf(view) === 0 ? undefined : moves;
}

/** Moves still to come this turn: two, with the bonus three. */
function movesLeft(view: View): number {
  if (view.actions === 0) return view.bonusMove ? 1 : 0;
  return view.actions + (view.moves + view.actions === MOVES_FOR_BONUS ? 1 : 0);
}
