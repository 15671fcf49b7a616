import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { namesOf, say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { LogLine } from '#words/words.ts';
import type { Trade } from '../actions.ts';
import { BANK, DOUBLE, LINE, STORE } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import type { View } from '../view.ts';
import { endingTexts } from './endings.ts';
import {
  areaName,
  crewName,
  fieldName,
  goodsName,
  goodsOf,
  tradeName,
  wheelWords,
  workerName,
  workplace,
} from './names.ts';
import { areaPlaces, hexPlace, lakePlaces, rowPlace, spacePlace, STORE_PLACE, WHEEL_PLACE } from './places.ts';
import { rowName } from './store.ts';

/** ": −3 silver, +3 grain"; nothing where nothing changed. */
export const changesOf = (changes: readonly string[]): string =>
  changes.length === 0 ? '' : `: ${changes.join(', ')}`;
export const paid = (silver: number): readonly string[] => (silver > 0 ? [`−${silver} silver`] : []);

export const gotLine = (seat: number, gains: readonly string[]): LogLine =>
  lineOf(seat, say`${{ seat }} got ${gains.join(', ')}.`);

export const sentBackLine = (seat: number, workers: string): LogLine =>
  lineOf(seat, say`${{ seat }} sent back ${workers}.`);

export const passLine = (seats: readonly number[], unable: boolean): LogLine => ({
  sentence: [...namesOf(seats), unable ? ' could not bid: too few pumpkins.' : ' passed at the store.'],
  places: [STORE_PLACE],
  ...(seats.length === 1 && { seat: seats[0] ?? 0 }),
});

export const tradeLine = (seat: number, trades: readonly Trade[]): LogLine =>
  lineOf(
    seat,
    say`${{ seat }} traded ${trades.length === 1 ? 'a cow' : count(trades.length, 'cow')}${changesOf(trades.map((what) => `+${tradeName(what)}`))}.`,
  );

export const eventTexts: EventTexts<Event, View> = {
  tileLaid: unsaid,
  startingTilePlaced: ({ field }) =>
    plainLine(say`The starting tile was placed on ${fieldName(field)}.`, [hexPlace(field)]),
  startingPlayerDrawn: (event) => lineOf(event.seat, startWords(event)),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  // The canteen right before has told it.
  turnBegan: unsaid,
  wheelSpun: ({ seat, space }) => lineOf(seat, say`${{ seat }} spun the wheel: ${wheelWords(space)}.`, [WHEEL_PLACE]),
  arrowMoved: ({ seat, spaces, space }) =>
    lineOf(seat, say`${{ seat }} moved the arrow on (−${spaces} grain): ${wheelWords(space)}.`, [WHEEL_PLACE]),
  goodsShort: ({ good, gave }) => plainLine(scarce(goodsName(good), gave)),
  workersShort: ({ colour, gave }) => plainLine(scarce(`${workerName(colour)}s`, gave)),
  goodsTaken: ({ seat, good, count: number, named }) =>
    named ? undefined : gotLine(seat, [`+${goodsOf(number, good)}`]),
  workersTaken(event) {
    const { seat, count: number, wanted, named } = event;
    if (named && number === wanted) return undefined;
    // Workers that nothing has named were chosen at the wheel.
    return lineOf(seat, workersWords(event), named ? [] : [WHEEL_PLACE]);
  },
  workerDiscarded: ({ seat, colour }) => sentBackLine(seat, count(1, workerName(colour))),
  workersPlaced: ({ seat, space, workers, silver }) =>
    lineOf(seat, say`${{ seat }} sent ${crewName(workers)} to ${workplace(space)}${changesOf(paid(silver))}.`, [
      spacePlace(space),
    ]),
  silverTaken: (event) => (event.from === 'cattle' ? undefined : SILVER_LINES[event.from](event)),
  spacesCleared: ({ area }) =>
    plainLine(
      say`The ${area === 'bank' ? 'bank' : areaName(area)} was full: all its workers went back to the supply.`,
      areaPlaces(area),
    ),
  cityEntered: ({ seat }) => lineOf(seat, say`${{ seat }} went to the store.`, [STORE_PLACE]),
  contractorPlaced: ({ seat, row, price }) =>
    lineOf(seat, say`${{ seat }} bid ${{ strong: count(price, 'pumpkin') }} for ${rowName(row)}.`, [rowPlace(row)]),
  contractorOutbid: ({ seat, by, row }) =>
    lineOf(by, say`${{ seat: by }} outbid ${{ seat }} on row ${row}.`, [rowPlace(row)]),
  passed: ({ seat, unable }) => passLine([seat], unable),
  rewardPaid: ({ seat, row, price }) =>
    lineOf(seat, say`${{ seat }} won row ${row}: −${count(price, 'pumpkin')}.`, [rowPlace(row)]),
  rewardLost: ({ seat, price, row }) =>
    lineOf(seat, say`${{ seat }} could not pay ${count(price, 'pumpkin')} for row ${row} and got nothing.`, [
      rowPlace(row),
    ]),
  upgraded: ({ seat, good, count: number }) =>
    lineOf(seat, say`${{ seat }} made ${goodsOf(number, good)} big at the store.`, [STORE_PLACE]),
  cowTaken: ({ seat, from }) =>
    from === 'field'
      ? lineOf(seat, say`${{ seat }} took the cow from the field: +1 cow.`)
      : lineOf(seat, say`${{ seat }} got +1 cow from the store.`, COW_PLACES),
  noCowLeft: ({ seat }) => lineOf(seat, say`The supply had no cow left for ${{ seat }}.`, COW_PLACES),
  storeClosed: unsaid,
  built: (event) => lineOf(event.seat, [...builtWords(event), '.'], [hexPlace(event.field)]),
  canteenTaken: ({ seat, slot }, view) =>
    lineOf(seat, say`${{ seat }} took the canteen from the lake: +1 canteen.`, lakePlaces(slot, view)),
  canteenSpent: ({ seat }) => lineOf(seat, say`${{ seat }} took another turn: −1 canteen.`),
  cowTraded: ({ seat, what }) => tradeLine(seat, [what]),
  lastSettlement: ({ seat }) =>
    lineOf(seat, say`${{ seat }}’s ${{ strong: 'last settlement' }} was placed: this is the last round.`),
  // There is one way to end the game.
  ended: () => plainLine([{ strong: 'Game over. ' }, ...endingTexts['end.last-settlement']]),
};

/** The rows of the store that give something, by what they give. */
const rowsWith = (gift: 'cows' | 'silver'): readonly string[] =>
  STORE.flatMap((row, i) => (row[gift] > 0 ? [rowPlace(i + 1)] : []));

const COW_PLACES = rowsWith('cows');
const SILVER_PLACES = rowsWith('silver');

type SilverTaken = EventOf<'silverTaken'>;

/** Each space of the bank pays another sum. */
const bankPlaces = (paid: number): readonly string[] =>
  BANK.flatMap(({ silver }, space) => (silver === paid ? [spacePlace(space)] : []));

const SILVER_LINES: Readonly<
  Record<Exclude<SilverTaken['from'], 'cattle'>, (event: SilverTaken) => ReturnType<typeof lineOf>>
> = {
  bank: ({ seat, silver }) => lineOf(seat, say`${{ seat }} got +${silver} silver from the bank.`, bankPlaces(silver)),
  refraining: ({ seat, silver }) => lineOf(seat, say`${{ seat }} stopped building: +${silver} silver.`),
  store: ({ seat, silver }) => lineOf(seat, say`${{ seat }} got +${silver} silver from the store.`, SILVER_PLACES),
};

/** Who begins, and everybody's silver in playing order. */
function startWords({ seat, silver }: EventOf<'startingPlayerDrawn'>): Sentence {
  const order = silver.map((_, place) => (seat + place) % silver.length);
  const shares = order.flatMap((one, place) => say`${place > 0 ? ', ' : ''}${{ seat: one }} +${at(silver, one)}`);
  return [...say`${{ seat }} was drawn as starting player. Silver: `, ...shares, '.'];
}

function workersWords({ seat, colour, count: number, wanted }: EventOf<'workersTaken'>): Sentence {
  if (number === wanted) return say`${{ seat }} got +${count(number, workerName(colour))}.`;
  return number === 0
    ? say`There was no ${workerName(colour)} left for ${{ seat }}.`
    : say`There was only ${count(number, workerName(colour))} left for ${{ seat }}.`;
}

const scarce = (what: string, gave: readonly number[]): Sentence => [
  `The supply was short of ${what}: `,
  ...namesOf(gave),
  ` gave back 1${gave.length === 1 ? '' : ' each'}.`,
];

/** The whole line but for its end, where a price may stand. */
export const builtWords = (event: EventOf<'built'>): Sentence =>
  say`${{ seat: event.seat }} built ${{ strong: count(event.settlements, 'settlement') }} on ${fieldName(event.field)}${inBrackets(extraWords(event))}`;

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

/** Why there is more than one settlement: "room for 2 and 4 in a line". */
export function extraWords({ double, lines }: Pick<EventOf<'built'>, 'double' | 'lines'>): string {
  const extras = [
    ...(double ? [`room for ${DOUBLE}`] : []),
    ...(lines === 1 ? [`${LINE} in a line`] : []),
    ...(lines > 1 ? [`${lines} lines of ${LINE}`] : []),
  ];
  return extras.length === 0 ? '' : listed(extras);
}
