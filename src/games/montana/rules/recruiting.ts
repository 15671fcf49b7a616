import { alone, CHANCE_ALONE } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import { ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { ADVANCES, DISCARDS, DONE, SPINS, TAKES } from '../answers.ts';
import { addTrades, goOn, refuseTrade, trade } from '../cattle.ts';
import { COLOURS, GRAIN, START_SPINS, WHEEL, WORKER_SPACES, WORKERS_PER_SPIN } from '../components.ts';
import { type Crew, CREW_NAMES, crewNamed, crewsOfSize, hasCrew, NO_CREW, workersIn } from '../crews.ts';
import type { Event, TellEvent } from '../events.ts';
import { ruleId, rulingOn } from '../rule-id.ts';
import { move, takeWorkers } from '../scarcity.ts';
import { active, type State, workersOf } from '../state.ts';
import { beginRound } from '../turns.ts';

/** Action A, Recruit: the arrow stops on one of eight spaces. At set-up every player spins twice. */
export const spin: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: () => SPINS,
  refuse: () => rulingOn('recruit'),
  chance: (_, rng) => pick(rng, SPINS),
  on: {
    spin(s, { space }, tell) {
      s.arrow = space;
      tell({ type: 'wheelSpun', seat: s.turn, space });
      stopAt(s, space, tell);
    },
  },
};

/** By space: the workers printed there; a white space has none. */
const PRINTED = WHEEL.map(crewNamed);

/** The two workers of a space: as printed, or of free choice. */
function stopAt(s: State, space: number, tell: TellEvent): void {
  const crew = PRINTED[space] as Crew;
  if (crew === NO_CREW) s.phase = 'white';
  else takePair(s, crew, tell, true);
}

function takePair(s: State, crew: Crew, tell: TellEvent, named = false): void {
  const [one = 0, other = 0] = workersIn(crew);
  if (one === other) takeWorkers(s, s.turn, { kind: one, count: WORKERS_PER_SPIN, named }, tell);
  else {
    takeWorkers(s, s.turn, { kind: one, count: 1, named }, tell);
    takeWorkers(s, s.turn, { kind: other, count: 1, named }, tell);
  }
  afterPair(s, tell);
}

function afterPair(s: State, tell: TellEvent): void {
  if (s.round > 0) goOn(s, s.advanced ? 'ending' : 'advance');
  else nextStartSpin(s, tell);
}

function nextStartSpin(s: State, tell: TellEvent): void {
  s.startSpins += 1;
  if (s.startSpins === START_SPINS * s.seats) {
    beginRound(s, tell);
    return;
  }
  s.turn = (s.first + Math.floor(s.startSpins / START_SPINS)) % s.seats;
  s.phase = 'spin';
}

const PAIRS = crewsOfSize(WORKERS_PER_SPIN).map((crew) => TAKES[crew] as Action & { type: 'take' });

/** A space with two white workers: any two that are in the supply, so nobody has to give any back. */
export const white: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const list: Action[] = PAIRS.filter(({ workers }) => hasCrew(s.workers, workers));
    return addTrades(s, list);
  },
  refuse(s, _, action) {
    if (action.type === 'trade') return refuseTrade(s, action);
    const workers = action.type === 'take' ? (CREW_NAMES[action.workers] ?? '') : '';
    return rulingOn('recruit.white', { workers, takes: WORKERS_PER_SPIN });
  },
  on: {
    take: (s, { workers }, tell) => takePair(s, workers, tell),
    trade,
  },
};

/** The player board has room for eight workers; the player chooses which ones go back. */
export const discard: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const list = DISCARDS.filter((_, colour) => (active(s).workers[colour] as number) > 0);
    return addTrades(s, list);
  },
  refuse(s, _, action) {
    if (action.type === 'trade') return refuseTrade(s, action);
    return ruling(
      ruleId('recruit.limit'),
      action.type === 'discard' ? { worker: COLOURS[action.worker] ?? '', limit: WORKER_SPACES } : {},
    );
  },
  on: {
    trade,
    discard(s, { worker }, tell) {
      move(active(s).workers, s.workers, worker, 1);
      tell({ type: 'workerDiscarded', seat: s.turn, colour: worker });
      if (workersOf(active(s)) <= WORKER_SPACES) s.phase = s.resume;
    },
  },
};

/** Once in a turn the arrow may be moved on, one space for each grain paid; only the last space counts. */
export const advance: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  skip: skipAdvance,
  legal(s) {
    const grain = active(s).goods[GRAIN] as number;
    const list: Action[] = [DONE];
    for (let i = 0; i < grain && i < ADVANCES.length; i++) list.push(ADVANCES[i] as Action);
    return addTrades(s, list);
  },
  refuse(s, _, action) {
    if (action.type === 'trade') return refuseTrade(s, action);
    const grain = active(s).goods[GRAIN] as number;
    return rulingOn('recruit.advance', { grain, spaces: action.type === 'advance' ? action.spaces : 0 });
  },
  on: {
    advance(s, { spaces }, tell) {
      move(active(s).goods, s.goods, GRAIN, spaces);
      s.arrow = (s.arrow + spaces) % WHEEL.length;
      s.advanced = true;
      tell({ type: 'arrowMoved', seat: s.turn, spaces, space: s.arrow });
      stopAt(s, s.arrow, tell);
    },
    trade,
    done(s) {
      s.phase = 'ending';
    },
  },
};

/** Without grain, and without a cow to trade for some, nothing is asked. */
function skipAdvance(s: State): boolean {
  const { goods, cows } = active(s);
  if (goods[GRAIN] !== 0 || cows > 0) return false;
  s.phase = 'ending';
  return true;
}
