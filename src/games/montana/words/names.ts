import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import { type Trade, tradedFor } from '../actions.ts';
import {
  BANK,
  CATTLE_SILVER,
  type Colour,
  COLOURS,
  type Good,
  GOODS,
  MATCHING_WORKERS,
  OTHER_WORKERS,
  WHEEL,
  type WheelSpace,
  WORKERS_PER_SPIN,
} from '../components.ts';
import { type Crew, CREW_COUNTS, crewNamed, NO_CREW, workersIn } from '../crews.ts';
import { costOf, HEX_NAMES, type Hex } from '../prairie.ts';
import type { View } from '../view.ts';
import { areaOf, isBank, isSmall, type Space, termsOf } from '../worker-board.ts';

/** The names of things, in every form that texts need. */

interface Name {
  readonly one: string;
  readonly many: string;
}

/** What is weighed has no plural. */
const weighed = (name: string): Name => ({ one: name, many: name });

/** Copper and stone without a size are the small ones. */
const GOOD_NAMES: ReadonlyBy<Good, Name> = [
  weighed('copper'),
  weighed('stone'),
  weighed('grain'),
  { one: 'pumpkin', many: 'pumpkins' },
  weighed('big copper'),
  weighed('big stone'),
];

const WORKER_NAMES: ReadonlyBy<Colour, string> = ['copper worker', 'stone worker', 'grain worker', 'pumpkin worker'];
const AREA_NAMES: ReadonlyBy<Colour, string> = ['mine', 'quarry', 'grain field', 'farmland'];
const AREA_PLACES: ReadonlyBy<Colour, string> = [
  'in the mine',
  'in the quarry',
  'in the grain field',
  'on the farmland',
];

/** As the rows of the worker board are headed. */
export const AREA_TITLES: ReadonlyBy<Colour, string> = ['Mine', 'Quarry', 'Grain field', 'Farmland'];

export const goodName = (good: Good): string => at(GOOD_NAMES, good).one;
export const goodsName = (good: Good): string => at(GOOD_NAMES, good).many;
export const workerName = (colour: Colour): string => at(WORKER_NAMES, colour);
export const areaName = (area: Colour): string => at(AREA_NAMES, area);
/** "in the mine". */
export const inArea = (area: Colour): string => at(AREA_PLACES, area);

/** "2 copper", "3 pumpkins". */
export function goodsOf(number: number, good: Good): string {
  const { one, many } = at(GOOD_NAMES, good);
  return count(number, one, many);
}

/** "no copper", "2 copper". */
export const goodsHeld = (number: number, good: Good): string =>
  number === 0 ? `no ${goodsName(good)}` : goodsOf(number, good);

/** "1 copper and 2 stone". */
export const smallGoods = (counts: ReadonlyBy<Colour, number>): string =>
  listed(counts.flatMap((number, good) => (number === 0 ? [] : [goodsOf(number, good)])));

/** "1 big stone", of a good that a ruling names by its id. */
export const neededName = (id: string): string =>
  goodsOf(
    1,
    GOODS.findIndex((good) => good === id),
  );

/** "1 copper worker", "1 copper and 2 stone workers". */
export const crewName = (crew: Crew): string => workersName(at(CREW_COUNTS, crew));

/** The same for any number of workers, by colour. */
export function workersName(counts: ReadonlyBy<Colour, number>): string {
  const colours = COLOURS.map((_, colour) => colour).filter((colour) => at(counts, colour) > 0);
  const last = colours.at(-1);
  return listed(
    colours.map((colour) => {
      const number = at(counts, colour);
      return colour === last ? count(number, workerName(colour)) : `${number} ${goodName(colour)}`;
    }),
  );
}

const ANY_WORKERS = count(WORKERS_PER_SPIN, 'worker');

/** "1 stone and 1 pumpkin worker", "any 2 workers". */
export function wheelWords(space: WheelSpace): string {
  const crew = crewNamed(at(WHEEL, space));
  return crew === NO_CREW ? `any ${ANY_WORKERS}` : crewName(crew);
}

/** At the head of a question, where there is little room: "Stone + pumpkin worker", "2 grain workers". */
export function wheelTitle(space: WheelSpace): string {
  const crew = crewNamed(at(WHEEL, space));
  if (crew === NO_CREW) return `Any ${ANY_WORKERS}`;
  const [one = 0, other = 0] = workersIn(crew);
  return one === other ? crewName(crew) : `${at(COLOUR_TITLES, one)} + ${workerName(other)}`;
}

const COLOUR_TITLES: ReadonlyBy<Colour, string> = ['Copper', 'Stone', 'Grain', 'Pumpkin'];

/** What a cow is traded for: "1 copper", "3 silver", "1 copper worker". */
export function tradeName(trade: Trade): string {
  const traded = tradedFor(trade);
  if (traded === 'silver') return `${CATTLE_SILVER} silver`;
  return 'good' in traded ? goodsOf(1, traded.good) : count(1, workerName(traded.worker));
}

/** What the supply may lack: "pumpkins", "copper workers". */
export function tradedKind(trade: Trade): string {
  const traded = tradedFor(trade);
  if (traded === 'silver') return 'silver';
  return 'good' in traded ? goodsName(traded.good) : `${workerName(traded.worker)}s`;
}

const costsOf = (view: View, hex: Hex): readonly Good[] => costOf(at(view.land, hex));

/** What a field costs: "1 big stone", "1 grain". */
export const costGoods = (view: View, hex: Hex): readonly string[] =>
  costsOf(view, hex).map((good) => goodsOf(1, good));

/** Without numbers, because no field costs two of one kind: "big stone", "grain". */
export const costNames = (view: View, hex: Hex): readonly string[] => costsOf(view, hex).map(goodName);

/** Where there is little room: "big stone, grain". */
export const costKinds = (view: View, hex: Hex): string => costNames(view, hex).join(', ');

export const fieldName = (hex: Hex): string => at(HEX_NAMES, hex);
export const fieldTitle = (hex: Hex): string => `Field ${fieldName(hex)}`;

/** A space of the worker board: "the 6-silver space of the mine". */
export function spaceName(space: Space): string {
  if (isBank(space)) return `the bank space for ${count(at(BANK, space).workers, 'worker')}`;
  const large = `${termsOf(space).silver}-silver space of the ${areaName(areaOf(space))}`;
  return isSmall(space) ? `the small space beside the ${large}` : `the ${large}`;
}

/** At the head of a label: "Mine, 6 silver", "Bank, 2 workers". */
export function spaceTitle(space: Space): string {
  if (isBank(space)) return `Bank, ${count(at(BANK, space).workers, 'worker')}`;
  const large = `${at(AREA_TITLES, areaOf(space))}, ${termsOf(space).silver} silver`;
  return isSmall(space) ? `${large}, small space` : large;
}

/** Where workers go: "the bank", "the mine", "the small space of the mine". */
export function workplace(space: Space): string {
  if (isBank(space)) return 'the bank';
  const area = `the ${areaName(areaOf(space))}`;
  return isSmall(space) ? `the small space of ${area}` : area;
}

/** "1 stone worker, or any 2 others"; at the bank "2 workers of any colour". */
export function crewNeeded(space: Space): string {
  if (isBank(space)) return `${count(at(BANK, space).workers, 'worker')} of any colour`;
  return `${count(MATCHING_WORKERS, workerName(areaOf(space)))}, or any ${OTHER_WORKERS} others`;
}
