import { at } from '#engine/indexed.ts';
import type { PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, inWords } from '#words/speech.ts';
import {
  COPPER,
  GRAIN,
  MOST_BUILDINGS,
  OTHER_WORKERS,
  REFRAIN_SILVER,
  STONE,
  WORKER_SPACES,
  WORKERS_PER_SPIN,
} from '../components.ts';
import { game } from '../game.ts';
import { type PhaseName, type Player, playerOf, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { isBank } from '../worker-board.ts';
import { goodsHeld, spaceName, wheelWords } from './names.ts';
import { auctionDetail, auctionTitle, isOutbid, rewardWords } from './store.ts';

const TWO_WORKERS = `${inWords(WORKERS_PER_SPIN)} workers`;

/** What each phase asks, and what others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  landscape: { draws: say`The prairie is laid out` },
  startingTile: { draws: say`The wagons look for a place` },
  startingPlayer: { draws: say`Drawing lots for the starting player` },
  spin: { draws: say`The wheel spins` },
  white: {
    waiting: () => say` chooses ${TWO_WORKERS}`,
    asks: () => ({
      title: say`Choose ${TWO_WORKERS}`,
      detail: say`Any ${inWords(WORKERS_PER_SPIN)} that are in the supply, of one colour or of two.`,
    }),
  },
  discard: {
    waiting: () => say` has too many workers`,
    asks: (view, seat) => ({
      title: say`Room for ${WORKER_SPACES} workers only: who leaves?`,
      detail: say`You have ${workersOf(playerOf(view, seat))} workers, old and new ones. You choose who goes back.`,
    }),
  },
  turn: {
    waiting: () => say` is to recruit, work or build`,
    asks: (view) => ({
      title: say`Your turn: recruit, work or build`,
      detail: view.lastRound
        ? roundWords(view)
        : say`Press a glowing field, a space of the worker board, the wheel or the store. Cattle may be traded at any time.`,
    }),
  },
  advance: {
    waiting: () => say` may pay grain for the wheel`,
    asks: (view, seat) => ({
      title: say`The wheel shows ${wheelWords(view.arrow)}: move it on?`,
      detail: advanceDetail(at(playerOf(view, seat).goods, GRAIN)),
    }),
  },
  employ: {
    waiting: () => say` chooses workers`,
    asks: ({ space }) => ({
      title: say`Whom do you send to ${spaceName(space)}?`,
      detail: isBank(space)
        ? say`Workers of any colours.`
        : say`One worker of the area’s colour, or any ${inWords(OTHER_WORKERS)} of other colours.`,
    }),
  },
  small: {
    waiting: () => say` may use the small space`,
    asks: (view) => ({
      title: say`Use the small space too?`,
      detail: game.legal(view, view.turn).some(({ type }) => type === 'employ')
        ? say`For one more good: one matching worker or ${inWords(OTHER_WORKERS)} others, no silver.`
        : say`You have no workers for one more good, unless you trade a cow for one.`,
    }),
  },
  auction: {
    waiting: (view) =>
      isOutbid(view) ? say` was outbid, and moves the contractor or passes` : say` is to place a contractor`,
    asks: (view) => ({ title: auctionTitle(view), detail: auctionDetail(view) }),
  },
  reward: {
    waiting: () => say` takes a reward`,
    asks: (view, seat) => ({
      title: say`Your reward: ${rewardWords(view)}`,
      detail: rewardDetail(playerOf(view, seat)),
    }),
  },
  building: {
    waiting: () => say` may build on`,
    asks: ({ built }) => ({
      title: say`Build on up to ${count(MOST_BUILDINGS - built, 'more field')}, or stop`,
      detail: say`Stopping now brings ${REFRAIN_SILVER * (MOST_BUILDINGS - built)} silver.`,
    }),
  },
  ending: {
    waiting: () => say` ends the turn`,
    asks: (view, seat) => ({
      title: say`End your turn?`,
      detail: say`You may ${endingChoices(playerOf(view, seat)).join(', or ')}.`,
    }),
  },
  calling: 'runs',
  paying: 'runs',
};

const advanceDetail = (grain: number): Sentence =>
  grain === 0
    ? say`For ${inWords(WORKERS_PER_SPIN)} more workers. Each space costs 1 grain, and you have none; a cow could be traded for one.`
    : say`Each space costs 1 grain; you have ${grain}. You take ${inWords(WORKERS_PER_SPIN)} more workers where it stops.`;

const rewardDetail = ({ goods }: Player): Sentence =>
  say`You have ${goodsHeld(at(goods, COPPER), COPPER)} and ${goodsHeld(at(goods, STONE), STONE)}.`;

/** What can still be done at the end of a turn. */
function endingChoices({ cows, canteens }: Player): readonly string[] {
  const canteen = canteens > 1 ? `one of your ${canteens} canteens` : 'your canteen';
  return [
    ...(cows > 0 ? [`still trade your ${cows > 1 ? count(cows, 'cow') : 'cow'}`] : []),
    ...(canteens > 0 ? [`spend ${canteen} for another turn`] : []),
  ];
}

export function roundWords({ lastRound, round }: View): Sentence {
  if (lastRound) return say`This is the last round.`;
  return round > 0 ? say`Round ${round}.` : [];
}
