import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { BANK, COPPER, GRAIN, MOST_BUILDINGS, STONE, WORKER_SPACES } from '../components.ts';
import { game } from '../game.ts';
import { BANK_SPACES, largeSpace, type Player, playerOf, type PhaseName, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { costName, crewColours, crewName, fieldName, goodsOf, seatsListed, spaceName, workerName } from './names.ts';
import { tradeWords, wheelWords } from './events.ts';
import { auctionDetail, auctionWords, isOutbid, rewardWords } from './store.ts';

/** What is to be decided, in words. */
export function decisionWords(view: View, seat: number | undefined, awaiting: readonly number[]): Decision {
  if (view.outcome !== undefined) return { title: winnerWords(view), detail: say`The prairie is settled.` };
  const asked = awaiting[0];
  // Nobody is asked while the moves of others are being shown.
  if (asked === undefined) return { title: CHANCE[view.phase] ?? doing(view, view.turn), detail: [] };
  if (seat === undefined || !awaiting.includes(seat)) {
    return { title: doing(view, asked), detail: lastRoundWords(view) };
  }
  return { title: ASKED[view.phase]?.(view) ?? say`Your decision`, detail: detailWords(view, seat) };
}

const CHANCE: Partial<Record<PhaseName, Sentence>> = {
  landscape: say`The prairie is laid out`,
  startingTile: say`The wagons look for a place`,
  startingPlayer: say`Drawing lots for the starting player`,
  spin: say`The wheel spins`,
};

const WAITING: Partial<Record<PhaseName, string>> = {
  turn: 'is to recruit, work or build',
  white: 'chooses two workers',
  discard: 'has too many workers',
  advance: 'may pay grain for the wheel',
  employ: 'chooses workers',
  small: 'may use the small space',
  auction: 'is to place a contractor',
  reward: 'takes a reward',
  building: 'may build on',
  ending: 'ends the turn',
};

const doing = (view: View, seat: number): Sentence =>
  view.phase === 'auction' && isOutbid(view)
    ? say`${{ seat }} was outbid, and moves the contractor or passes`
    : say`${{ seat }} ${WAITING[view.phase] ?? 'decides'}`;

const ASKED: Partial<Record<PhaseName, (view: View) => Sentence>> = {
  turn: () => say`Your turn: recruit, work or build`,
  white: () => say`Choose two workers`,
  discard: () => say`Room for ${WORKER_SPACES} workers only: who leaves?`,
  advance: (view) => say`The wheel shows ${wheelWords(view.arrow)}: move it on?`,
  employ: (view) => say`Whom do you send to ${spaceName(view.space)}?`,
  small: () => say`Use the small space too?`,
  auction: auctionWords,
  reward: (view) => say`Your reward: ${rewardWords(view)}`,
  building: (view) => say`Build on up to ${count(MOST_BUILDINGS - view.built, 'more field')}, or stop`,
  ending: () => say`End your turn?`,
};

const DETAILS: Partial<Record<PhaseName, (view: View, player: Player) => Sentence>> = {
  turn: (view) =>
    view.lastRound
      ? lastRoundWords(view)
      : say`Press a glowing field, a space of the worker board, the wheel or the store. Cattle may be traded at any time.`,
  advance: (_, { goods }) =>
    goods[GRAIN] === 0
      ? say`For two more workers. Each space costs 1 grain, and you have none; a cow could be traded for one.`
      : say`Each space costs 1 grain; you have ${goods[GRAIN] ?? 0}. You take two more workers where it stops.`,
  white: () => say`Any two that are in the supply, of one colour or of two.`,
  discard: (_, player) => say`You have ${workersOf(player)} workers, old and new ones. You choose who goes back.`,
  employ: ({ space }) =>
    space < BANK_SPACES
      ? say`Workers of any colours.`
      : say`One worker of the area’s colour, or any two of other colours.`,
  reward: (_, { goods }) => say`You have ${held(goods, COPPER)} and ${held(goods, STONE)}.`,
  small: (view) =>
    game.legal(view, view.turn).some(({ type }) => type === 'employ')
      ? say`For one more good: one matching worker or two others, no silver.`
      : say`You have no workers for one more good, unless you trade a cow for one.`,
  auction: auctionDetail,
  building: (view) => say`Stopping now brings ${MOST_BUILDINGS - view.built} silver.`,
  ending: (_, player) => say`You may ${endingChoices(player).join(', or ')}.`,
};

const held = (goods: readonly number[], good: number): string => goodsOf(goods[good] ?? 0, good).replace(/^0/, 'no');

/** What can still be done at the end of a turn. */
function endingChoices({ cows, canteens }: Player): readonly string[] {
  const canteen = canteens > 1 ? `one of your ${canteens} canteens` : 'your canteen';
  return [
    ...(cows > 0 ? [`still trade your ${cows > 1 ? count(cows, 'cow') : 'cow'}`] : []),
    ...(canteens > 0 ? [`spend ${canteen} for another turn`] : []),
  ];
}

const detailWords = (view: View, seat: number): Sentence => DETAILS[view.phase]?.(view, playerOf(view, seat)) ?? [];

const lastRoundWords = (view: View): Sentence =>
  view.lastRound ? say`This is the last round.` : view.round > 0 ? say`Round ${view.round}.` : [];

function winnerWords(view: View): Sentence {
  const winners = view.outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  return [...seatsListed(winners), winners.length === 1 ? ' has settled Montana' : ' share the win'];
}

const DONE: Partial<Record<PhaseName, string>> = {
  advance: 'Leave it there',
  small: 'Not the small space',
  building: 'Stop building',
  ending: 'End the turn',
};

type Label = { readonly [T in Action['type']]?: (action: Extract<Action, { type: T }>, view: View) => string };

const LABELS: Label = {
  recruit: () => 'Spin the wheel',
  take: ({ workers }) => capital(crewColours(workers)),
  discard: ({ worker }) => capital(workerName(worker)),
  advance: ({ spaces }, view) => `${spaces} grain: ${wheelWords((view.arrow + spaces) % 8)}`,
  bank: ({ space }) => `Bank: ${count(BANK[space]?.workers ?? 0, 'worker')} for ${BANK[space]?.silver ?? 0} silver`,
  work: ({ space }) => capital(spaceName(largeSpace(space)).replace('the ', '')),
  employ: ({ workers }) => capital(crewName(workers)),
  city: () => 'Go to the city',
  bid: ({ row, price }) => `Row ${row}: ${count(price, 'pumpkin')}`,
  pass: () => 'Pass',
  choose: ({ copper, stone, grain }) => capital(chosen([copper, stone, grain]).replaceAll('small ', '')),
  upgrade: ({ copper, stone }) =>
    copper + stone === 0 ? 'Trade up nothing' : `Trade up ${chosen([copper, stone]).replaceAll('small ', '')}`,
  build: ({ field }, view) => `${capital(fieldName(field))}: ${costName(view, field)}`,
  trade: ({ what }) => `Cow for ${tradeWords(what).replace(/^a /, '')}`,
  canteen: () => 'Spend a canteen for another turn',
  done: (_, view) => DONE[view.phase] ?? 'Done',
};

const chosen = (counts: readonly number[]): string =>
  listed(counts.flatMap((number, good) => (number === 0 ? [] : [goodsOf(number, good)])));

/** The label of a button. */
export function actionWords(action: Action, view: View): string {
  const label = LABELS[action.type] as ((action: Action, view: View) => string) | undefined;
  return label?.(action, view) ?? action.type;
}
