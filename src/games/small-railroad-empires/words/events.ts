import type { LogLine } from '#words/words.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import { ABILITIES, ACHIEVEMENTS, CLASSES, CONTRACTS, TILE_NAMES, TRAIN_CARDS } from '../components.ts';
import type { Event } from '../events.ts';
import { SHIPS } from '../freight/components.ts';
import { CITY_NAMES, type Hex, HEX_NAMES } from '../map.ts';
import { NONE } from '../state.ts';
import { endingWords } from './rulings.ts';
import { cardWords, dollars, gains, goodOf } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Places that a line can point at. */
export const hexPlace = (hex: Hex): string => `hex ${HEX_NAMES[hex] ?? ''}`;
export const slotPlace = (slot: number): string => `slot ${slot + 1}`;

const line = (seat: number | undefined, sentence: Sentence, hexes: readonly Hex[] = []): LogLine => ({
  sentence,
  places: hexes.map(hexPlace),
  ...(seat !== undefined && { seat }),
});

const shipName = (ship: number): string => `ship ${SHIPS[ship]?.id ?? ''}`;
const cityWords = (city: number): string => (CITY_NAMES[city] ?? '').replace('-', ' ');
const strong = (text: string): Part => ({ strong: text });

/** One line of the log for each event worth telling. */
const TELLINGS: { readonly [T in Event['type']]?: (event: EventOf<T>) => LogLine } = {
  starts: ({ seat }) => line(seat, say`${{ seat }} is the start player.`),
  tileLaid: ({ tile, position }) =>
    line(undefined, say`Tile ${TILE_NAMES[tile] ?? ''} lies on position ${position + 1}.`),
  goalShown: ({ achievement }) => line(undefined, say`Achievement: ${goalName(achievement)}.`),
  began: ({ seat, factory, hex }) => line(seat, say`${{ seat }} begins at ${article(goodOf(factory))} factory.`, [hex]),
  roundBegan: ({ round }) => ({ sentence: say`Round ${round}`, places: [], heading: true }),
  built: builtLine,
  starred: ({ seat, hex, prestige }) => line(seat, say`${{ seat }} is first on a star: ${prestige} VP.`, [hex]),
  builtNoMore: ({ seat, why }) => line(seat, say`${{ seat }} ${WHY_NO_MORE[why]}.`),
  borrowed: ({ seat, money, loans }) =>
    line(seat, say`${{ seat }} borrows ${dollars(money)}; ${count(loans, 'loan')} now.`),
  repaid: ({ seat, money }) => line(seat, say`${{ seat }} pays back a loan for ${dollars(money)}.`),
  delivered: ({ seat, factory, city, path, ...gain }) =>
    line(
      seat,
      say`${{ seat }} delivers ${strong(goodOf(factory))} to ${strong(cityWords(city))}, length ${path.length}: ${gains(gain)}.`,
      path,
    ),
  cardPlayed: ({ seat, card, met, ...gain }) =>
    line(
      seat,
      met ? say`The ${className(card)} pays ${gains(gain)}.` : say`The ${className(card)}’s condition is not met.`,
    ),
  loaded: loadedLine,
  exported: exportedLine,
  docked: ({ ship }) => line(undefined, say`${capital(shipName(ship))} docks at the quay.`),
  achieved: ({ seat, achievement, prestige }) =>
    line(seat, say`${{ seat }} claims ${strong(goalName(achievement))}: ${prestige} VP.`),
  bought: ({ seat, card, price }) =>
    line(seat, say`${{ seat }} buys ${article(className(card))} for ${dollars(price)} (${cardWords(card)}).`),
  cardTurnedUp: ({ card }) =>
    line(undefined, say`New in the market: ${article(className(card))} (${cardWords(card)}).`),
  unlocked: ({ seat, ability, price }) =>
    line(seat, say`${{ seat }} unlocks the ${strong(ABILITIES[ability]?.name ?? '')} for ${dollars(price)}.`),
  leftTheTable: ({ seat }) => line(seat, say`${{ seat }} leaves the table.`),
  endNears: ({ reason }) => line(undefined, [strong('The last round. '), ...endingWords(reason)]),
  contractShown: ({ seat, contract, prestige }) =>
    line(
      seat,
      say`${{ seat }} shows ${CONTRACTS[contract]?.name ?? 'no contract'}: ${prestige > 0 ? `${prestige} VP` : 'not met'}.`,
    ),
  ended: ({ reason }) => line(undefined, [strong('The game is over. '), ...endingWords(reason)]),
};

const WHY_NO_MORE = {
  tracks: 'has no more tracks to build',
  space: 'has no space left to build on',
  money: 'can pay for no further track',
} as const;

export function eventLine(event: Event): LogLine | undefined {
  const tell = TELLINGS[event.type] as ((told: Event) => LogLine) | undefined;
  return tell?.(event);
}

const article = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;

const goalName = (achievement: number): string => ACHIEVEMENTS[achievement]?.name ?? '';
const className = (card: number): string => CLASSES[TRAIN_CARDS[card]?.class ?? 0] ?? '';

function builtLine({ seat, hex, cost, ...sharing }: EventOf<'built'>): LogLine {
  const price = cost === 0 ? '' : ` for ${dollars(cost)}`;
  return line(seat, [...say`${{ seat }} lays a track${price}`, ...sharingWords(sharing), '.'], [hex]);
}

function sharingWords({ fee, owner, ownerLeft }: Pick<EventOf<'built'>, 'fee' | 'owner' | 'ownerLeft'>): Sentence {
  if (owner === NONE) return [];
  return ownerLeft
    ? say` and pays the bank ${dollars(fee)} for sharing: ${{ seat: owner }} has left`
    : say` and pays ${{ seat: owner }} ${dollars(fee)}`;
}

function loadedLine({ seat, slot, own, ...gain }: EventOf<'loaded'>): LogLine {
  const places = [slotPlace(slot)];
  const bonus = gain.money + gain.prestige === 0 ? [] : say` ${{ seat }} gains ${gains(gain)}.`;
  const cover = own
    ? say`A container of ${{ seat }} covers slot ${slot + 1}.`
    : say`A neutral container covers slot ${slot + 1}.`;
  return { ...line(seat, [...cover, ...bonus]), places };
}

function exportedLine({ seats, unpaid = [], ...gain }: EventOf<'exported'>): LogLine {
  if (seats.length === 0) return line(undefined, say`The ship is full of neutral containers: nobody is paid.`);
  const how =
    seats.length === 1 ? ' has the most containers: the 1st export bonus' : ' tie for most: the 2nd export bonus';
  const paid = unpaid.length < seats.length ? `, ${gains(gain)}` : '';
  return line(seats[0], [strong('The ship is full. '), ...named(seats), how, paid, '.', ...unpaidWords(unpaid)]);
}

/** "Anna, Tom and Zoe". */
const named = (seats: readonly number[]): Part[] =>
  seats.flatMap((seat, i): Part[] => (i === 0 ? [{ seat }] : [i < seats.length - 1 ? ', ' : ' and ', { seat }]));

function unpaidWords(seats: readonly number[]): Sentence {
  if (seats.length === 0) return [];
  return [' ', ...named(seats), seats.length === 1 ? ' has left and is not paid.' : ' have left and are not paid.'];
}
