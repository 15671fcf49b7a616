import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, type Trade, tradedFor, TRADES } from '../actions.ts';
import { TRADE_ACTIONS } from '../answers.ts';
import { CATTLE_SILVER, type Colour, WORKER_SPACES } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, deciderOf, type PhaseName, playerOf, type State, workersOf } from '../state.ts';
import { isWorkerToBeHad, takeGoods, takeWorkers } from './limited.ts';

/** Extra action: cattle trade. A cow for a small good, silver or a worker, at any moment of the player's own turn. */

/** Set-up is nobody's turn, and at the store others are asked in a player's turn. */
const isOwnTurn = (s: State): boolean => s.round > 0 && deciderOf(s) === s.turn;

/** Whether the player who is asked has a cow and may trade it; then even a player with nothing else to do is asked. */
export const mayTrade = (s: State): boolean => active(s).cows > 0 && isOwnTurn(s);

/** Adds the trades of the player who is asked to a list that a phase is making. */
export function addTrades(s: State, list: Action[]): Action[] {
  if (!mayTrade(s)) return list;
  for (const trade of FOR_GOODS_AND_SILVER) list.push(trade);
  for (const { trade, worker } of FOR_WORKERS) if (isWorkerToBeHad(s, worker)) list.push(trade);
  return list;
}

/** Goods and silver can always be given, workers unless all of a colour are at work. */
const FOR_GOODS_AND_SILVER: readonly Action[] = TRADE_ACTIONS.filter((_, what) => workerOf(what) === undefined);
const FOR_WORKERS = TRADE_ACTIONS.flatMap((trade, what) => {
  const worker = workerOf(what);
  return worker === undefined ? [] : [{ trade, worker }];
});

function workerOf(what: Trade): Colour | undefined {
  const traded = tradedFor(what);
  return traded !== 'silver' && 'worker' in traded ? traded.worker : undefined;
}

export function trade(s: State, { what }: ActionOf<'trade'>, tell: TellEvent): void {
  const seat = s.turn;
  active(s).cows -= 1;
  s.cows += 1;
  tell({ type: 'cowTraded', seat, what });
  const traded = tradedFor(what);
  if (traded === 'silver') takeSilver(s, seat, { silver: CATTLE_SILVER, from: 'cattle' }, tell);
  else if ('good' in traded) takeGoods(s, seat, { kind: traded.good, count: 1, named: true }, tell);
  else {
    takeWorkers(s, seat, { kind: traded.worker, count: 1, named: true }, tell);
    // A player who is giving workers back gives back one more, and then goes on as before.
    goOn(s, s.phase === 'discard' ? s.resume : s.phase);
  }
}

interface Payment {
  readonly silver: number;
  readonly from: 'bank' | 'cattle' | 'refraining' | 'store';
}

export function takeSilver(s: State, seat: Seat, { silver, from }: Payment, tell: TellEvent): void {
  if (silver === 0) return;
  playerOf(s, seat).silver += silver;
  tell({ type: 'silverTaken', seat, silver, from });
}

/** Goes on with a phase, after every worker beyond the eighth has gone back. */
export function goOn(s: State, phase: PhaseName): void {
  if (workersOf(active(s)) > WORKER_SPACES) {
    s.resume = phase;
    s.phase = 'discard';
  } else s.phase = phase;
}

export function refuseTrade(s: State, { what }: ActionOf<'trade'>): Ruling {
  if (!isOwnTurn(s)) return rulingOn('cattle.turn');
  const facts = { cows: active(s).cows, what: at(TRADES, what) };
  return facts.cows === 0 ? rulingOn('cattle', facts) : rulingOn('cattle.nothing', facts);
}
