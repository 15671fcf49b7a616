import { lineOf, plainLine } from '#words/log-line.ts';
import { namesOf, plain, say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Gathered, LogLine } from '#words/words.ts';
import { TOWNS } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import type { Town } from '../sheets.ts';
import { townNamed } from '../sheets.ts';
import { eventTexts } from './events.ts';
import { barrelWords, cargoName, cargoTypes, townPlace, TRACK_PLACE } from './names.ts';
import { leading, type TurnStep, stepOf } from './steps.ts';

/** In characters, without the name of the player. A step that would make a line longer begins the next one. */
const LONGEST = 78;
/** Steps of one line; a card that is drawn is told beside them. */
const MOST_STEPS = 3;

/** Tells the beginning of a turn in one line. A line only ever grows when more events follow. */
export function gather(events: readonly Event[]): Gathered | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  switch (first.type) {
    case 'tileRevealed':
      return firstTiles(events);
    case 'seasonBarrel':
      return seasonOrFill(first, events[1]);
    case 'spoilDrawn':
    case 'spoiled':
    case 'keptOnIce':
      return agingOf(first, events);
    default:
      return 'seat' in first ? turnLine(first.seat, events) : undefined;
  }
}

/** The tiles that towns begin with. */
function firstTiles(events: readonly Event[]): Gathered | undefined {
  const tiles = leading(events, 'tileRevealed');
  if (tiles.length < 2) return undefined;
  const towns = tiles.length === TOWNS.length ? `All ${TOWNS.length} towns` : count(tiles.length, 'town');
  return { line: plainLine(say`${towns} got their first tiles.`), count: tiles.length };
}

/** A barrel on the track is told with the town that was filled, or with the season that begins. */
function seasonOrFill(barrel: EventOf<'seasonBarrel'>, next: Event | undefined): Gathered | undefined {
  if (next?.type === 'townFilled') return { line: fillLine(barrel, next), count: 2 };
  if (next?.type !== 'seasonBegan') return undefined;
  const put = eventTexts.seasonBarrel(barrel)?.sentence ?? [];
  const began = eventTexts.seasonBegan(next)?.sentence ?? [];
  return { line: lineOf(barrel.seat, [...put, ' ', ...began], [TRACK_PLACE]), count: 2 };
}

function fillLine({ seat, cargo, space }: EventOf<'seasonBarrel'>, filled: EventOf<'townFilled'>): LogLine {
  const { town, tile, wreaths } = filled;
  const prize = tile === undefined ? ', which has no tiles left' : `: +${count(wreaths, 'wreath')}`;
  return lineOf(
    seat,
    say`${{ seat }} filled ${{ strong: townNamed(town) }}${{ strong: prize }}. ${capital(cargoName(cargo))} went on space ${space} of the season track.`,
    [townPlace(town), TRACK_PLACE],
  );
}

/** Aging by a card, on all boats at once; or at the beginning of a turn, told with what the player did then. */
function agingOf(first: Event, events: readonly Event[]): Gathered | undefined {
  if (first.type === 'spoiled' && first.by === 'step') return agedTurn(first, events);
  if (first.type === 'spoilDrawn') return spoilCard(first, events.slice(1));
  const hit = hitByCard(events);
  return hit.length < 2 ? undefined : { line: plainLine(capitalized(agedWords(hit))), count: hit.length };
}

type Hit = EventOf<'spoiled' | 'keptOnIce'>;

const hitByCard = (events: readonly Event[]): readonly Hit[] =>
  leading(events, 'spoiled', 'keptOnIce').filter(({ by }) => by === 'card');

/** "Ben drew a spoil card: flour aged by 1 for you and Tom. Tom lost 1 barrel (flour). Ben then drew a card." */
function spoilCard(drawn: EventOf<'spoilDrawn'>, events: readonly Event[]): Gathered | undefined {
  const { seat } = drawn;
  const hit = hitByCard(events);
  const next = events[hit.length];
  const draws = next?.type === 'drew' && next.seat === seat;
  if (hit.length === 0 && !draws) return undefined;
  const told = say`${{ seat }} drew ${{ strong: 'a spoil card' }}: `;
  const alone = eventTexts.spoilDrawn(drawn)?.sentence ?? [];
  return {
    line: lineOf(seat, [
      ...(hit.length === 0 ? alone : [...told, ...agedWords(hit)]),
      ...(draws ? say` ${{ seat }} then drew a card.` : []),
    ]),
    count: 1 + hit.length + Number(draws),
  };
}

