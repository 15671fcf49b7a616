import type { LogLine } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, inWords, listed } from '#words/speech.ts';
import { TRADES } from '../actions.ts';
import { COLOURS, WHEEL } from '../components.ts';
import type { Event } from '../events.ts';
import { HEX_NAMES, type Hex } from '../prairie.ts';
import { AREA_NAMES, crewName, goodName, goodsOf, seatsListed, workerName, workplace } from './names.ts';
import { endingWords } from './rulings.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Places that a line can point at. */
export const hexPlace = (hex: Hex): string => `hex ${HEX_NAMES[hex] ?? ''}`;
export const spacePlace = (space: number): string => `space ${space}`;
export const rowPlace = (row: number): string => `row ${row}`;
export const WHEEL_PLACE = 'wheel';

/** One line of the log for each event worth telling. */
const TELLINGS: { readonly [T in Event['type']]?: (event: EventOf<T>) => LogLine } = {
  startingTilePlaced: ({ field }) => plainLine(say`The wagons stop in the middle of the prairie.`, [hexPlace(field)]),
  startingPlayerDrawn: ({ seat, silver }) =>
    line(
      seat,
      say`${{ seat }} is drawn by lot as the starting player, with ${silver[seat] ?? 0} silver; each next player has one more.`,
    ),
  roundBegan: ({ round }) => ({ sentence: say`Round ${round}`, places: [], heading: true }),
  turnBegan: ({ seat, extra }) => line(seat, extra ? say`${{ seat }} takes another turn.` : []),
  wheelSpun: ({ seat, space }) => line(seat, say`${{ seat }} spins the wheel: ${wheelWords(space)}.`, [WHEEL_PLACE]),
  arrowMoved: ({ seat, spaces, space }) =>
    line(seat, say`${{ seat }} pays ${spaces} grain and moves the arrow on: ${wheelWords(space)}.`, [WHEEL_PLACE]),
  goodsShort: ({ good, gave }) => plainLine(scarce(goodName(good) === 'pumpkin' ? 'pumpkins' : goodName(good), gave)),
  workersShort: ({ colour, gave }) => plainLine(scarce(`${COLOURS[colour] ?? ''} workers`, gave)),
  goodsTaken: ({ seat, good, count: number, named }) =>
    line(seat, named ? [] : say`${{ seat }} takes ${goodsOf(number, good)}.`),
  workersTaken: (event) => line(event.seat, workersWords(event)),
  workerDiscarded: ({ seat, colour }) => line(seat, say`${{ seat }} gives a ${workerName(colour)} back.`),
  workersPlaced: ({ seat, space, workers, silver }) =>
    line(
      seat,
      say`${{ seat }} ${silver > 0 ? `pays ${silver} silver and ` : ''}sends ${crewName(workers)} to ${workplace(space)}.`,
      [spacePlace(space)],
    ),
  silverTaken: ({ seat, silver, from }) =>
    line(seat, from === 'cattle' ? [] : say`${{ seat }} receives ${silver} silver${SILVER_FOR[from] ?? ''}.`),
  spacesCleared: ({ area }) =>
    plainLine(say`The ${area === 'bank' ? 'bank' : (AREA_NAMES[area] ?? '')} is full and is cleared.`),
  cityEntered: ({ seat }) => line(seat, say`${{ seat }} goes to the city.`),
  contractorPlaced: ({ seat, row, price }) =>
    line(seat, say`${{ seat }} bids ${{ strong: count(price, 'pumpkin') }} on row ${row}.`, [rowPlace(row)]),
  contractorOutbid: ({ seat, by, row }) =>
    line(by, say`${{ seat }} is outbid by ${{ seat: by }} and must move or pass.`, [rowPlace(row)]),
  passed: ({ seat, unable }) => line(seat, say`${{ seat }} ${unable ? 'can pay for no space and ' : ''}passes.`),
  rewardPaid: ({ seat, row, price }) => line(seat, say`${{ seat }} pays ${count(price, 'pumpkin')}.`, [rowPlace(row)]),
  rewardLost: ({ seat, price, row }) =>
    line(seat, say`${{ seat }} cannot pay ${count(price, 'pumpkin')} any more and gets nothing.`, [rowPlace(row)]),
  upgraded: ({ seat, good, count: number }) => line(seat, say`${{ seat }} trades up ${goodsOf(number, good)}.`),
  cowTaken: ({ seat }) => line(seat, say`${{ seat }} takes a cow.`),
  noCowLeft: ({ seat }) => line(seat, say`No cow is left for ${{ seat }}.`),
  built: (event) => line(event.seat, builtWords(event), [hexPlace(event.field)]),
  canteenTaken: ({ seat }) => line(seat, say`${{ seat }} takes a canteen.`),
  canteenSpent: ({ seat }) => line(seat, say`${{ seat }} spends a canteen.`),
  cowTraded: ({ seat, what }) => line(seat, say`${{ seat }} trades a cow for ${tradeWords(what)}.`),
  lastSettlement: ({ seat }) =>
    line(seat, say`${{ seat }} has placed ${{ strong: 'all settlements' }}: the round is played to its end.`),
  ended: ({ reason }) => plainLine([{ strong: 'The game is over. ' }, ...endingWords(reason)]),
};

