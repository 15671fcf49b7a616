import { alone } from '#engine/actor.ts';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BANKS, DONE, EMPLOYS, WORKS } from '../answers.ts';
import { AREAS, COLOURS, type Colour, OTHER_WORKERS, SMALL_YIELD } from '../components.ts';
import { addCrew, type Crew, CREW_NAMES, crewsOfSize, crewsThatSuit, hasCrew, NO_CREW } from '../crews.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, crewOn, type Player, type State, workersOf } from '../state.ts';
import {
  ALL_SPACES,
  areaOf,
  BANK_SPACES,
  bankTerms,
  isBank,
  LARGE_NAMES,
  largeSpace,
  smallBeside,
  type Space,
  termsOf,
} from '../worker-board.ts';
import { addTrades, mayTrade, refuseTrade, takeSilver, trade } from './cattle.ts';
import { takeGoods } from './limited.ts';
import { refusing, type Section } from './refusals.ts';

/** Action B, Work: every space of the bank and of the four areas that the active player can take. */
export function addWork(s: State, list: Action[]): void {
  const workers = workersOf(active(s));
  for (let space = 0; space < BANK_SPACES; space++)
    if (canTakeBank(s, space, workers)) list.push(BANKS[space] as Action);
  for (let large = 0; large < WORKS.length; large++)
    if (canTakeLarge(s, largeSpace(large), workers)) list.push(WORKS[large] as Action);
}

const isFree = (s: State, space: Space): boolean => crewOn(s, space) === NO_CREW;

/** The bank: workers of any colours, as many as the space shows. */
const canTakeBank = (s: State, space: Space, workers: number): boolean =>
  isFree(s, space) && workers >= bankTerms(space).workers;

/** Mine, quarry, grain field and farmland: nobody on the large space, and the silver and the workers for it. */
const canTakeLarge = (s: State, space: Space, workers: number): boolean =>
  isFree(s, space) && active(s).silver >= termsOf(space).silver && canMan(active(s), areaOf(space), workers);

/** One worker of the colour, or any two of other colours. */
const canMan = (player: Player, colour: Colour, workers: number): boolean =>
  player.workers[colour] !== 0 || workers >= OTHER_WORKERS;

export function goToBank(s: State, { space }: ActionOf<'bank'>): void {
  s.space = space;
  s.phase = 'employ';
}

export function goToWork(s: State, { space }: ActionOf<'work'>): void {
  s.space = largeSpace(space);
  s.phase = 'employ';
}

export function refuseBank(s: State, { space }: ActionOf<'bank'>): Ruling {
  const needs = bankTerms(space).workers;
  if (!isFree(s, space)) return rulingOn('work.occupied', { space: `bank ${needs}`, area: 'bank' });
  return rulingOn('bank', { needs, has: workersOf(active(s)) });
}

export function refuseWork(s: State, { space: large }: ActionOf<'work'>): Ruling {
  const space = largeSpace(large);
  const area = areaOf(space);
  const { silver: needs } = termsOf(space);
  const { silver } = active(s);
  if (!isFree(s, space))
    return rulingOn('work.occupied', { space: at(LARGE_NAMES, large), area: at(AREAS, area).name });
  if (needs > silver) return rulingOn('work.silver', { needs, silver });
  return rulingOn('work.workers', { colour: at(COLOURS, area), has: workersOf(active(s)) });
}

/** The groups of workers that each space takes: at the bank by their number, in an area by their colours. */
const CREWS_FOR: ReadonlyBy<Space, readonly ActionOf<'employ'>[]> = Array.from({ length: ALL_SPACES }, (_, space) =>
  (isBank(space) ? crewsOfSize(bankTerms(space).workers) : crewsThatSuit(areaOf(space))).map((crew) =>
    at(EMPLOYS, crew),
  ),
);

const crewsFor = (space: Space) => CREWS_FOR[space] as readonly ActionOf<'employ'>[];

/** Adds the groups that the active player has for the space in hand. */
function addCrews(s: State, list: Action[]): Action[] {
  const { workers } = active(s);
  for (const action of crewsFor(s.space)) if (hasCrew(workers, action.workers)) list.push(action);
  return list;
}

/** Which workers go to the space that was chosen; then silver is paid and goods or silver are received. */
export const employ: Section = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => addTrades(s, addCrews(s, [])),
  refuse: refusing({ employ: refuseCrew, trade: refuseTrade }),
  on: {
    employ(s, { workers }, tell) {
      if (isBank(s.space)) employAtBank(s, workers, tell);
      else employInArea(s, workers, tell);
    },
    trade,
  },
};

function employAtBank(s: State, workers: Crew, tell: TellEvent): void {
  place(s, workers, 0, tell);
  takeSilver(s, s.turn, { silver: bankTerms(s.space).silver, from: 'bank' }, tell);
  s.phase = 'ending';
}

function employInArea(s: State, workers: Crew, tell: TellEvent): void {
  const { silver, goods } = termsOf(s.space);
  active(s).silver -= silver;
  place(s, workers, silver, tell);
  takeGoods(s, s.turn, { kind: areaOf(s.space), count: goods, named: false }, tell);
  s.space = smallBeside(s.space);
  s.phase = 'small';
}

function place(s: State, workers: Crew, silver: number, tell: TellEvent): void {
  addCrew(active(s).workers, workers, -1);
  s.spaces[s.space] = workers;
  tell({ type: 'workersPlaced', seat: s.turn, space: s.space, workers, silver });
}

/** Right after the large space the player may take the small one beside it, for one more good and no silver. */
export const small: Section = {
  awaiting: (s) => alone(s.turn),
  skip: skipSmall,
  legal: (s) => addTrades(s, addCrews(s, [DONE])),
  refuse: refusing({ employ: refuseCrew, trade: refuseTrade }),
  on: {
    employ(s, { workers }, tell) {
      place(s, workers, 0, tell);
      takeGoods(s, s.turn, { kind: areaOf(s.space), count: SMALL_YIELD, named: false }, tell);
      s.phase = 'ending';
    },
    trade,
    done(s) {
      s.phase = 'ending';
    },
  },
};

/** A player who has neither the workers nor a cow is not asked. */
function skipSmall(s: State): boolean {
  if (mayTrade(s) || canMan(active(s), areaOf(s.space), workersOf(active(s)))) return false;
  s.phase = 'ending';
  return true;
}

function refuseCrew(s: State, { workers: crew }: ActionOf<'employ'>): Ruling {
  const workers = at(CREW_NAMES, crew);
  if (!hasCrew(active(s).workers, crew)) return rulingOn('work.have', { workers });
  if (isBank(s.space)) return rulingOn('bank', { needs: bankTerms(s.space).workers, workers });
  return rulingOn('work.workers', { colour: at(COLOURS, areaOf(s.space)), workers });
}
