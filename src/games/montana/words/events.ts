import { at } from '#engine/indexed.ts';
import { type EventTexts, unsaid } from '#words/game-words.ts';
import { headingLine, lineOf, plainLine } from '#words/log-line.ts';
import { namesOf, say, type Sentence } from '#words/sentence.ts';
import { count, inWords, listed } from '#words/speech.ts';
import { DOUBLE, LINE } from '../components.ts';
import type { Event } from '../events.ts';
import { HEX_NAMES } from '../prairie.ts';
import { endingTexts } from './endings.ts';
import { areaName, crewName, goodsName, goodsOf, tradeWords, wheelWords, workerName, workplace } from './names.ts';
import { hexPlace, rowPlace, spacePlace, WHEEL_PLACE } from './places.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const eventTexts: EventTexts<Event> = {
  tileLaid: unsaid,
  startingTilePlaced: ({ field }) => plainLine(say`The wagons stop in the middle of the prairie.`, [hexPlace(field)]),
  startingPlayerDrawn: ({ seat, silver }) =>
    lineOf(
      seat,
      say`${{ seat }} is drawn by lot as the starting player, with ${at(silver, seat)} silver; each next player has one more.`,
    ),
  roundBegan: ({ round }) => headingLine(say`Round ${round}`),
  turnBegan: ({ seat, extra }) => (extra ? lineOf(seat, say`${{ seat }} takes another turn.`) : undefined),
  wheelSpun: ({ seat, space }) => lineOf(seat, say`${{ seat }} spins the wheel: ${wheelWords(space)}.`, [WHEEL_PLACE]),
  arrowMoved: ({ seat, spaces, space }) =>
    lineOf(seat, say`${{ seat }} pays ${spaces} grain and moves the arrow on: ${wheelWords(space)}.`, [WHEEL_PLACE]),
  goodsShort: ({ good, gave }) => plainLine(scarce(goodsName(good), gave)),
  workersShort: ({ colour, gave }) => plainLine(scarce(`${workerName(colour)}s`, gave)),
  goodsTaken: ({ seat, good, count: number, named }) =>
    named ? undefined : lineOf(seat, say`${{ seat }} takes ${goodsOf(number, good)}.`),
  workersTaken(event) {
    const { seat, count: number, wanted, named } = event;
    return named && number === wanted ? undefined : lineOf(seat, workersWords(event));
  },
  workerDiscarded: ({ seat, colour }) => lineOf(seat, say`${{ seat }} gives a ${workerName(colour)} back.`),
  workersPlaced: ({ seat, space, workers, silver }) =>
    lineOf(
      seat,
      say`${{ seat }} ${silver > 0 ? `pays ${silver} silver and ` : ''}sends ${crewName(workers)} to ${workplace(space)}.`,
      [spacePlace(space)],
    ),
  silverTaken: ({ seat, silver, from }) =>
    from === 'cattle' ? undefined : lineOf(seat, say`${{ seat }} receives ${silver} silver${SILVER_FOR[from]}.`),
  spacesCleared: ({ area }) => plainLine(say`The ${area === 'bank' ? 'bank' : areaName(area)} is full and is cleared.`),
  cityEntered: ({ seat }) => lineOf(seat, say`${{ seat }} goes to the city.`),
  contractorPlaced: ({ seat, row, price }) =>
    lineOf(seat, say`${{ seat }} bids ${{ strong: count(price, 'pumpkin') }} on row ${row}.`, [rowPlace(row)]),
  contractorOutbid: ({ seat, by, row }) =>
    lineOf(by, say`${{ seat }} is outbid by ${{ seat: by }} and must move or pass.`, [rowPlace(row)]),
  passed: ({ seat, unable }) => lineOf(seat, say`${{ seat }} ${unable ? 'can pay for no space and ' : ''}passes.`),
  rewardPaid: ({ seat, row, price }) =>
    lineOf(seat, say`${{ seat }} pays ${count(price, 'pumpkin')}.`, [rowPlace(row)]),
  rewardLost: ({ seat, price, row }) =>
    lineOf(seat, say`${{ seat }} cannot pay ${count(price, 'pumpkin')} any more and gets nothing.`, [rowPlace(row)]),
  upgraded: ({ seat, good, count: number }) => lineOf(seat, say`${{ seat }} trades up ${goodsOf(number, good)}.`),
  cowTaken: ({ seat }) => lineOf(seat, say`${{ seat }} takes a cow.`),
  noCowLeft: ({ seat }) => lineOf(seat, say`No cow is left for ${{ seat }}.`),
  storeClosed: unsaid,
  built: (event) => lineOf(event.seat, builtWords(event), [hexPlace(event.field)]),
  canteenTaken: ({ seat }) => lineOf(seat, say`${{ seat }} takes a canteen.`),
  canteenSpent: ({ seat }) => lineOf(seat, say`${{ seat }} spends a canteen.`),
  cowTraded: ({ seat, what }) => lineOf(seat, say`${{ seat }} trades a cow for ${tradeWords(what)}.`),
  lastSettlement: ({ seat }) =>
    lineOf(seat, say`${{ seat }} has placed ${{ strong: 'all settlements' }}: the round is played to its end.`),
  // There is one way to end the game.
  ended: () => plainLine([{ strong: 'The game is over. ' }, ...endingTexts['end.last-settlement']]),
};

const SILVER_FOR: Readonly<Record<Exclude<EventOf<'silverTaken'>['from'], 'cattle'>, string>> = {
  bank: '',
  refraining: ' for building less',
  store: '',
};

function workersWords({ seat, colour, count: number, wanted }: EventOf<'workersTaken'>): Sentence {
  if (number === 0) return say`${{ seat }} finds no ${workerName(colour)}.`;
  return say`${{ seat }} ${number < wanted ? 'finds only' : 'takes'} ${count(number, workerName(colour))}.`;
}

const scarce = (what: string, gave: readonly number[]): Sentence => [
  `Not enough ${what} in the supply: `,
  ...namesOf(gave),
  ` ${gave.length === 1 ? 'gives' : 'give'} one back.`,
];

function builtWords({ seat, settlements, double, lines, field }: EventOf<'built'>): Sentence {
  const extras = [
    ...(double ? [`room for ${inWords(DOUBLE)}`] : []),
    ...(lines === 1 ? [`${inWords(LINE)} in a line`] : []),
    ...(lines > 1 ? [`${inWords(lines)} lines of ${inWords(LINE)}`] : []),
  ];
  const why = extras.length === 0 ? '' : ` (${listed(extras)})`;
  return say`${{ seat }} builds ${{ strong: count(settlements, 'settlement') }}${why} on ${at(HEX_NAMES, field)}.`;
}
