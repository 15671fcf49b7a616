import type { Seat } from '#engine/actor.ts';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { type Action, type ActionOf, tradedFor } from '../actions.ts';
import { BANK, BIG_OF, COPPER, type Good, GRAIN, PUMPKIN, STONE, STORE } from '../components.ts';
import { CREW_COUNTS, sizeOf } from '../crews.ts';
import { type Player, playerOf, type State, workersOf } from '../state.ts';
import { areaOf, largeSpace, termsOf } from '../worker-board.ts';
import { fieldWorth, openFields, wants } from './prospects.ts';

/** Weights of the legal actions: what a settler who knows the game thinks of first. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  const wanted = wants(s, seat, openFields(s));
  const thought: Thought = { s, seat, player: playerOf(s, seat), wanted };
  return legal.map((action) => weigh(thought, action));
}

interface Thought {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  /** See `wants`. */
  readonly wanted: ReadonlyBy<Good, number>;
}

const want = ({ wanted }: Thought, good: Good): number => at(wanted, good);

type Weigh = { readonly [T in Action['type']]?: (thought: Thought, action: ActionOf<T>) => number };

const PLAIN = 1;
const UNLIKELY = 0.05;

const WEIGHS: Weigh = {
  recruit: ({ player }) => RECRUITING[workersOf(player)] ?? UNLIKELY,
  bank: ({ player }, { space }) =>
    (at(BANK, space).silver / (4 + BANK_EFFORT * at(BANK, space).workers)) * (player.silver < 4 ? 1.6 : 0.3),
  work: workWeight,
  city: ({ player }) => 0.5 + 0.6 * at(player.goods, PUMPKIN),
  build: ({ s, seat }, { field }) => 3 + 4 * fieldWorth(s, seat, field),
  trade: tradeWeight,
  employ: crewWeight,
  take: (thought, { workers }) =>
    at(CREW_COUNTS, workers).reduce(
      (sum, count, colour) => sum + (count * want(thought, colour)) / (1 + at(thought.player.workers, colour)),
      UNLIKELY,
    ),
  discard: ({ player }, { worker }) => at(player.workers, worker) ** 2,
  advance: ({ player }, { spaces }) => (workersOf(player) < 5 ? 1.5 : 0.2) / spaces,
  bid: bidWeight,
  choose: (thought, { copper, stone, grain }) =>
    UNLIKELY +
    diminishing(want(thought, COPPER), copper) +
    diminishing(want(thought, STONE), stone) +
    0.7 * diminishing(want(thought, GRAIN), grain),
  upgrade: (thought, { copper, stone }) =>
    UNLIKELY +
    diminishing(want(thought, at(BIG_OF, COPPER)), copper) +
    diminishing(want(thought, at(BIG_OF, STONE)), stone),
  canteen: ({ s }) => (s.lastRound ? 0.5 : 3),
  done: ({ s }) => (s.phase === 'ending' ? 2 : s.phase === 'building' ? 0.5 : PLAIN),
};

/** Recruiting, by how many workers the player has. */
const RECRUITING = [6, 5, 4, 2.5, 1.6, 0.9, 0.5, 0.2, UNLIKELY];
const BANK_EFFORT = 2;

function weigh(thought: Thought, action: Action): number {
  const own = WEIGHS[action.type] as ((thought: Thought, action: Action) => number) | undefined;
  return own?.(thought, action) ?? PLAIN;
}

/** The second and third of a kind help less. */
const diminishing = (worth: number, count: number): number => worth * (1 - 0.6 ** count);

function workWeight(thought: Thought, { space }: ActionOf<'work'>): number {
  const colour = areaOf(largeSpace(space));
  const terms = termsOf(largeSpace(space));
  const matching = at(thought.player.workers, colour) > 0 ? 1 : 0.5;
  const gain = diminishing(want(thought, colour) + 0.4, terms.goods);
  return (2.2 * matching * gain) / (1 + 0.06 * terms.silver);
}

/** Only where it completes what a field wants. */
function tradeWeight({ s, seat, player, wanted }: Thought, { what }: ActionOf<'trade'>): number {
  const traded = tradedFor(what);
  if (traded === 'silver') return UNLIKELY * (player.silver < 2 ? 3 : 1);
  if (!('good' in traded) || seat !== s.turn) return UNLIKELY;
  const { good } = traded;
  const building = s.phase === 'turn' || s.phase === 'building';
  return building && at(player.goods, good) === 0 ? UNLIKELY * (1 + 3 * at(wanted, good)) : UNLIKELY / 2;
}

/** Matching workers first, then those the player has most of. */
function crewWeight({ player }: Thought, { workers }: ActionOf<'employ'>): number {
  const counts = at(CREW_COUNTS, workers);
  const left = counts.reduce((sum, count, colour) => sum + (count > 0 && player.workers[colour] === count ? 0 : 1), 0);
  return (1 + left / 4) / sizeOf(workers) ** 2 + (sizeOf(workers) === 1 ? 1 : 0);
}

function bidWeight(thought: Thought, { row, price }: ActionOf<'bid'>): number {
  const reward = at(STORE, row - 1);
  const { goods } = thought.player;
  const small = Math.min(reward.upgrades, at(goods, COPPER) + at(goods, STONE));
  const big = Math.max(want(thought, at(BIG_OF, COPPER)), want(thought, at(BIG_OF, STONE)));
  const chosen = Math.max(want(thought, COPPER), want(thought, STONE), want(thought, GRAIN));
  const worth =
    1.2 * reward.cows + 0.25 * reward.silver + reward.choose * (0.6 + 0.2 * chosen) + small * (0.4 + 0.3 * big);

  return (3 * worth) / price ** 2;
}
