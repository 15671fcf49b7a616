import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, DONE, END_EXPEDITION, MOVES, PLAY_CURRENT, PORT } from '../actions.ts';
import { type Card, GOOD_CURRENT, passageOf } from '../cards.ts';
import {
  GOOD_CURRENT_SPACES,
  MOVES_FOR_BONUS,
  RIVER_END,
  SLOWEST,
  SPRING_SPEED,
  TOWNS,
  WINTER_SPEED,
} from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { townAt, townNamed } from '../sheets.ts';
import { boatCard, hasBoat, type Merchant, mover, NONE, seasonOf, type State, take } from '../state.ts';
import { onTurn } from './asking.ts';
import { nextTown } from './closed-parts.ts';
import { abandon } from './expedition.ts';
import { putIn } from './port.ts';

/** Between actions: without a boat and with nothing to do in St. Louis, step 3 is over. */
export function goOnActing(s: State): void {
  s.phase = hasBoat(mover(s)) || canPort(s) ? 'actions' : 'drawing';
}

/** 3. Take 2 Actions: Port or Move; the expedition may be ended at any moment, at no cost. */
export const actions: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const m = mover(s);
    const reach = reachOf(s);
    const legal: Action[] = [];
    if (canPort(s)) legal.push(PORT);
    for (let spaces = reach; spaces > 0; spaces--) legal.push(MOVES[spaces] as Action);
    if (reach > 0 && m.hand.includes(GOOD_CURRENT)) legal.push(PLAY_CURRENT);
    if (hasBoat(m)) legal.push(END_EXPEDITION);
    legal.push(DONE);
    return legal;
  },
  refuse,
  on: {
    port(s, _, tell) {
      s.actions -= 1;
      putIn(s, tell);
    },
    move(s, { spaces }, tell) {
      const bonus = s.actions === 0;
      if (bonus) s.bonusMove = false;
      else countMove(s);
      float(s, spaces, bonus, tell);
    },
    goodCurrent(s, _, tell) {
      take(mover(s).hand, GOOD_CURRENT);
      s.pile.push(GOOD_CURRENT);
      s.currents += 1;
      tell({ type: 'currentPlayed', seat: s.turn, speed: speedOf(s, mover(s)) });
    },
    endExpedition(s, _, tell) {
      abandon(s, tell);
    },
    done(s) {
      s.phase = 'drawing';
    },
  },
};

function countMove(s: State): void {
  s.actions -= 1;
  s.moves += 1;
  s.bonusMove = s.moves === MOVES_FOR_BONUS;
}

/**
 * Down the river. Travelers are lost if the boat passes their destination; those who were landed there are no longer
 * aboard.
 */
function float(s: State, spaces: number, bonus: boolean, tell: TellEvent): void {
  const m = mover(s);
  const from = m.at;
  m.at += spaces;
  m.inPort = false;
  tell({ type: 'moved', seat: s.turn, from, to: m.at, bonus });
  for (const card of m.travelers.filter((aboard) => isPassed(aboard, m.at))) {
    take(m.travelers, card);
    s.pile.push(card);
    tell({ type: 'travelerMissed', seat: s.turn, card });
  }
}

const isPassed = (card: Card, at: number): boolean => (TOWNS[passageOf(card).destination]?.entrance ?? 0) < at;

/** Base speed, the season, and the Good Current cards of this turn. */
export function speedOf(s: State, m: Merchant): number {
  const season = seasonOf(s);
  const change = season === 'winter' ? WINTER_SPEED : season === 'spring' ? SPRING_SPEED : 0;
  return Math.max(SLOWEST, boatCard(m).speed + change) + s.currents * GOOD_CURRENT_SPACES;
}

/** How far the next Move can go: 0 when there is none. */
export function reachOf(s: State): number {
  const m = mover(s);
  if (!hasBoat(m) || (s.actions === 0 && !s.bonusMove)) return 0;
  return Math.min(speedOf(s, m), RIVER_END - m.at);
}

/** In St. Louis to prepare an expedition, or at the entrance of a town. */
function canPort(s: State): boolean {
  const m = mover(s);
  if (s.actions === 0) return false;
  return hasBoat(m) ? !m.inPort && townAt(m.at) !== NONE : m.at === 0;
}

function refuse(s: State, _: unknown, action: Action): Ruling {
  const m = mover(s);
  if (!hasBoat(m)) return rulingOn('expedition.boat');
  switch (action.type) {
    case 'move':
      return refuseMove(s, m, action.spaces);
    case 'goodCurrent':
      return m.hand.includes(GOOD_CURRENT) ? refuseMove(s, m, 1) : rulingOn('cards.good-current');
    default:
      return refusePort(m);
  }
}

function refuseMove(s: State, m: Merchant, spaces: number): Ruling {
  if (s.actions === 0 && !s.bonusMove) return rulingOn('turn.actions');
  if (m.at + spaces > RIVER_END) return rulingOn('move.river-end', { spaces, left: RIVER_END - m.at });
  return rulingOn('move.speed', { spaces, speed: speedOf(s, m) });
}

function refusePort(m: Merchant): Ruling {
  const town = townAt(m.at);
  if (m.inPort || m.at === 0) return rulingOn('port.once', { town: townNamed(town), ...nextTown(m.at) });
  if (town === NONE) return rulingOn('port.entrance', nextTown(m.at));
  return rulingOn('turn.actions', { town: townNamed(town) });
}
