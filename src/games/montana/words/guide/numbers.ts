import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { COLOURS, type Row, STORE, WHEEL, type WheelSpace, WORKERS_PER_SPIN } from '../../components.ts';
import { crewNamed, NO_CREW, workersIn } from '../../crews.ts';

/** Numbers of the box, as the guide words them. */

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "5, 8 or 11". */
export const either = (values: readonly (number | string)[]): string => EITHER.format(values.map(String));

/** "once", "twice", "3 times". */
export function timesWords(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

/** The workers on a space of the wheel: "2 white", "2 copper", "stone and pumpkin". */
export function pairName(space: WheelSpace): string {
  const crew = crewNamed(at(WHEEL, space));
  if (crew === NO_CREW) return `${WORKERS_PER_SPIN} white`;
  const [one = 0, other = 0] = workersIn(crew);
  return one === other ? `${WORKERS_PER_SPIN} ${at(COLOURS, one)}` : `${at(COLOURS, one)} and ${at(COLOURS, other)}`;
}

/** A row of the store: its lowest price and what it gives. */
export function storeRowText(row: Row): string {
  return `Row ${row + 1}, from ${count(at(STORE, row).firstColumn, 'pumpkin')}: ${rewardText(row)}.`;
}

function rewardText(row: Row): string {
  const { cows, silver, choose, upgrades } = at(STORE, row);
  if (choose > 0) return `any ${count(choose, 'good')} of small copper, small stone and grain`;
  const big = `make ${upgrades === 1 ? '1' : `up to ${upgrades}`} copper or stone big`;
  return [...(cows > 0 ? [count(cows, 'cow')] : []), ...(silver > 0 ? [`${silver} silver`] : []), big].join(', and ');
}
