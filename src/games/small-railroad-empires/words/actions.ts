import type { ActionTexts } from '#words/game-words.ts';
import type { Action } from '../actions.ts';
import { ABILITIES, LOAN, MARKET_PRICES, REPAYMENT } from '../components.ts';
import { at } from '#engine/indexed.ts';
import { freightActionTexts } from '../freight/words/texts.ts';
import { factoryHex } from '../map.ts';
import { isNight } from '../rules/build.ts';
import { trackCost } from '../rules/track.ts';
import type { View } from '../view.ts';
import { abilityName, cardWords, cityName, className, dollars, goodOf, plusDollars, withPrice } from './names.ts';
import { awayWords, factoryName, onSpace } from './places.ts';

/** The label of a button: what it does, and what it costs. */
export const actionTexts: ActionTexts<Action, View> = {
  start: 'chance',
  lay: 'chance',
  goal: 'chance',
  contract: 'chance',
  deal: 'chance',
  turnUp: 'chance',
  begin: ({ factory }, { map }) => `Start at the ${factoryName(factory, factoryHex(map, factory))}`,
  build: ({ hex }, view) =>
    withPrice(
      `Build ${onSpace(view.map, hex)}${awayWords(view.map, hex)}`,
      trackCost(view, view.turn, hex, isNight(view)),
    ),
  deliver: ({ factory, city, card }) =>
    `Deliver ${goodOf(factory)} to ${cityName(city)} · ${className(card)} (${cardWords(card)})`,
  buy: ({ place }, { market }) => `Buy ${className(at(market, place - 1))} · ${dollars(at(MARKET_PRICES, place - 1))}`,
  unlock: ({ ability }) => `Unlock ${abilityName(ability)} · ${dollars(at(ABILITIES, ability).price)}`,
  loan: () => `Take a loan · ${plusDollars(LOAN)}`,
  repay: () => `Repay a loan · ${dollars(REPAYMENT)}`,
  done: (_, { phase }) => stopWords(phase),
  leave: () => 'Leave the game',
  ...freightActionTexts,
};

/** What ends each step. */
function stopWords(phase: View['phase']): string {
  if (phase === 'build') return 'Stop building';
  return phase === 'deliver' ? 'Skip delivery' : 'End turn';
}

const GROUPS: Readonly<Partial<Record<Action['type'], string>>> = {
  begin: 'Start',
  build: 'Build',
  deliver: 'Deliver',
  buy: 'Buy a train card',
  unlock: 'Unlock an ability',
  loan: 'Loans',
  repay: 'Loans',
};

/** The heading of an action in the list of all. */
export const actionGroup = ({ type }: Action): string => GROUPS[type] ?? 'Your turn';