const SILVER_FOR: Partial<Record<EventOf<'silverTaken'>['from'], string>> = { refraining: ' for building less' };

function workersWords({ seat, colour, count: number, wanted, named }: EventOf<'workersTaken'>): Sentence {
  if (named && number === wanted) return [];
  if (number === 0) return say`${{ seat }} finds no ${workerName(colour)}.`;
  return say`${{ seat }} ${number < wanted ? 'finds only' : 'takes'} ${count(number, workerName(colour))}.`;
}

export function eventLine(event: Event): LogLine | undefined {
  const tell = TELLINGS[event.type] as ((told: Event) => LogLine) | undefined;
  const told = tell?.(event);
  return told?.sentence.length === 0 ? undefined : told;
}

const plainLine = (sentence: Sentence, places: readonly string[] = []): LogLine => ({ sentence, places });
const line = (seat: number, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  sentence,
  places,
  seat,
});

const LETTER_NAMES: Readonly<Record<string, string>> = { c: 'copper', s: 'stone', g: 'grain', p: 'pumpkin' };

/** "a stone and a pumpkin worker", "two workers of one’s choice". */
export function wheelWords(space: number): string {
  const [one = '', other = ''] = (WHEEL[space] ?? '').split('');
  if (one === '*') return 'two workers of one’s choice';
  const names = [LETTER_NAMES[one] ?? '', LETTER_NAMES[other] ?? ''];
  return one === other ? `two ${names[0]} workers` : `a ${names[0]} and a ${names[1]} worker`;
}

export function tradeWords(what: number): string {
  const word = TRADES[what] ?? '';
  if (word === 'silver') return '3 silver';
  return what < COLOURS.length ? `a ${goodName(what)}` : `a ${word.replace('-', ' ')}`;
}

const scarce = (what: string, gave: readonly number[]): Sentence => [
  `Not enough ${what} in the supply: `,
  ...seatsListed(gave),
  ` ${gave.length === 1 ? 'gives' : 'give'} one back.`,
];

function builtWords({ seat, settlements, double, lines, field }: EventOf<'built'>): Sentence {
  const extras = [
    ...(double ? ['room for two'] : []),
    ...(lines > 0 ? [lines === 1 ? 'four in a line' : `${inWords(lines)} lines of four`] : []),
  ];
  const why = extras.length === 0 ? '' : ` (${listed(extras)})`;
  return say`${{ seat }} builds ${{ strong: count(settlements, 'settlement') }}${why} on ${HEX_NAMES[field] ?? ''}.`;
}
