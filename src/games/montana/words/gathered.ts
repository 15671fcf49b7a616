import { at } from '#engine/indexed.ts';
import { lineOf } from '#words/log-line.ts';
import { say } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import type { Gathered, LogLine } from '#words/words.ts';
import { type Colour, COLOURS, type WheelSpace } from '../components.ts';
import { CREW_COUNTS } from '../crews.ts';
import type { Event, EventOf } from '../events.ts';
import type { View } from '../view.ts';
import { isSmall } from '../worker-board.ts';
import { builtWords, changesOf, gotLine, paid, passLine, sentBackLine, tradeLine } from './events.ts';
import { costNames, wheelWords, workersName, workplace } from './names.ts';
import { hexPlace, lakePlaces, rowPlace, spacePlace, STORE_PLACE, WHEEL_PLACE } from './places.ts';
import { rowName } from './store.ts';
import {
  cowsGained,
  gained,
  goodsIn,
  ofKind,
  rewardWords,
  sentBackIn,
  silverGained,
  sum,
  workersIn,
} from './tallies.ts';

/** Several events in one line: what is paid and received belongs to the step that caused it. */

type Kind = Event['type'];

/** A line that begins with one kind of event. */
interface Telling<T extends Kind> {
  /** Whether the line goes on with this event. */
  readonly goesOn: (event: Event, first: EventOf<T>) => boolean;
  readonly line: (first: EventOf<T>, events: readonly Event[], view: View | undefined) => LogLine;
  /** Told this way even if nothing follows. */
  readonly alone?: true;
}

export function gather(events: readonly Event[], view?: View): Gathered | undefined {
  const [first] = events;
  const telling = first && (TELLINGS[first.type] as Telling<Kind> | undefined);
  if (first === undefined || telling === undefined) return undefined;
  const stop = events.findIndex((event, i) => i > 0 && !telling.goesOn(event, first));
  const told = stop < 0 ? events : events.slice(0, stop);
  if (told.length === 1 && !telling.alone) return undefined;
  return { line: telling.line(first, told, view), count: told.length };
}

/** By what is told, but only of one seat. */
const sameSeat =
  (...kinds: readonly Kind[]) =>
  (event: Event, first: { readonly seat: number }): boolean =>
    kinds.includes(event.type) && 'seat' in event && event.seat === first.seat;

/** Workers that were missing are told in a line of their own. */
const isFull = (event: Event): boolean => event.type !== 'workersTaken' || event.count === event.wanted;

const isNamed = (event: Event): boolean => 'named' in event && event.named;

/** Where the arrow stopped, what that cost in grain, and the workers that were chosen there. */
interface Stop {
  readonly space: WheelSpace;
  readonly grain: number;
  readonly chosen: readonly number[];
}

function stopsIn(events: readonly Event[]): readonly Stop[] {
  return events.flatMap((event, i): readonly Stop[] => {
    if (event.type !== 'wheelSpun' && event.type !== 'arrowMoved') return [];
    const after = events.slice(i + 1);
    const next = after.findIndex(({ type }) => type === 'wheelSpun' || type === 'arrowMoved');
    const chosen = workersIn((next < 0 ? after : after.slice(0, next)).filter((one) => !isNamed(one)));
    return [{ space: event.space, grain: event.type === 'arrowMoved' ? event.spaces : 0, chosen }];
  });
}

function stopWords({ space, grain, chosen }: Stop): string {
  const workers = sum(chosen) === 0 ? wheelWords(space) : `${workersName(chosen)} (own choice)`;
  return grain === 0 ? workers : `${workers} for ${grain} grain`;
}

function spinLine({ seat }: EventOf<'wheelSpun'>, events: readonly Event[]): LogLine {
  const back = sentBackIn(events);
  const after = sum(back) === 0 ? '' : `, sent back ${workersName(back)}`;
  const stops = stopsIn(events).map(stopWords).join(', then ');
  return lineOf(seat, say`${{ seat }} spun the wheel: ${stops}${after}.`, [WHEEL_PLACE]);
}

/** The workers on the large and the small space count together: what they bring is of one kind. */
function workLine({ seat, space }: EventOf<'workersPlaced'>, events: readonly Event[]): LogLine {
  const placed = ofKind(events, 'workersPlaced');
  const workers = COLOURS.map((_, colour) =>
    sum(placed.map((one) => at<Colour, number>(at(CREW_COUNTS, one.workers), colour))),
  );
  const where = `${workplace(space)}${placed.length > 1 ? ' (both spaces)' : ''}`;
  const changes = [
    ...paid(sum(placed.map(({ silver }) => silver))),
    ...gained(goodsIn(events)),
    ...silverGained(events),
  ];
  return lineOf(
    seat,
    say`${{ seat }} sent ${workersName(workers)} to ${where}${changesOf(changes)}.`,
    placed.map((one) => spacePlace(one.space)),
  );
}

