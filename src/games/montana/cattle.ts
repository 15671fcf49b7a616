import type { Seat } from '#engine/actor.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, TRADES } from './actions.ts';
import { TRADE_ACTIONS } from './answers.ts';
import { CATTLE_SILVER, COLOURS, WORKER_SPACES } from './components.ts';
import type { TellEvent } from './events.ts';
import { rulingOn } from './rule-id.ts';
import { isWorkerToBeHad, takeGoods, takeWorkers } from './scarcity.ts';
import { active, type PhaseName, type State, workersOf } from './state.ts';

/** Extra action: cattle trade. A cow for a small good, silver or a worker, at any moment of the player's own turn. */

const SILVER = TRADES.indexOf('silver');
const FIRST_WORKER = SILVER + 1;
const NO_TRADES: readonly Action[] = [];

/** The trades of the player whose turn it is; none during set-up, which is nobody's turn. */
function tradesOf(s: State): readonly Action[] {
  if (active(s).cows === 0 || s.round === 0) return NO_TRADES;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (!isWorkerToBeHad(s, colour)) return TRADE_ACTIONS.filter((_, what) => canGet(s, what));
  return TRADE_ACTIONS;
}

const canGet = (s: State, what: number): boolean => what < FIRST_WORKER || isWorkerToBeHad(s, what - FIRST_WORKER);

/** Adds the trades to a list that a phase is making. */
export function addTrades(s: State, list: Action[]): Action[] {
  for (const trade of tradesOf(s)) list.push(trade);
  return list;
}

export function trade(s: State, { what }: ActionOf<'trade'>, tell: TellEvent): void {
  const seat = s.turn;
  const player = active(s);
  player.cows -= 1;
  s.cows += 1;
  tell({ type: 'cowTraded', seat, what });
  if (what < SILVER) takeGoods(s, seat, { kind: what, count: 1, named: true }, tell);
  else if (what === SILVER) takeSilver(s, seat, { silver: CATTLE_SILVER, from: 'cattle' }, tell);
  else {
    takeWorkers(s, seat, { kind: what - FIRST_WORKER, count: 1, named: true }, tell);
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
  const player = s.players[seat];
  if (player !== undefined) player.silver += silver;
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
  if (s.round === 0) return rulingOn('cattle.turn');
  const facts = { cows: active(s).cows, what: TRADES[what] ?? '' };
  return rulingOn(active(s).cows === 0 ? 'cattle' : 'cattle.nothing', facts);
}
