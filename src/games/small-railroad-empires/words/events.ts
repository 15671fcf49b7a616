import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { LogLine } from '#words/words.ts';
import { CONTRACTS, TILE_NAMES } from '../components.ts';
import type { Event } from '../events.ts';
import { freightEventTexts } from '../freight/words/texts.ts';
import { NONE } from '../state.ts';
import { endingCalled } from './endings.ts';
import {
  abilityName,
  aFactory,
  aTrain,
  cardWords,
  cityName,
  className,
  dollars,
  gains,
  goalName,
  goodOf,
  hexPlace,
  points,
} from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const strong = (text: string): Part => ({ strong: text });

/** One line of the log for each event worth telling. */
export const eventTexts: EventTexts<Event> = {
  starts: ({ seat }) => lineOf(seat, say`${{ seat }} is the start player.`),
  tileLaid: ({ tile, position }) => plainLine(say`Tile ${TILE_NAMES[tile] ?? ''} lies on position ${position + 1}.`),
  goalShown: ({ achievement }) => plainLine(say`Achievement: ${goalName(achievement)}.`),
  contractDealt: unsaid,
  cardDealt: unsaid,
  cardTurnedUp: ({ card }) => plainLine(say`New in the market: ${aTrain(card)} (${cardWords(card)}).`),
  began: ({ seat, factory, hex }) => lineOf(seat, say`${{ seat }} begins at ${aFactory(factory)}.`, [hexPlace(hex)]),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  turnBegan: unsaid,
  built: builtLine,
  starred: ({ seat, hex, prestige }) =>
    lineOf(seat, say`${{ seat }} is first on a star: ${points(prestige)}.`, [hexPlace(hex)]),
  builtNoMore: ({ seat, why }) => lineOf(seat, say`${{ seat }} ${WHY_NO_MORE[why]}.`),
  borrowed: ({ seat, money, loans }) =>
    lineOf(seat, say`${{ seat }} borrows ${dollars(money)}; ${count(loans, 'loan')} now.`),
  repaid: ({ seat, money }) => lineOf(seat, say`${{ seat }} pays back a loan for ${dollars(money)}.`),
  delivered: ({ seat, factory, city, path, ...gain }) =>
    lineOf(
      seat,
      say`${{ seat }} delivers ${strong(goodOf(factory))} to ${strong(cityName(city))}, length ${path.length}: ${gains(gain)}.`,
      path.map(hexPlace),
    ),
  cardPlayed: ({ seat, card, met, ...gain }) =>
    lineOf(
      seat,
      met ? say`The ${className(card)} pays ${gains(gain)}.` : say`The ${className(card)}’s condition is not met.`,
    ),
  achieved: ({ seat, achievement, prestige }) =>
    lineOf(seat, say`${{ seat }} claims ${strong(goalName(achievement))}: ${points(prestige)}.`),
  bought: ({ seat, card, price }) =>
    lineOf(seat, say`${{ seat }} buys ${aTrain(card)} for ${dollars(price)} (${cardWords(card)}).`),
  unlocked: ({ seat, ability, price }) =>
    lineOf(seat, say`${{ seat }} unlocks the ${strong(abilityName(ability))} for ${dollars(price)}.`),
  leftTheTable: ({ seat }) => lineOf(seat, say`${{ seat }} leaves the table.`),
  endNears: ({ reason }) => plainLine([strong('The last round. '), ...endingCalled(reason)]),
  contractShown: ({ seat, contract, prestige }) =>
    lineOf(
      seat,
      say`${{ seat }} shows ${CONTRACTS[contract]?.name ?? 'no contract'}: ${prestige > 0 ? points(prestige) : 'not met'}.`,
    ),
  ended: ({ reason }) => plainLine([strong('The game is over. '), ...endingCalled(reason)]),
  ...freightEventTexts,
};

const WHY_NO_MORE = {
  tracks: 'has no more tracks to build',
  space: 'has no space left to build on',
  money: 'can pay for no further track',
} as const;

function builtLine({ seat, hex, cost, ...sharing }: EventOf<'built'>): LogLine {
  const price = cost === 0 ? '' : ` for ${dollars(cost)}`;
  return lineOf(seat, [...say`${{ seat }} lays a track${price}`, ...sharingWords(sharing), '.'], [hexPlace(hex)]);
}

function sharingWords({ fee, owner, ownerLeft }: Pick<EventOf<'built'>, 'fee' | 'owner' | 'ownerLeft'>): Sentence {
  if (owner === NONE) return [];
  return ownerLeft
    ? say` and pays the bank ${dollars(fee)} for sharing: ${{ seat: owner }} has left`
    : say` and pays ${{ seat: owner }} ${dollars(fee)}`;
}
