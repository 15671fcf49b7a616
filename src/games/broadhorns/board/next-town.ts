import { TOWNS } from '../components.ts';
import { passageOf } from '../cards.ts';
import { cargoIn, mover } from '../state.ts';
import type { View } from '../view.ts';
import { valuesAt } from '../words/towns.ts';
import { movesTo } from './planner.ts';
import type { Planned } from './preview.ts';
import { spacePlace } from '../words/names.ts';

/** The nearest town in reach that pays for something on board. */
export function nextTown(view: View): Planned | undefined {
  const { barrels, travelers } = mover(view);
  for (const [town, { entrance }] of TOWNS.entries()) {
    const actions = movesTo(view, entrance);
    if (actions === undefined) continue;
    const isWaitedFor = travelers.some((card) => passageOf(card).destination === town);
    const pays = barrels.some((barrel) => valuesAt(view, town, cargoIn(barrel)).length > 0);
    if (isWaitedFor || pays) return { id: spacePlace(entrance), actions };
  }
  return undefined;
}
