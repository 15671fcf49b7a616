import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import type { Rng } from '#engine/rng.ts';
import type { Action, ActionOf } from '../actions.ts';
import { DONE, MOVES, PORT } from '../answers.ts';
import { MOVES_FOR_BONUS } from '../components.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { reachOf, speedOf } from '../rules/moving.ts';
import { sheetAt } from '../sheets.ts';
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

/** What a sale here would bring, line by line, and the actions that make it. */
export interface Sale extends SaleSums {
  readonly actions: readonly Action[];
}

/** The best sale into empty spaces at this landing, tried out with the rules themselves; undefined: nothing to sell. */
export function planSale(view: View, seat: number): Sale | undefined {
  if (view.turn !== seat || (view.phase !== 'sell' && !canPutIn(view, seat))) return undefined;
  const s = game.imagine(view, ANY);
  const actions: Action[] = [];
  const events: Event[] = [];
  const play = (action: Action): void => {
    actions.push(action);
    game.apply(s, seat, action, (event) => events.push(event));
  };
  if (s.phase === 'actions') play(PORT);
  while (s.phase === 'sell') play(bestSale(s, seat));
  return events.some(({ type }) => type === 'sold') ? receipt(actions, events, s) : undefined;
}

const canPutIn = (view: View, seat: number): boolean =>
  view.phase === 'actions' && hasBoat(mover(view)) && game.legal(view, seat).some(({ type }) => type === 'port');

/** The most valuable space first, then a delivery card, then no more. */
function bestSale(s: State, seat: number): Action {
  const legal = game.legal(s, seat);
  const sales = legal.filter((action): action is ActionOf<'sell'> => action.type === 'sell');
  const claim = legal.find(({ type }) => type === 'claim');
  return sales.toSorted((a, b) => b.value - a.value)[0] ?? claim ?? DONE;
}

function receipt(actions: readonly Action[], events: readonly Event[], s: State): Sale {
  const sum = (type: 'sold' | 'deliveryClaimed' | 'townBonus'): number =>
    events.reduce((gold, event) => gold + (event.type === type ? event.gold : 0), 0);
  const [spaces, delivery, bonus] = [sum('sold'), sum('deliveryClaimed'), sum('townBonus')];
  const filled = events.find((event) => event.type === 'townFilled');
  const fills = filled !== undefined || s.phase === 'season';
  const wreaths = fills ? sheetAt(s.sheet).wreaths : undefined;
  return { actions, spaces, delivery, bonus, wreaths, total: spaces + delivery + bonus };
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