function buildLine(first: EventOf<'built'>, events: readonly Event[], view: View | undefined): LogLine {
  const canteens = ofKind(events, 'canteenTaken');
  const price = view === undefined ? '' : ` for ${listed(costNames(view, first.field))}`;
  const changes = [
    ...cowsGained(events),
    ...(canteens.length === 0 ? [] : [`+${count(canteens.length, 'canteen')}`]),
    ...silverGained(events).map((silver) => `${silver} for stopping`),
  ];
  const isLast = ofKind(events, 'lastSettlement').length > 0;
  const end = isLast ? ['. ', { strong: 'The last one' }, ': this is the last round.'] : ['.'];
  return lineOf(
    first.seat,
    [...builtWords(first), price, changesOf(changes), ...end],
    [hexPlace(first.field), ...canteens.flatMap(({ slot }) => lakePlaces(slot, view))],
  );
}

function storeLine({ seat }: EventOf<'cityEntered'>, events: readonly Event[]): LogLine {
  const taken = gained(goodsIn(events)).join(', ');
  const [bid] = ofKind(events, 'contractorPlaced');
  if (bid === undefined) return lineOf(seat, say`${{ seat }} went to the store: ${taken}.`, [STORE_PLACE]);
  const visit = taken === '' ? '' : ` (${taken})`;
  return lineOf(
    seat,
    say`${{ seat }} went to the store${visit} and bid ${{ strong: String(bid.price) }} for ${rowName(bid.row)}.`,
    [rowPlace(bid.row)],
  );
}

const outbidLine = ({ seat, row, price }: EventOf<'contractorPlaced'>, events: readonly Event[]): LogLine =>
  lineOf(
    seat,
    [
      ...say`${{ seat }} bid ${{ strong: count(price, 'pumpkin') }} for ${rowName(row)}`,
      ...ofKind(events, 'contractorOutbid').flatMap((outbid) => say` and outbid ${{ seat: outbid.seat }}`),
      '.',
    ],
    [rowPlace(row)],
  );

const REWARDS = sameSeat('upgraded', 'goodsTaken', 'silverTaken', 'cowTaken');

/** By the event that begins the line. */
const TELLINGS: { readonly [T in Kind]?: Telling<T> } = {
  wheelSpun: {
    goesOn: (event, first) =>
      sameSeat('wheelSpun', 'arrowMoved', 'workersTaken', 'workerDiscarded')(event, first) && isFull(event),
    line: spinLine,
  },
  workersTaken: {
    goesOn: (event, first) =>
      sameSeat('workersTaken')(event, first) && isFull(first) && isFull(event) && !isNamed(event),
    line: ({ seat }, events) => lineOf(seat, say`${{ seat }} took ${workersName(workersIn(events))}.`, [WHEEL_PLACE]),
  },
  workerDiscarded: {
    goesOn: sameSeat('workerDiscarded'),
    line: ({ seat }, events) => sentBackLine(seat, workersName(sentBackIn(events))),
  },
  workersPlaced: {
    goesOn: (event, first) =>
      sameSeat('workersPlaced', 'goodsTaken', 'silverTaken')(event, first) &&
      !isNamed(event) &&
      (event.type !== 'workersPlaced' || isSmall(event.space)),
    line: workLine,
  },
  goodsTaken: {
    goesOn: (event, first) => sameSeat('goodsTaken')(event, first) && !isNamed(first) && !isNamed(event),
    line: ({ seat }, events) => gotLine(seat, gained(goodsIn(events))),
  },
  cowTraded: {
    goesOn: (event, first) =>
      sameSeat('cowTraded', 'goodsTaken', 'workersTaken', 'silverTaken')(event, first) &&
      isFull(event) &&
      (event.type === 'cowTraded' || isNamed(event) || (event.type === 'silverTaken' && event.from === 'cattle')),
    line: ({ seat }, events) =>
      tradeLine(
        seat,
        ofKind(events, 'cowTraded').map(({ what }) => what),
      ),
  },
  built: {
    goesOn: sameSeat('lastSettlement', 'cowTaken', 'canteenTaken', 'silverTaken'),
    line: buildLine,
    alone: true,
  },
  cityEntered: { goesOn: sameSeat('goodsTaken', 'contractorPlaced'), line: storeLine },
  contractorPlaced: {
    goesOn: (event, { seat }) => event.type === 'contractorOutbid' && event.by === seat,
    line: outbidLine,
  },
  passed: {
    goesOn: (event, { unable }) => event.type === 'passed' && event.unable === unable,
    line: ({ unable }, events) =>
      passLine(
        ofKind(events, 'passed').map(({ seat }) => seat),
        unable,
      ),
  },
  rewardPaid: {
    goesOn: REWARDS,
    line: ({ seat, row, price }, events) =>
      lineOf(
        seat,
        say`${{ seat }} won row ${row}${changesOf([`−${count(price, 'pumpkin')}`, ...rewardWords(events)])}.`,
        [rowPlace(row)],
      ),
  },
  upgraded: {
    goesOn: REWARDS,
    line: ({ seat }, events) =>
      lineOf(seat, say`${{ seat }} took the reward${changesOf(rewardWords(events))}.`, [STORE_PLACE]),
  },
};
