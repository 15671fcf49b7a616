import { at } from '#engine/indexed.ts';
import type { PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import {
  BIG_COPPER,
  GRAIN,
  MATCHING_WORKERS,
  MOST_BUILDINGS,
  OTHER_WORKERS,
  REFRAIN_SILVER,
  SMALL_YIELD,
  WORKER_SPACES,
  WORKERS_PER_SPIN,
} from '../components.ts';
import { game } from '../game.ts';
import { bordersTile, isField, missingGoods } from '../prairie.ts';
import { FREE, type PhaseName, type Player, playerOf, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { areaOf } from '../worker-board.ts';
import { LABELS } from './labels.ts';
import { crewNeeded, goodsOf, wheelTitle, workerName, workplace } from './names.ts';
import { auctionDetail, auctionTitle, isOutbid, rewardDetail, rewardTitle } from './store.ts';

const SPUN_WORKERS = count(WORKERS_PER_SPIN, 'worker');

/** What each phase asks, and what others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  landscape: { draws: say`Laying out the prairie` },
  startingTile: { draws: say`Placing the starting tile` },
  startingPlayer: { draws: say`Drawing the starting player` },
  spin: { draws: say`Spinning the wheel` },
  white: {
    waiting: () => say` is choosing ${SPUN_WORKERS}`,
    asks: () => ({
      title: say`Choose any ${SPUN_WORKERS}`,
      detail: say`Press them in the supply: of one colour or of two.`,
    }),
  },
  discard: {
    waiting: () => say` is sending workers back`,
    asks: (view, seat) => ({
      title: say`${WORKER_SPACES} workers at most: send ${workersOf(playerOf(view, seat)) - WORKER_SPACES} back`,
      detail: say`You choose which, old or new.`,
    }),
  },
  turn: {
    waiting: () => say` is choosing an action`,
    asks: (view, seat) => ({
      title: say`Your turn: recruit, work or build`,
      detail: [...(view.lastRound ? [LAST_ROUND, ' '] : []), waysToPlay(view, seat)],
    }),
  },
  advance: {
    waiting: () => say` may pay grain to move on`,
    asks: (view, seat) => ({
      title: say`${wheelTitle(view.arrow)}. Pay grain to move on?`,
      detail: advanceDetail(at(playerOf(view, seat).goods, GRAIN)),
    }),
  },
  employ: {
    waiting: ({ space }) => say` is choosing workers for ${workplace(space)}`,
    asks: ({ space }) => ({ title: say`Choose workers for ${workplace(space)}`, detail: say`${crewNeeded(space)}.` }),
  },
  small: {
    waiting: () => say` may use the small space`,
    asks: (view) => ({ title: say`Use the small space too?`, detail: smallDetail(view) }),
  },
  auction: {
    waiting: (view) => (isOutbid(view) ? say` was outbid: new bid or pass` : say` is bidding at the store`),
    asks: (view) => ({ title: auctionTitle(view), detail: auctionDetail(view) }),
  },
  reward: {
    waiting: () => say` is taking a reward`,
    asks: (view, seat) => ({ title: rewardTitle(view), detail: rewardDetail(view, seat) }),
  },
  building: {
    waiting: () => say` is building`,
    asks: (view, seat) => ({
      title: say`Build on ${moreFields(MOST_BUILDINGS - view.built)}?`,
      detail: buildingDetail(view, seat),
    }),
  },
  ending: {
    waiting: () => say` is finishing the turn`,
    asks: (view, seat) => ({
      title: say`End your turn?`,
      detail: say`You can ${endingChoices(playerOf(view, seat)).join(', or ')}.`,
    }),
  },
  calling: 'runs',
  paying: 'runs',
};

const advanceDetail = (grain: number): Sentence =>
  grain === 0
    ? say`You have no grain. Trade a cow to get some.`
    : say`Press a slice: 1 grain per space, ${WORKERS_PER_SPIN} more workers. You have ${grain}.`;

/** "Wheel: recruit. Space or store: work. Field: build." What is pressed for each action that is possible now. */
function waysToPlay(view: View, seat: number): string {
  const legal = new Set(game.legal(view, seat).map(({ type }) => type));
  const can = (...types: readonly Action['type'][]): boolean => types.some((type) => legal.has(type));
  const toWork = [...(can('work', 'bank') ? ['space'] : []), ...(can('city') ? ['store'] : [])];
  const ways = [
    'Wheel: recruit.',
    ...(toWork.length === 0 ? [] : [`${capital(toWork.join(' or '))}: work.`]),
    ...(can('build')
      ? ['Field: build.']
      : can('trade') && canBuildByCow(view, seat)
        ? ['Field: build, for a cow.']
        : []),
  ];
  return ways.join(' ');
}

/** Whether some field could be built on after a cow is traded for the one good that is missing. */
const canBuildByCow = (view: View, seat: number): boolean =>
  view.land.some((print, hex) => {
    if (at(view.owners, hex) !== FREE || print < 0 || !isField(print)) return false;
    const missing = missingGoods(playerOf(view, seat).goods, print);
    return (
      missing.length === 1 &&
      missing.every((good) => good < BIG_COPPER) &&
      bordersTile(view.owners, view.seats, hex, FREE)
    );
  });

function smallDetail(view: View): Sentence {
  if (!game.legal(view, view.turn).some(({ type }) => type === 'employ')) return [LABELS.noWorkers];
  const area = areaOf(view.space);
  const crew = `${count(MATCHING_WORKERS, workerName(area))} or ${OTHER_WORKERS} others`;
  return say`Press the small space: +${goodsOf(SMALL_YIELD, area)} for ${crew}.`;
}

const buildingDetail = (view: View, seat: number): Sentence =>
  game.legal(view, seat).some(({ type }) => type === 'build')
    ? say`Press a field to build. You get ${REFRAIN_SILVER} silver for each you skip.`
    : say`You get ${REFRAIN_SILVER} silver for each field you skip.`;

const moreFields = (left: number): string => `${left > 1 ? 'up to ' : ''}${count(left, 'more field')}`;

/** What can still be done at the end of a turn. */
function endingChoices({ cows, canteens }: Player): readonly string[] {
  const canteen = canteens > 1 ? `1 of your ${canteens} canteens` : 'your canteen';
  return [
    ...(cows > 0 ? [`still trade your ${cows > 1 ? count(cows, 'cow') : 'cow'}`] : []),
    ...(canteens > 0 ? [`spend ${canteen} for another turn`] : []),
  ];
}

const LAST_ROUND = 'This is the last round.';

export function roundWords({ lastRound, round }: View): Sentence {
  if (lastRound) return [LAST_ROUND];
  return round > 0 ? say`Round ${round}.` : [];
}

/** In the strip above the table. */
export function roundTitle({ lastRound, round }: View): string {
  if (round === 0) return 'Setup';
  return lastRound ? `Round ${round}, the last` : `Round ${round}`;
}
