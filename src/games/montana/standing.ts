import { int, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Standing } from '#engine/game.ts';
import type { Action, ActionOf } from './actions.ts';
import { DEAREST, STORE, STORE_COLUMNS } from './components.ts';
import type { View } from './view.ts';

const good = oneOf(['copper', 'stone', 'grain']);

const instructions = {
  /** The cheapest space of a row, also after being outbid, while it costs no more than this. */
  bidUpTo: { row: int(1, STORE.length), most: int(STORE_COLUMNS[0], DEAREST) },
  passAlways: {},
  /** For the row that gives goods: these three. */
  takeGoods: { first: good, second: good, third: good },
  /** For rows that trade up: as many as possible, copper or stone first. */
  tradeUp: { first: oneOf(['copper', 'stone']) },
  tradeUpNothing: {},
} as const;

export type Instruction = Formed<typeof instructions>;

/** What a player may leave with the table for the city in the turns of others; in the player's own turn it waits. */
export const standing: Standing<View, Action> = {
  forms: instructions,
  answer(view, seat, instruction, legal) {
    if (seat === view.turn) return undefined;
    return answerTo(instruction as Instruction, legal);
  },
};

function answerTo(instruction: Instruction, legal: readonly Action[]): Action | undefined {
  switch (instruction.type) {
    case 'bidUpTo':
      return cheapestBid(instruction, legal);
    case 'passAlways':
      return legal.find((action) => action.type === 'pass');
    case 'takeGoods':
      return legal.find((action) => action.type === 'choose' && sameGoods(action, instruction));
    case 'tradeUp':
      return mostUpgrades(instruction.first, legal);
    case 'tradeUpNothing':
      return legal.find((action) => action.type === 'upgrade' && action.copper + action.stone === 0);
  }
}

/** Legal lists name the spaces of a row from cheap to expensive. */
function cheapestBid({ row, most }: { row: number; most: number }, legal: readonly Action[]): Action | undefined {
  const bid = legal.find((action) => action.type === 'bid' && action.row === row);
  return bid?.type === 'bid' && bid.price <= most ? bid : undefined;
}

function sameGoods(
  action: ActionOf<'choose'>,
  { first, second, third }: Extract<Instruction, { type: 'takeGoods' }>,
): boolean {
  const wanted = (one: typeof first) => [first, second, third].filter((other) => other === one).length;
  return action.copper === wanted('copper') && action.stone === wanted('stone') && action.grain === wanted('grain');
}

function mostUpgrades(first: 'copper' | 'stone', legal: readonly Action[]): Action | undefined {
  const traded = ({ copper, stone }: ActionOf<'upgrade'>) => copper + stone;
  return legal
    .filter((action) => action.type === 'upgrade')
    .toSorted((a, b) => traded(b) - traded(a) || b[first] - a[first])[0];
}
