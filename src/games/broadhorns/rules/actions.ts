import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { DONE, END_EXPEDITION, MOVES, PLAY_CURRENT, PORT } from '../answers.ts';
import { GOOD_CURRENT } from '../cards.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { hasBoat, mover, type State } from '../state.ts';
import { onTurn, refusing } from './asking.ts';
import { abandon } from './expedition.ts';
import { move, playGoodCurrent, reachOf, refuseGoodCurrent, refuseMove } from './moving.ts';
import { canPort, putIn, refusePort } from './port.ts';

/** Between actions: without a boat and with nothing to do in St. Louis, step 3 is over. */
export function goOnActing(s: State): void {
  s.phase = hasBoat(mover(s)) || canPort(s) ? 'actions' : 'drawing';
}

/** 3. Take 2 Actions: Port or Move. The expedition may be ended at any time, and that costs no action. */
export const takeActions: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const m = mover(s);
    const reach = reachOf(s);
    const legal: Action[] = [];
    if (canPort(s)) legal.push(PORT);
    for (let spaces = reach; spaces > 0; spaces--) legal.push(at(MOVES, spaces));
    if (reach > 0 && m.hand.includes(GOOD_CURRENT)) legal.push(PLAY_CURRENT);
    if (hasBoat(m)) legal.push(END_EXPEDITION);
    legal.push(DONE);
    return legal;
  },
  refuse: refusing(refuse),
  on: {
    port(s, _, tell) {
      s.actions -= 1;
      putIn(s, tell);
    },
    move: (s, { spaces }, tell) => move(s, spaces, tell),
    goodCurrent: (s, _, tell) => playGoodCurrent(s, tell),
    endExpedition: (s, _, tell) => abandon(s, tell),
    done(s) {
      s.phase = 'drawing';
    },
  },
};

function refuse(s: State, action: ActionOf<'port' | 'move' | 'goodCurrent' | 'endExpedition'>): Ruling {
  if (!hasBoat(mover(s))) return rulingOn('expedition.boat');
  switch (action.type) {
    case 'move':
      return refuseMove(s, action.spaces);
    case 'goodCurrent':
      return refuseGoodCurrent(s);
    default:
      return refusePort(mover(s));
  }
}
