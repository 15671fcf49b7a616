import { at } from '#engine/indexed.ts';
import { lineOf, plainLine } from '#words/log-line.ts';
import { type Part, say, type Sentence } from '#words/sentence.ts';
import { count, listed, ordinal } from '#words/speech.ts';
import type { Gathered, LogLine } from '#words/words.ts';
import { type Card, TILE_NAMES } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { slotPlace } from '../freight/words/names.ts';
import { freightEventTexts } from '../freight/words/texts.ts';
import { HEX_NAMES } from '../map.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import {
  abilityName,
  aTrain,
  cityName,
  className,
  dollars,
  goalName,
  goodOf,
  minusDollars,
  plusDollars,
  plusPoints,
  shortCardWords,
  shortConditionWords,
  signedGains,
} from './names.ts';
import { cityPlace, hexPlace, onSpaces, tilePlaces } from './places.ts';

type Kind = Event['type'];
const allOf = <T extends Kind>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

const sum = <T>(of: readonly T[], amount: (one: T) => number): number => of.reduce((all, one) => all + amount(one), 0);

/** What belongs together: which events may be in it, which of them it is about, and how it is told. */
interface Chapter {
  readonly kinds: readonly Kind[];
  /** It begins with this; undefined: with any of them. */
  readonly begins?: Kind;
  /** It ends with one of these: a loan taken after the last track belongs to what comes next. */
  readonly ends: readonly Kind[];
  readonly tell: (events: readonly Event[], view?: View) => LogLine;
}

const CHAPTERS: readonly Chapter[] = [
  { kinds: ['borrowed', 'built', 'starred'], ends: ['built', 'starred'], tell: tellBuilding },
  {
    kinds: ['delivered', 'cardPlayed', 'loaded'],
    begins: 'delivered',
    ends: ['cardPlayed', 'loaded'],
    tell: tellDelivery,
  },
  { kinds: ['exported', 'sailed', 'docked'], ends: ['docked'], tell: tellExport },
  { kinds: ['achieved'], ends: ['achieved'], tell: tellAchievements },
  {
    kinds: ['borrowed', 'bought', 'cardTurnedUp', 'unlocked', 'repaid'],
    ends: ['bought', 'cardTurnedUp', 'unlocked', 'repaid'],
    tell: tellPurchases,
  },
  { kinds: ['borrowed'], ends: ['borrowed'], tell: tellPurchases },
  { kinds: ['tileLaid'], ends: ['tileLaid'], tell: tellMap },
  { kinds: ['goalShown'], ends: ['goalShown'], tell: tellGoals },
];

/** Several events of a turn in one line: what is paid and gained belongs to the step that caused it. */
export function gather(events: readonly Event[], view?: View): Gathered | undefined {
  for (const { kinds, begins, ends, tell } of CHAPTERS) {
    if (begins !== undefined && events[0]?.type !== begins) continue;
    const run = leading(events, kinds);
    const told = run.slice(0, run.findLastIndex(({ type }) => ends.includes(type)) + 1);
    if (told.length > 1) return { line: tell(told, view), count: told.length };
  }
  return undefined;
}

/** The first of these events that are of such kinds; a second delivery is told by itself. */
function leading(events: readonly Event[], kinds: readonly Kind[]): readonly Event[] {
  const end = events.findIndex(({ type }, i) => !kinds.includes(type) || (i > 0 && type === 'delivered'));
  return end < 0 ? events : events.slice(0, end);
}

const seatOf = (events: readonly Event[]): number => {
  const [first] = events.filter((event) => 'seat' in event);
  return first?.seat ?? NONE;
};

/** "took a loan (+$4)", "took a 2nd loan (+$4)", "took 2 loans (+$8)". */
function loanWords(loans: readonly EventOf<'borrowed'>[]): string {
  const [last] = loans.slice(-1);
  const which = last === undefined || last.loans === 1 ? 'a loan' : `a ${ordinal(last.loans)} loan`;
  return `took ${loans.length === 1 ? which : count(loans.length, 'loan')} (${plusDollars(sum(loans, ({ money }) => money))})`;
}

function tellBuilding(events: readonly Event[], view?: View): LogLine {
  const [tracks, loans] = [allOf(events, 'built'), allOf(events, 'borrowed')];
  const hexes = tracks.map(({ hex }) => hex);
  const where =
    view === undefined ? listed(hexes.map((hex) => `on space ${at(HEX_NAMES, hex)}`)) : onSpaces(view.map, hexes);
  const did = [...(loans.length === 0 ? [] : [loanWords(loans)]), `built ${where}`];
  const sentence = [{ seat: seatOf(events) }, ` ${did.join(' and ')}`, ...buildingSums(events), '.'];
  return lineOf(seatOf(events), sentence, hexes.map(hexPlace));
}

function buildingSums(events: readonly Event[]): Sentence {
  const tracks = allOf(events, 'built');
  const paid = sum(tracks, ({ cost, fee }) => cost + fee);
  const stars = sum(allOf(events, 'starred'), ({ prestige }) => prestige);
  const shared = tracks.filter(({ owner }) => owner !== NONE);
  const parts: readonly Sentence[] = [
    ...(paid === 0 ? [] : [[minusDollars(paid)]]),
    ...(stars === 0 ? [] : [[`${plusPoints(stars)} for ${stars === 1 ? 'a star' : 'stars'}`]]),
    ...[...new Set(shared.map(({ owner }) => owner))].map((owner) => feeWords(shared, owner)),
  ];
  return parts.flatMap((part, i) => [i === 0 ? ': ' : ', ', ...part]);
}