const capitalized = ([first, ...rest]: Sentence): Sentence => [
  typeof first === 'string' ? capital(first) : (first ?? ''),
  ...rest,
];

/** "flour aged by 1 for you and Tom. Tom lost 1 barrel (flour). Zoe used ice." */
function agedWords(hit: readonly Hit[]): Sentence {
  const aged = hit.flatMap((one) => (one.type === 'spoiled' ? [one] : []));
  const iced = hit.filter(({ type }) => type === 'keptOnIce').map(({ seat }) => seat);
  const what = cargoTypes(aged.flatMap(({ shifted }) => shifted));
  return [
    ...(aged.length === 0
      ? say`nothing aged.`
      : [...say`${what} aged by 1 for `, ...namesOf(aged.map(({ seat }) => seat)), '.']),
    ...aged.flatMap(({ seat, lost }) =>
      lost.length === 0 ? [] : say` ${{ seat }} lost ${{ strong: barrelWords(lost.length) }} (${cargoTypes(lost)}).`,
    ),
    ...(iced.length === 0 ? [] : [' ', ...namesOf(iced), ...say` used ice.`]),
  ];
}

/** Nothing was lost: what aged is told behind what was done. */
function agedTurn(aged: EventOf<'spoiled'>, events: readonly Event[]): Gathered | undefined {
  if (aged.lost.length > 0) return undefined;
  return turnLine(aged.seat, events.slice(1), `; ${cargoTypes(aged.shifted)} aged by 1`, 1);
}

/** As many steps as fit in a line. */
function turnLine(seat: number, events: readonly Event[], after = '', before = 0): Gathered | undefined {
  const steps = stepsOf(seat, events);
  if (steps.length === 0) return undefined;
  const told = steps.reduce((sum, step) => sum + step.count, before);
  return {
    line: lineOf(
      seat,
      [{ seat }, ' ', ...joined(steps.map(({ words }) => words)), `${after}.`],
      [...new Set(steps.flatMap(({ places }) => places))],
    ),
    count: told,
  };
}

function stepsOf(seat: number, events: readonly Event[]): readonly TurnStep[] {
  const steps: TurnStep[] = [];
  let [from, town]: [number, Town | undefined] = [0, undefined];
  for (let next = events[0]; next !== undefined; next = events[from]) {
    // By its first event: a step that grows stays where it began.
    const begun = isOf(seat, next) ? stepOf([next], { town }) : undefined;
    const step = stepOf(events.slice(from), { town });
    if (step === undefined || begun === undefined || !canJoin(next, [...steps, begun])) break;
    steps.push(step);
    from += step.count;
    if ('town' in next) town = next.town;
  }
  return steps;
}

const isOf = (seat: number, event: Event): boolean => 'seat' in event && event.seat === seat;

/** A card is drawn in every turn: that never needs a line of its own. A sale has much to tell. */
function canJoin({ type }: Event, steps: readonly TurnStep[]): boolean {
  const [first] = steps;
  if (type === 'drew' || steps.length === 1) return true;
  if (type === 'sold') return first?.kind === 'putIn' && steps.length === 2;
  const isShort = plain(joined(steps.map(({ words }) => words)), String).length <= LONGEST;
  return isShort && (type === 'discarded' || steps.length <= MOST_STEPS);
}

/** "moved 3, landed at Cairo, and sold pork: +4 gold". */
function joined(parts: readonly Sentence[]): Sentence {
  const isSimple = parts.length === 2 && !/[,:]/.test(plain(parts[0] ?? [], String));
  return parts.flatMap((part, i) => {
    if (i === 0) return part;
    const isLast = i === parts.length - 1;
    return [isLast ? (isSimple ? ' and ' : ', and ') : ', ', ...part];
  });
}
