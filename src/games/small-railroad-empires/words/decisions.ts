import type { Decision } from '#words/words.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import {
  ABILITIES,
  CITIES,
  DEMANDS_PER_CITY,
  GOODS,
  LOAN,
  NIGHT_SHIFT_COST,
  REPAYMENT,
  TRAIN_CARDS,
} from '../components.ts';
import { trainsIn } from '../delivery.ts';
import { fullCities, isLastRound, isLastUnlessUnlocked } from '../ending.ts';
import {
  AXIAL,
  CITIES_WANTING,
  type City,
  cityHex,
  type Factory,
  factoryHex,
  goodAt,
  goodOfFactory,
  hasStar,
  type Hex,
  NOWHERE,
  terrainAt,
} from '../map.ts';
import { ownerAt, sharingFee, trackCost } from '../network.ts';
import { canPayForTrack, isNight, tracksDue } from '../rules/build.ts';
import { canBorrow } from '../rules/loans.ts';
import { companyOf, NONE, type PhaseName, sizeOf } from '../state.ts';
import type { View } from '../view.ts';
import { loadingOf, type Offer, opened } from '../plans.ts';
import { cardWords, conditionWords, dollars, gains, goodOf } from './names.ts';

/** What is to be decided, in words. */
export function decisionWords(view: View, seat: number | undefined, awaiting: readonly number[]): Decision {
  if (view.outcome !== undefined) return { title: winnerWords(view), detail: say`The game is over.` };
  const asked = awaiting[0];
  if (asked === undefined) return { title: CHANCE[view.phase] ?? waitingWords(view, view.turn), detail: [] };
  if (seat === undefined || !awaiting.includes(seat)) {
    return { title: waitingWords(view, asked), detail: view.round === 0 ? [] : say`Round ${view.round}.` };
  }
  return { title: titleFor(view), detail: detailFor(view, seat) };
}

const CHANCE: Partial<Record<PhaseName, Sentence>> = {
  start: say`Drawing lots for the start player`,
  tiles: say`The map is laid out`,
  goals: say`The achievements are revealed`,
  contracts: say`Contracts are dealt`,
  deal: say`Train cards are dealt`,
  market: say`The market is filled`,
  refill: say`The market is filled again`,
  ship: say`A container ship docks`,
};

const WAITING: Partial<Record<PhaseName, string>> = {
  begin: 'chooses a factory to begin at',
  build: 'lays tracks',
  deliver: 'may deliver',
  office: 'is in the office',
};

const waitingWords = ({ phase }: View, seat: number): Sentence => say`${{ seat }} ${WAITING[phase] ?? 'decides'}`;

function titleFor(view: View): Sentence {
  if (view.phase === 'begin') return say`Your turn: choose a factory to begin at`;
  if (view.phase === 'deliver') return say`Your turn: deliver, or go on to the office`;
  if (view.phase === 'office') return say`Your turn: the office`;
  if (isNight(view)) return say`Your turn: a third track, by night?`;
  const most = Math.min(tracksDue(view), view.built + companyOf(view, view.turn).supply);
  return say`Your turn: lay track ${view.built + 1} of ${most}`;
}

function detailFor(view: View, seat: number): Sentence {
  const { money, supply } = companyOf(view, seat);
  const last = lastWords(view);
  if (view.phase === 'begin') return say`Free of charge, on a factory nobody has chosen. Your line grows from there.`;
  if (view.phase === 'deliver') return say`Choose a delivery to see its route and what it brings.${last}`;
  if (view.phase === 'office')
    return say`${dollars(money)} in hand: buy at most one card, unlock at most one space, repay loans, in any order.${last}`;
  return say`${dollars(money)} in hand, ${count(supply, 'track')} in supply. ${whereToBuild(view)}${last}`;
}

function lastWords(view: View): string {
  const what = isLastTurn(view) ? 'the game ends with this turn.' : 'this is the last round.';
  if (isLastRound(view)) return ` ${capital(what)}`;
  return isLastUnlessUnlocked(view) ? ` Unless you unlock a track, ${what}` : '';
}

/** Whether nobody plays after the active player in this round. */
function isLastTurn({ turn, startSeat, companies }: View): boolean {
  const seats = companies.length;
  const after = (startSeat - turn - 1 + seats) % seats;
  return Array.from({ length: after }, (_, i) => companies[(turn + 1 + i) % seats]).every((company) => company?.left);
}

function whereToBuild(view: View): string {
  if (!canPayForTrack(view)) {
    return `Every space beside your line costs more: ${canBorrow(view) ? 'take a loan, or ' : ''}stop building.`;
  }
  return isNight(view) ? `By night a track costs ${dollars(NIGHT_SHIFT_COST)} more.` : 'Choose a glowing space.';
}

function winnerWords(view: View): Sentence {
  const winners = view.outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  const names = winners.flatMap((seat, i): Part[] => (i === 0 ? [{ seat }] : [' and ', { seat }]));
  return [...names, winners.length === 1 ? ' has the greatest empire' : ' share the greatest empire'];
}

const NEAREST_CITIES = 3;

