import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { AREAS, BANK, COLOURS, GOODS, SPACES_PER_AREA } from '../components.ts';
import { CREW_COUNTS } from '../crews.ts';
import { HEX_NAMES, type Hex, printAt } from '../prairie.ts';
import { AREA_SPACES, BANK_SPACES, isSmall } from '../state.ts';
import type { View } from '../view.ts';

const GOOD_NAMES = ['small copper', 'small stone', 'grain', 'pumpkin', 'big copper', 'big stone'] as const;
const WORKER_NAMES = ['copper worker', 'stone worker', 'grain worker', 'pumpkin worker'] as const;
export const AREA_NAMES = ['mine', 'quarry', 'grain field', 'farmland'] as const;

export const goodName = (good: number): string => GOOD_NAMES[good] ?? '';
export const workerName = (colour: number): string => WORKER_NAMES[colour] ?? '';

/** "2 small copper", "3 pumpkins". */
export const goodsOf = (number: number, good: number): string =>
  goodName(good) === 'pumpkin' ? count(number, 'pumpkin') : `${number} ${goodName(good)}`;

/** "copper and 2 stone", where workers are clearly meant. */
export const crewColours = (crew: number): string =>
  listed(
    COLOURS.flatMap((colour, i) => {
      const number = CREW_COUNTS[crew]?.[i] ?? 0;
      return number === 0 ? [] : [number === 1 ? colour : `${number} ${colour}`];
    }),
  );

/** "a copper worker and 2 stone workers". */
export function crewName(crew: number): string {
  const counts = CREW_COUNTS[crew] ?? [];
  return listed(
    COLOURS.flatMap((_, colour) => {
      const number = counts[colour] ?? 0;
      return number === 0 ? [] : [number === 1 ? `a ${workerName(colour)}` : count(number, workerName(colour))];
    }),
  );
}

const goodAt = (letter: string): number => 'csgpCS'.indexOf(letter);

/** What a field costs, in words. */
export function costName(view: View, hex: Hex): string {
  const print = printAt(view.land[hex] ?? 0);
  if (print.land !== 'field') return '';
  return listed(print.cost.split('').map((letter) => goodName(goodAt(letter))));
}

export const fieldName = (hex: Hex): string => `field ${HEX_NAMES[hex] ?? ''}`;

/** A space of the worker board: "the 6-silver space of the mine". */
export function spaceName(space: number): string {
  if (space < BANK_SPACES) return `the bank’s space for ${BANK[space]?.workers ?? 0}`;
  const large = (space - BANK_SPACES) % AREA_SPACES;
  const silver = AREAS[areaOf(space)]?.spaces[large % SPACES_PER_AREA]?.silver ?? 0;
  return `the ${isSmall(space) ? 'small space beside the ' : ''}${silver}-silver space of the ${areaName(space)}`;
}

/** Where workers went: "the bank", "the mine", "its small space". */
export const workplace = (space: number): string =>
  space < BANK_SPACES ? 'the bank' : isSmall(space) ? 'its small space' : `the ${areaName(space)}`;

const areaOf = (space: number): number => Math.floor(((space - BANK_SPACES) % AREA_SPACES) / SPACES_PER_AREA);
const areaName = (space: number): string => AREA_NAMES[areaOf(space)] ?? '';

/** A good that a rule's facts name by its own word; pumpkins are counted: "a pumpkin", "grain". */
export function lackedName(word: string): string {
  const name = goodName(GOODS.findIndex((good) => good === word));
  return name === 'pumpkin' ? `a ${name}` : name;
}

/** "Anna", "Anna and Belle", "Anna, Belle and Carl". */
export function seatsListed(seats: readonly number[]): Sentence {
  const [first = 0, ...others] = seats;
  const last = others.pop();
  if (last === undefined) return [{ seat: first }];
  return [{ seat: first }, ...others.flatMap((seat) => [', ', { seat }]), ...say` and ${{ seat: last }}`];
}
