import { alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { CANTEEN, CITY, DONE, RECRUIT } from '../answers.ts';
import { addTrades, refuseTrade, trade } from '../cattle.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { active, type State } from '../state.ts';
import { beginTurn, clearFullAreas, endTurn } from '../turns.ts';
import { addBuilds, build, refuseBuild } from './building.ts';
import { canEnter, enterCity, refuseCity } from './city.ts';
import { addWork, goToBank, goToWork, refuseBank, refuseWork } from './working.ts';

/** Gameplay: one of the actions Recruit, Work and Build, begun only when its first step can be paid in full. */
export const turn: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const list: Action[] = [RECRUIT];
    addWork(s, list);
    if (canEnter(s)) list.push(CITY);
    addBuilds(s, list);
    return addTrades(s, list);
  },
  refuse: refuseTurn,
  on: {
    recruit(s) {
      s.phase = 'spin';
    },
    bank: goToBank,
    work: goToWork,
    city: enterCity,
    build,
    trade,
  },
};

function refuseTurn(s: State, _: unknown, action: Action): Ruling {
  switch (action.type) {
    case 'bank':
      return refuseBank(s, action);
    case 'work':
      return refuseWork(s, action);
    case 'city':
      return refuseCity(s);
    case 'build':
      return refuseBuild(s, action);
    case 'trade':
      return refuseTrade(s, action);
    default:
      return rulingOn('turn');
  }
}

/** The end of a turn: cows may still be traded, and a canteen spent for another turn at once. */
export const ending: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  skip: skipEnding,
  legal: (s) => addTrades(s, active(s).canteens > 0 ? [DONE, CANTEEN] : [DONE]),
  refuse: (s, _, action) => (action.type === 'trade' ? refuseTrade(s, action) : rulingOn('canteen')),
  on: {
    canteen(s, _, tell) {
      active(s).canteens -= 1;
      s.canteensInBox += 1;
      tell({ type: 'canteenSpent', seat: s.turn });
      clearFullAreas(s, tell);
      beginTurn(s, true, tell);
    },
    trade,
    done: (s, _, tell) => endTurn(s, tell),
  },
};

/** Without a cow and a canteen the turn is over. */
function skipEnding(s: State, tell: TellEvent): boolean {
  const { cows, canteens } = active(s);
  if (cows > 0 || canteens > 0) return false;
  endTurn(s, tell);
  return true;
}