/** A start about to be made: who wants the good, and how far away. */
export function beginWords(view: View, factory: Factory): Decision {
  const from = factoryHex(view.map, factory);
  const cities = (CITIES_WANTING[goodOfFactory(factory)] ?? [])
    .filter((city) => cityHex(view.map, city) !== NOWHERE)
    .map((city) => ({ city, length: spacesBetween(from, cityHex(view.map, city)) }))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, NEAREST_CITIES);
  const wanted = cities.map(({ city, length }) => `${cityName(city)} (${length})`).join(', ');
  return {
    title: say`Begin at the ${goodOf(factory)} factory`,
    detail: say`Free. Wanted in ${wanted}: in brackets the shortest route there could be.`,
  };
}

function spacesBetween(a: Hex, b: Hex): number {
  const [one, two] = [AXIAL[a], AXIAL[b]];
  if (one === undefined || two === undefined) return 0;
  const [q, r] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** A track about to be laid: what it costs, who is paid, what it opens. */
export function trackWords(view: View, seat: number, hex: Hex): Decision {
  const cost = trackCost(view, seat, hex, isNight(view));
  const fee = sharingFee(view, seat, hex);
  const owner = ownerAt(view, seat, hex);
  const price = cost - fee === 0 ? say`Free` : say`${dollars(cost - fee)} to the bank`;
  const share = owner === NONE ? [] : say` · ${dollars(fee)} to ${feeTaker(view, owner)}`;
  const star = view.tracks[hex] === 0 && hasStar(view.map, hex) ? ' · 1 VP for the star' : '';
  return {
    title: say`Lay a track: ${groundWords(view, hex)}`,
    detail: [...price, ...share, star, openedWords(view, seat, hex)],
  };
}

/** The owner of the other track, or the bank if that player has left. */
const feeTaker = (view: View, owner: number): Part =>
  companyOf(view, owner).left ? 'the bank for sharing' : { seat: owner };

function groundWords({ map }: View, hex: Hex): string {
  const good = GOODS[goodAt(map, hex)];
  return good === undefined ? terrainAt(map, hex) : `${good} factory`;
}

function openedWords(view: View, seat: number, hex: Hex): string {
  const pairs = opened(view, seat, hex).map(({ factory, city }) => `${goodOf(factory)} to ${cityName(city)}`);
  return pairs.length === 0 ? '' : ` · opens ${pairs.slice(0, 3).join(', ')}`;
}

/** A delivery about to be made: length, dollars, prestige, card effect, and what the ship gives. */
export function deliveryWords(view: View, seat: number, { action, reckoning }: Offer): Decision {
  const { factory, city, card } = action;
  const { path, met, cardMoney, cardPrestige } = reckoning;
  const printed = TRAIN_CARDS[card];
  const effect = met ? gains({ money: cardMoney, prestige: cardPrestige }) : 'condition not met, no reward';
  return {
    title: say`Deliver ${goodOf(factory)} to ${cityName(city)}`,
    detail: [
      `Length ${path.length}: ${gains(reckoning)} · card (${printed === undefined ? '' : conditionWords(printed)}): ${effect}`,
      ...shipWords(view, seat, factory),
      fillsEnough(view, city) ? ' · enough cities are full then: the last round' : '',
    ],
  };
}

/** Whether a train in this city would fill it, and whether that would be enough full cities to end the game. */
const fillsEnough = (view: View, city: City): boolean =>
  trainsIn(view, city) + 1 === DEMANDS_PER_CITY && fullCities(view) + 1 === sizeOf(view.companies.length).fullCities;

function shipWords(view: View, seat: number, factory: number): Sentence {
  const loading = loadingOf(view, seat, factory);
  if (loading === undefined) return [];
  const slot = loading.own
    ? ` · ship: your container, ${loading.money + loading.prestige === 0 ? 'no bonus' : gains(loading)}`
    : ' · ship: a neutral container';
  const { exported } = loading;
  if (exported === undefined) return [slot];
  if (exported.seats.length === 0) return [slot, ', which fills it: nobody is paid'];
  const names = exported.seats.flatMap((one, i): Part[] => (i === 0 ? [{ seat: one }] : [', ', { seat: one }]));
  return [slot, ', which fills it: ', ...names, ` ${gains(exported)}`];
}

/** The label of a button. */
export function actionWords(action: Action, view: View): string {
  switch (action.type) {
    case 'begin':
      return `Begin at ${goodOf(action.factory)}`;
    case 'deliver':
      return `${goodOf(action.factory)} to ${cityName(action.city)}, ${cardWords(action.card)}`;
    case 'buy':
      return `Buy: ${cardWords(view.market[action.place - 1] ?? NONE)}`;
    case 'unlock':
      return `Unlock ${abilityName(action.ability)}`;
    case 'done':
      return DONE_LABELS[view.phase] ?? 'Done';
    default:
      return LABELS[action.type] ?? action.type;
  }
}

const cityName = (city: number): string => (CITIES[city]?.name ?? '').replace('-', ' ');
const abilityName = (ability: number): string => ABILITIES[ability]?.name ?? '';

const DONE_LABELS: Partial<Record<PhaseName, string>> = {
  build: 'Stop building',
  deliver: 'No more deliveries',
  office: 'End the turn',
};

const LABELS: Partial<Record<Action['type'], string>> = {
  build: 'Lay a track',
  loan: `Take a loan of ${dollars(LOAN)}`,
  repay: `Repay a loan for ${dollars(REPAYMENT)}`,
  leave: 'Leave the table',
};
