import { at } from '#engine/indexed.ts';
import { inWords, spell } from '#words/speech.ts';
import { COLOURS, type Row, STORE, WHEEL, type WheelSpace } from '../../components.ts';
import { crewNamed, NO_CREW, workersIn } from '../../crews.ts';

/** Numbers of the box, as the guide words them. */

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "5, 8 or 11". */
export const either = (values: readonly (number | string)[]): string => EITHER.format(values.map(String));

/** "once", "twice", "three times". */
export function timesWords(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${inWords(times)} times`;
}

/** The workers on a space of the wheel: "two white workers", "two copper", "stone and pumpkin". */
export function pairName(space: WheelSpace): string {
  const crew = crewNamed(at(WHEEL, space));
  if (crew === NO_CREW) return 'two white workers';
  const [one = 0, other = 0] = workersIn(crew);
  return one === other ? `two ${at(COLOURS, one)}` : `${at(COLOURS, one)} and ${at(COLOURS, other)}`;
}

/** A row of the store: its lowest price and what it gives. */
export function storeRowText(row: Row): string {
  return `Row ${row + 1}, from ${spell(at(STORE, row).firstColumn, 'pumpkin')}: ${rewardText(row)}.`;
}

function rewardText(row: Row): string {
  const { cows, silver, choose, upgrades } = at(STORE, row);
  if (choose > 0) return `any ${inWords(choose)} goods of small copper, small stone and grain`;
  const trade =
    upgrades === 1
      ? 'one small copper or stone for a big one'
      : `up to ${inWords(upgrades)} small copper or stone for big ones`;
  return [...(cows > 0 ? ['a cow'] : []), ...(silver > 0 ? [`${silver} silver`] : []), trade].join(', and ');
}
