import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import { type Trade, tradedFor } from '../actions.ts';
import { BANK, CATTLE_SILVER, type Colour, COLOURS, type Good, GOODS, WHEEL, type WheelSpace } from '../components.ts';
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
const PUMPKINS: Name = { one: 'pumpkin', many: 'pumpkins' };

const GOOD_NAMES: ReadonlyBy<Good, Name> = [
  weighed('small copper'),
  weighed('small stone'),
  weighed('grain'),
  PUMPKINS,
  weighed('big copper'),
  weighed('big stone'),
];

/** Of goods and workers, where it is clear that no big good is meant. */
const COLOUR_NAMES: ReadonlyBy<Colour, Name> = [weighed('copper'), weighed('stone'), weighed('grain'), PUMPKINS];
const WORKER_NAMES: ReadonlyBy<Colour, string> = ['copper worker', 'stone worker', 'grain worker', 'pumpkin worker'];
const AREA_NAMES: ReadonlyBy<Colour, string> = ['mine', 'quarry', 'grain field', 'farmland'];

/** As the sheet is headed. */
export const AREA_TITLES: ReadonlyBy<Colour, string> = ['Mine', 'Quarry', 'Grain field', 'Farmland'];

const goodName = (good: Good): string => at(GOOD_NAMES, good).one;
export const goodsName = (good: Good): string => at(GOOD_NAMES, good).many;
export const workerName = (colour: Colour): string => at(WORKER_NAMES, colour);
export const areaName = (area: Colour): string => at(AREA_NAMES, area);

/** "2 small copper", "3 pumpkins". */
export function goodsOf(number: number, good: Good): string {
  const { one, many } = at(GOOD_NAMES, good);
  return count(number, one, many);
}

/** "no small copper", "2 small copper". */
export const goodsHeld = (number: number, good: Good): string =>
  number === 0 ? `no ${goodsName(good)}` : goodsOf(number, good);

/** "1 copper and 2 stone", where small goods are clearly meant. */
export const smallGoods = (counts: ReadonlyBy<Colour, number>): string =>
  listed(
    counts.flatMap((number, colour) => {
      const { one, many } = at(COLOUR_NAMES, colour);
      return number === 0 ? [] : [count(number, one, many)];
    }),
  );

/** Goods that rulings name by their ids. Pumpkins are counted: "a pumpkin", "grain". */
export function lackedName(id: string): string {
  const { one, many } = at(
    GOOD_NAMES,
    GOODS.findIndex((good) => good === id),
  );
  return one === many ? one : `a ${one}`;
}

/** "copper and 2 stone", where workers are clearly meant. */
export const crewColours = (crew: Crew): string =>
  inCrew(crew, (number, colour) => {
    const { one } = at(COLOUR_NAMES, colour);
    return number === 1 ? one : `${number} ${one}`;
  });

/** "a copper worker and 2 stone workers". */
export const crewName = (crew: Crew): string =>
  inCrew(crew, (number, colour) => (number === 1 ? `a ${workerName(colour)}` : count(number, workerName(colour))));

const inCrew = (crew: Crew, nameOf: (number: number, colour: Colour) => string): string =>
  listed(
    COLOURS.flatMap((_, colour) => {
      const number = at(at(CREW_COUNTS, crew), colour);
      return number === 0 ? [] : [nameOf(number, colour)];
    }),
  );

/** "a stone and a pumpkin worker", "two workers of one’s choice". */
export function wheelWords(space: WheelSpace): string {
  const crew = crewNamed(at(WHEEL, space));
  if (crew === NO_CREW) return 'two workers of one’s choice';
  const [one = 0, other = 0] = workersIn(crew);
  const [name, otherName] = [at(COLOUR_NAMES, one).one, at(COLOUR_NAMES, other).one];
  return one === other ? `two ${name} workers` : `a ${name} and a ${otherName} worker`;
}

/** What a cow is traded for: "small copper", "3 silver", "copper worker". */
export function tradeName(trade: Trade): string {
  const traded = tradedFor(trade);
  if (traded === 'silver') return `${CATTLE_SILVER} silver`;
  return 'good' in traded ? goodName(traded.good) : workerName(traded.worker);
}

/** Within a sentence: "a small copper", "3 silver", "a copper worker". */
export const tradeWords = (trade: Trade): string =>
  tradedFor(trade) === 'silver' ? tradeName(trade) : `a ${tradeName(trade)}`;

/** What a field costs, in words. */
export const costName = (view: View, hex: Hex): string => listed(costOf(at(view.land, hex)).map(goodName));

export const fieldTitle = (hex: Hex): string => `Field ${at(HEX_NAMES, hex)}`;

/** A space of the worker board: "the 6-silver space of the mine". */
export const spaceName = (space: Space): string =>
  isBank(space) ? `the bank’s space for ${at(BANK, space).workers}` : `the ${areaSpaceName(space)}`;

/** At the head of a label. */
export const spaceTitle = (space: Space): string =>
  isBank(space) ? `The bank’s space for ${at(BANK, space).workers}` : `The ${areaSpaceName(space)}`;

/** "6-silver space of the mine", "small space beside the 6-silver space of the mine". */
function areaSpaceName(space: Space): string {
  const large = largeSpaceName(space);
  return isSmall(space) ? `small space beside the ${large}` : large;
}

/** Of a large space, or of the one beside a small space. */
export const largeSpaceName = (space: Space): string =>
  `${termsOf(space).silver}-silver space of the ${areaName(areaOf(space))}`;

/** Where workers went: "the bank", "the mine", "its small space". */
export function workplace(space: Space): string {
  if (isBank(space)) return 'the bank';
  return isSmall(space) ? 'its small space' : `the ${areaName(areaOf(space))}`;
}
