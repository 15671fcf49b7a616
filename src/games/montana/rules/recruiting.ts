import { alone, CHANCE_ALONE } from '#engine/actor.ts';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { ADVANCES, DISCARDS, DONE, SPINS, TAKES } from '../answers.ts';
import { COLOURS, GRAIN, START_SPINS, WHEEL, type WheelSpace, WORKER_SPACES, WORKERS_PER_SPIN } from '../components.ts';
import { type Crew, CREW_NAMES, crewNamed, crewsOfSize, hasCrew, NO_CREW, workersIn } from '../crews.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, type State, workersOf } from '../state.ts';
import { addTrades, goOn, mayTrade, refuseTrade, trade } from './cattle.ts';
import { move, takeWorkers } from './limited.ts';
import { refusing, type Section } from './refusals.ts';
import { beginRound } from './turn.ts';

/** Action A, Recruit: the arrow stops on one of eight spaces. At set-up every player spins twice. */
export const spin: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: () => SPINS,
  refuse: refusing({}),
  chance: (_, rng) => pick(rng, SPINS),
  on: {
    spin(s, { space }, tell) {
      s.arrow = space;
      tell({ type: 'wheelSpun', seat: s.turn, space });
      stopAt(s, space, tell);
    },
  },
};

/** The workers printed on a space of the wheel; a white space has none. */
const PRINTED: ReadonlyBy<WheelSpace, Crew> = WHEEL.map(crewNamed);

/** The two workers of a space: as printed, or of free choice. */
function stopAt(s: State, space: WheelSpace, tell: TellEvent): void {
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

/** Both spins of a player together, in playing order; then the first round. */
function nextStartSpin(s: State, tell: TellEvent): void {
  s.startSpins += 1;
  if (s.startSpins === START_SPINS * s.seats) {
    beginRound(s, tell);
    return;
  }
  s.turn = (s.first + Math.floor(s.startSpins / START_SPINS)) % s.seats;
  s.phase = 'spin';
}

const PAIRS = crewsOfSize(WORKERS_PER_SPIN).map((crew) => at(TAKES, crew));

/** A space with two white workers: any two that are in the supply, so nobody has to give any back. */
export const white: Section = {
  awaiting: (s) => alone(s.turn),
  legal: (s) =>
    addTrades(
      s,
      PAIRS.filter(({ workers }) => hasCrew(s.workers, workers)),
    ),
  refuse: refusing({
    take: (_, { workers }) => rulingOn('recruit.white', { workers: at(CREW_NAMES, workers), takes: WORKERS_PER_SPIN }),
    trade: refuseTrade,
  }),
  on: {
    take: (s, { workers }, tell) => takePair(s, workers, tell),
    trade,
  },
};

/** The player board has room for eight workers; the player chooses which ones go back. */
export const discard: Section = {
  awaiting: (s) => alone(s.turn),
  legal: (s) =>
    addTrades(
      s,
      DISCARDS.filter((_, colour) => active(s).workers[colour] !== 0),
    ),
  refuse: refusing({
    discard: (_, { worker }) => rulingOn('recruit.limit', { worker: at(COLOURS, worker), limit: WORKER_SPACES }),
    trade: refuseTrade,
  }),
  on: {
    trade,
    discard(s, { worker }, tell) {
      move(active(s).workers, s.workers, worker, 1);
      tell({ type: 'workerDiscarded', seat: s.turn, colour: worker });
      if (workersOf(active(s)) <= WORKER_SPACES) s.phase = s.resume;
    },
  },
};

const grainOf = (s: State): number => active(s).goods[GRAIN] as number;

/** Once in a turn the arrow may be moved on, one space for each grain paid; only the last space counts. */
export const advance: Section = {
  awaiting: (s) => alone(s.turn),
  skip: skipAdvance,
  legal(s) {
    const list: Action[] = [DONE];
    const grain = grainOf(s);
    for (const further of ADVANCES) if (further.spaces <= grain) list.push(further);
    return addTrades(s, list);
  },
  refuse: refusing({
    advance: (s, { spaces }) => rulingOn('recruit.advance', { grain: grainOf(s), spaces }),
    trade: refuseTrade,
  }),
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
  if (grainOf(s) > 0 || mayTrade(s)) return false;
  s.phase = 'ending';
  return true;
}
