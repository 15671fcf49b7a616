import type { ActionTexts } from '#words/game-words.ts';
import type { Action } from '../actions.ts';
import { ABILITIES, LOAN, MARKET_PRICES, REPAYMENT } from '../components.ts';
import { at } from '#engine/indexed.ts';
import { freightActionTexts } from '../freight/words/texts.ts';
import type { View } from '../view.ts';
import { abilityName, cardWords, cityName, className, dollars, goodOf } from './names.ts';

/** The label of a button: what it does, and what it costs. */
export const actionTexts: ActionTexts<Action, View> = {
  start: 'chance',
  lay: 'chance',
  goal: 'chance',
  contract: 'chance',
  deal: 'chance',
  turnUp: 'chance',
  begin: ({ factory }) => `Begin at ${goodOf(factory)}`,
  build: () => 'Lay a track',
  deliver: ({ factory, city, card }) => `${goodOf(factory)} to ${cityName(city)}, ${cardWords(card)}`,
  buy: ({ place }, { market }) => `Buy ${className(at(market, place - 1))} · ${dollars(at(MARKET_PRICES, place - 1))}`,
  unlock: ({ ability }) => `Unlock ${abilityName(ability)} · ${dollars(at(ABILITIES, ability).price)}`,
  loan: () => `Take a loan of ${dollars(LOAN)}`,
  repay: () => `Repay a loan for ${dollars(REPAYMENT)}`,
  done: (_, { phase }) => stopWords(phase),
  leave: () => 'Leave the table',
  ...freightActionTexts,
};

/** What ends each step. */
function stopWords(phase: View['phase']): string {
  if (phase === 'build') return 'Stop building';
  return phase === 'deliver' ? 'No more deliveries' : 'End the turn';
}
