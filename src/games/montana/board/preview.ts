import type { Action } from '../actions.ts';
import { PUMPKIN } from '../components.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type Player, playerOf } from '../state.ts';
import type { View } from '../view.ts';

/** What some actions would make of the table: what would happen, and what the player would have then. */
export interface Preview {
  readonly events: readonly Event[];
  readonly player: Player;
}

export function previewOf(view: View, seat: number, actions: readonly Action[]): Preview {
  const after = game.clone(view);
  const events: Event[] = [];
  for (const action of actions) game.apply(after, seat, action, (event) => events.push(event));
  const isPaid = events.some((event) => event.type === 'rewardPaid' && event.seat === seat);
  return { events, player: isPaid ? playerOf(after, seat) : paidFor(playerOf(after, seat), actions) };
}

/** A bid is paid later, unless nobody else can bid; but it is shown what would be left. */
function paidFor(player: Player, [action]: readonly Action[]): Player {
  if (action?.type !== 'bid') return player;
  return {
    ...player,
    goods: player.goods.map((number, good) => (good === PUMPKIN ? number - action.price : number)),
  };
}
