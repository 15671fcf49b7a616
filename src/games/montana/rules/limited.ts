import type { Seat } from '#engine/actor.ts';
import { at, type By, type Index } from '#engine/indexed.ts';
import type { Colour, Good } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { type Player, playerOf, type State } from '../state.ts';

/**
 * Limited workers and goods: if more is due than the supply has, all players first give one back each, again and again.
 */

/** How many of a kind; `named` if its cause has already been told. */
interface Due<Kind> {
  readonly kind: Kind;
  readonly count: number;
  readonly named: boolean;
}

/** Gives a player goods from the supply; there are always enough goods in play. */
export function takeGoods(s: State, seat: Seat, { kind: good, count, named }: Due<Good>, tell: TellEvent): void {
  if (count === 0) return;
  while ((s.goods[good] as number) < count) {
    const gave = giveBack(s, ({ goods }) => goods, s.goods, good);
    if (gave.length === 0) throw new Error(`nobody has good ${good}, and ${count} are due`);
    tell({ type: 'goodsShort', seat, good, gave });
  }
  move(s.goods, playerOf(s, seat).goods, good, count);
  tell({ type: 'goodsTaken', seat, good, count, named });
}

/** Gives a player workers. Those at work give nothing back, so in the end some may be missing and are lost. */
export function takeWorkers(
  s: State,
  seat: Seat,
  { kind: colour, count: wanted, named }: Due<Colour>,
  tell: TellEvent,
): void {
  while ((s.workers[colour] as number) < wanted) {
    const gave = giveBack(s, ({ workers }) => workers, s.workers, colour);
    if (gave.length === 0) break;
    tell({ type: 'workersShort', seat, colour, gave });
  }
  const count = Math.min(wanted, s.workers[colour] as number);
  move(s.workers, playerOf(s, seat).workers, colour, count);
  tell({ type: 'workersTaken', seat, colour, count, wanted, named });
}

/** Every player who has one returns one of the kind to the supply, the receiver too. Tells who did. */
function giveBack<I extends Index<string>>(
  s: State,
  ownOf: (player: Player) => By<I, number>,
  supply: By<I, number>,
  kind: I,
): readonly Seat[] {
  const gave: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const own = ownOf(playerOf(s, seat));
    if (at(own, kind) === 0) continue;
    move(own, supply, kind, 1);
    gave.push(seat);
  }
  return gave;
}

/** Moves some of a kind from one list of counts to another. */
export function move<I extends Index<string>>(from: By<I, number>, to: By<I, number>, kind: I, count: number): void {
  from[kind] = (from[kind] as number) - count;
  to[kind] = (to[kind] as number) + count;
}

/** Whether at least one of the colour could be given, by the supply or by anybody. */
export function isWorkerToBeHad(s: State, colour: Colour): boolean {
  if ((s.workers[colour] as number) > 0) return true;
  for (const player of s.players) if ((player.workers[colour] as number) > 0) return true;
  return false;
}

/** How many of a good a player would have after taking one; asked before anything moves. */
export function afterTakingOne(s: State, player: Player, good: Good): number {
  const own = player.goods[good] as number;
  const givesBack = s.goods[good] === 0 && own > 0;
  return givesBack ? own : own + 1;
}
