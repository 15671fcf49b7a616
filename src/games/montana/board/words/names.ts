import { count, listed } from '#kit/speech.ts';
import { AREAS, BANK, COLOURS, GOODS, SPACES_PER_AREA } from '../../components.ts';
import { CREW_COUNTS } from '../../crews.ts';
import { HEX_NAMES, type Hex, printAt } from '../../prairie.ts';
import { AREA_SPACES, BANK_SPACES } from '../../state.ts';
import type { View } from '../../view.ts';

const GOOD_NAMES = ['small copper', 'small stone', 'grain', 'pumpkin', 'big copper', 'big stone'] as const;
const WORKER_NAMES = ['copper worker', 'stone worker', 'grain worker', 'pumpkin worker'] as const;
export const AREA_NAMES = ['mine', 'quarry', 'grain field', 'farmland'] as const;

export const goodName = (good: number): string => GOOD_NAMES[good] ?? '';
export const workerName = (colour: number): string => WORKER_NAMES[colour] ?? '';

/** "2 small copper", "3 pumpkins". */
export const goodsOf = (number: number, good: number): string =>
  goodName(good) === 'pumpkin' ? count(number, 'pumpkin') : `${number} ${goodName(good)}`;

/** "copper and 2 stone", where it is clear that workers are meant. */
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
  const area = Math.floor(large / SPACES_PER_AREA);
  const silver = AREAS[area]?.spaces[large % SPACES_PER_AREA]?.silver ?? 0;
  const size = space < BANK_SPACES + AREA_SPACES ? '' : 'small space beside the ';
  return `the ${size}${silver}-silver space of the ${AREA_NAMES[area] ?? ''}`;
}

/** A rule's fact that names goods by their own words. */
export const goodNamed = (word: string): string => goodName(GOODS.findIndex((good) => good === word));
