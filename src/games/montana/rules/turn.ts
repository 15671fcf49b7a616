import { alone } from '#engine/actor.ts';
import type { Action } from '../actions.ts';
import { CITY, RECRUIT } from '../answers.ts';
import type { TellEvent } from '../events.ts';
import type { State } from '../state.ts';
import { addBuilds, build, refuseBuild } from './building.ts';
import { addTrades, refuseTrade, trade } from './cattle.ts';
import { canEnter, enterCity, refuseCity } from './city.ts';
import { refusing, type Section } from './refusals.ts';
import { addWork, goToBank, goToWork, refuseBank, refuseWork } from './working.ts';

/** Gameplay: turns in clockwise order; a round is one turn of everybody, extra turns included. */
export function beginRound(s: State, tell: TellEvent): void {
  s.round += 1;
  tell({ type: 'roundBegan', round: s.round });
  s.turn = s.first;
  beginTurn(s, false, tell);
}

export function beginTurn(s: State, extra: boolean, tell: TellEvent): void {
  s.advanced = false;
  s.built = 0;
  s.phase = 'turn';
  tell({ type: 'turnBegan', seat: s.turn, extra });
}

/** One of the actions Recruit, Work and Build, begun only when its first step can be paid in full. */
export const turn: Section = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const list: Action[] = [RECRUIT];
    addWork(s, list);
    if (canEnter(s)) list.push(CITY);
    addBuilds(s, list);
    return addTrades(s, list);
  },
  refuse: refusing({
    bank: refuseBank,
    work: refuseWork,
    city: refuseCity,
    build: refuseBuild,
    trade: refuseTrade,
  }),
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
