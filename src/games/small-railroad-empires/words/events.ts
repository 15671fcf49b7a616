import { type EventTexts, unsaid } from '#words/game-words.ts';
import { at } from '#engine/indexed.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { LogLine } from '#words/words.ts';
import { type Achievement, ACHIEVEMENTS, CONTRACTS, TILE_NAMES } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { freightEventTexts } from '../freight/words/texts.ts';
import { type Hex, HEX_NAMES } from '../map.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { endingCalled } from './endings.ts';
import {
  abilityName,
  aTrain,
  cityName,
  className,
  COUNTED_WORDS,
  dollars,
  goalName,
  goodOf,
  minusDollars,
  plusDollars,
  plusPoints,
  points,
  shortCardWords,
  shortConditionWords,
  signedGains,
} from './names.ts';
import { cityPlace, factoryName, hexPlace, onSpace, tilePlaces } from './places.ts';

const strong = (text: string): Part => ({ strong: text });

/** One line of the log for each event worth telling. */
export const eventTexts: EventTexts<Event, View> = {
  starts: ({ seat }) => lineOf(seat, say`${{ seat }} was drawn to go first.`),
  tileLaid: ({ tile, position }) =>
    plainLine(say`Tile ${TILE_NAMES[tile] ?? ''} became part ${position + 1} of the map.`, tilePlaces(position)),
  goalShown: ({ achievement }) =>
    plainLine(say`New achievement: ${strong(goalName(achievement))} (${goalWords(achievement)}).`),
  contractDealt: unsaid,
  cardDealt: unsaid,
  cardTurnedUp: ({ card }) => plainLine(say`New for sale: ${className(card)} (${shortCardWords(card)}).`),
  began: ({ seat, factory, hex }) =>
    lineOf(seat, say`${{ seat }} started at the ${factoryName(factory, hex)}.`, [hexPlace(hex)]),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  turnBegan: unsaid,
  built: builtLine,
  starred: ({ seat, hex, prestige }, view) =>
    lineOf(seat, say`${{ seat }} was first on the star ${whereIs(hex, view)}: ${plusPoints(prestige)}.`, [
      hexPlace(hex),
    ]),
  builtNoMore: ({ seat, why }) => lineOf(seat, say`${{ seat }} ${WHY_NO_MORE[why]}.`),
  borrowed: ({ seat, money, loans }) =>
    lineOf(seat, say`${{ seat }} took a loan: ${plusDollars(money)} (${count(loans, 'loan')} now).`),
  repaid: ({ seat, money, loans }) =>
    lineOf(seat, say`${{ seat }} repaid a loan: ${minusDollars(money)} (${count(loans, 'loan')} left).`),
  delivered: ({ seat, factory, city, path, ...gain }) =>
    lineOf(
      seat,
      say`${{ seat }} delivered ${strong(goodOf(factory))} to ${strong(cityName(city))}, ${count(path.length, 'space')}: ${signedGains(gain)}.`,
      [cityPlace(city), ...path.map(hexPlace)],
    ),
  cardPlayed: ({ seat, card, met, ...gain }) =>
    lineOf(
      seat,
      say`${{ seat }} played ${aTrain(card)} (${shortConditionWords(card)}): ${met ? signedGains(gain) : 'not met, no reward'}.`,
    ),
  achieved: ({ seat, achievement, prestige }) =>
    lineOf(seat, say`${{ seat }} claimed ${strong(goalName(achievement))}: ${plusPoints(prestige)}.`),
  bought: ({ seat, card, price }) =>
    lineOf(seat, say`${{ seat }} bought ${aTrain(card)}: ${minusDollars(price)} (${shortCardWords(card)}).`),
  unlocked: ({ seat, ability, price }) =>
    lineOf(seat, say`${{ seat }} unlocked ${strong(abilityName(ability))}: ${minusDollars(price)}, +1 track.`),
  leftTheTable: ({ seat }) => lineOf(seat, say`${{ seat }} left the game.`),
  endNears: ({ reason }) => plainLine([strong('Last round. '), ...endingCalled(reason)]),
  contractShown: ({ seat, contract, prestige }) =>
    lineOf(
      seat,
      say`${{ seat }} showed ${CONTRACTS[contract]?.name ?? 'no contract'}: ${prestige > 0 ? plusPoints(prestige) : 'not met'}.`,
    ),
  ended: ({ reason }) => plainLine([strong('Game over. '), ...endingCalled(reason)]),
  ...freightEventTexts,
};

const WHY_NO_MORE = {
  tracks: 'had no more tracks to build',
  space: 'had no space left to build on',
  money: 'could not pay for another track',
} as const;

function goalWords(achievement: Achievement): string {
  const { need, of, prestige } = at(ACHIEVEMENTS, achievement);
  return `${need} ${COUNTED_WORDS[of]}: ${points(prestige)}`;
}

/** An event does not say what is printed on a space; without the map, a line calls it by its number. */
const whereIs = (hex: Hex, view: View | undefined): string =>
  view === undefined ? `on space ${at(HEX_NAMES, hex)}` : onSpace(view.map, hex);

function builtLine({ seat, hex, cost, fee, ...sharing }: EventOf<'built'>, view?: View): LogLine {
  const paid = cost + fee === 0 ? '' : `: ${minusDollars(cost + fee)}`;
  const sentence = say`${{ seat }} built ${whereIs(hex, view)}${paid}`;
  return lineOf(seat, [...sentence, ...sharingWords({ fee, ...sharing }), '.'], [hexPlace(hex)]);
}

function sharingWords({ fee, owner, ownerLeft }: Pick<EventOf<'built'>, 'fee' | 'owner' | 'ownerLeft'>): Sentence {
  if (owner === NONE) return [];
  return ownerLeft
    ? say` (the bank got ${dollars(fee)} for sharing: ${{ seat: owner }} has left)`
    : say`, ${{ seat: owner }} ${plusDollars(fee)}`;
}