/** What the owner of shared spaces got, or the bank for one who has left. */
function feeWords(shared: readonly EventOf<'built'>[], owner: number): Sentence {
  const theirs = shared.filter((track) => track.owner === owner);
  const fee = sum(theirs, (track) => track.fee);
  return theirs.some(({ ownerLeft }) => ownerLeft)
    ? say`${dollars(fee)} of it to the bank for sharing with ${{ seat: owner }}, who has left`
    : say`${{ seat: owner }} ${plusDollars(fee)}`;
}

function tellDelivery(events: readonly Event[]): LogLine {
  const [run] = allOf(events, 'delivered');
  const [card] = allOf(events, 'cardPlayed');
  const [load] = allOf(events, 'loaded');
  const seat = seatOf(events);
  const gain = {
    money: sum([run, card, load], (one) => one?.money ?? 0),
    prestige: sum([run, card, load], (one) => one?.prestige ?? 0),
  };
  const route = run === undefined ? [] : [count(run.path.length, 'space')];
  const train = card === undefined ? [] : [`${className(card.card)}${card.met ? '' : ' not met'}`];
  const goods =
    run === undefined ? [] : say` delivered ${strong(goodOf(run.factory))} to ${strong(cityName(run.city))}`;
  return lineOf(
    seat,
    [{ seat }, ...goods, ` (${[...route, ...train].join(', ')}): ${signedGains(gain)}`, ...loadWords(load), '.'],
    [
      ...(run === undefined ? [] : [cityPlace(run.city), ...run.path.map(hexPlace)]),
      ...(load === undefined ? [] : [slotPlace(load.slot)]),
    ],
  );
}

const strong = (text: string): Part => ({ strong: text });

function loadWords(load: EventOf<'loaded'> | undefined): Sentence {
  if (load === undefined) return [];
  const { seat, slot, own } = load;
  return own
    ? say`; ${{ seat }}’s container is in ${slotPlace(slot)}`
    : say`; a grey container is in ${slotPlace(slot)}`;
}

/** A full ship and the next one. */
function tellExport(events: readonly Event[]): LogLine {
  const lines = [
    ...allOf(events, 'exported').map((event) => freightEventTexts.exported(event)),
    ...allOf(events, 'docked').map((event) => freightEventTexts.docked(event)),
  ].filter((line) => line !== undefined);
  const [first] = lines;
  const sentence = lines.flatMap((line, i) => [...(i === 0 ? [] : [' ']), ...line.sentence]);
  return first === undefined ? plainLine(sentence) : { ...first, sentence };
}

function tellAchievements(events: readonly Event[]): LogLine {
  const claimed = allOf(events, 'achieved');
  const names = listed(claimed.map(({ achievement }) => goalName(achievement)));
  const points = sum(claimed, ({ prestige }) => prestige);
  return lineOf(seatOf(events), say`${{ seat: seatOf(events) }} claimed ${strong(names)}: ${plusPoints(points)}.`);
}

function tellPurchases(events: readonly Event[]): LogLine {
  const [bought, unlocked] = [allOf(events, 'bought'), allOf(events, 'unlocked')];
  const [loans, repaid] = [allOf(events, 'borrowed'), allOf(events, 'repaid')];
  const did = [
    ...(loans.length === 0 ? [] : [loanWords(loans)]),
    ...bought.map(({ card }) => `bought ${aTrain(card)} (${shortCardWords(card)})`),
    ...unlocked.map(({ ability }) => `unlocked ${abilityName(ability)} (+1 track)`),
    ...(repaid.length === 0 ? [] : [`repaid ${repaid.length === 1 ? 'a loan' : count(repaid.length, 'loan')}`]),
  ];
  const paid = sum([...bought, ...unlocked], ({ price }) => price) + sum(repaid, ({ money }) => money);
  const sums = paid === 0 ? '' : `: ${minusDollars(paid)}`;
  const cards = allOf(events, 'cardTurnedUp').map(({ card }) => card);
  if (did.length === 0) return plainLine([forSale(cards)]);
  // The market itself shows what the new card asks for.
  const market = cards.length === 0 ? '' : ` New for sale: ${listed(cards.map(className))}.`;
  return lineOf(seatOf(events), [{ seat: seatOf(events) }, ` ${listed(did)}${sums}.${market}`]);
}

/** The first cards of the market. */
const forSale = (cards: readonly Card[]): string =>
  `For sale: ${listed(cards.map((card) => `${className(card)} (${shortConditionWords(card)})`))}.`;

function tellMap(events: readonly Event[]): LogLine {
  const tiles = allOf(events, 'tileLaid');
  const names = listed(tiles.map(({ tile }) => at(TILE_NAMES, tile)));
  return plainLine(
    say`The map is made of tiles ${names}.`,
    tiles.flatMap(({ position }) => tilePlaces(position)),
  );
}

function tellGoals(events: readonly Event[]): LogLine {
  const names = allOf(events, 'goalShown').map(({ achievement }) => goalName(achievement));
  return plainLine(say`Achievements: ${listed(names)}.`);
}
