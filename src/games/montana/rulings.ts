import { type RuleIdOf, rulesOf } from '#engine/ruling.ts';
import type { Question } from './state.ts';
import type { guide } from './words/guide.ts';
import type { Space } from './worker-board.ts';

/** A rule of the guide. */
export type RuleId = RuleIdOf<typeof guide>;

/** What a player is asked who tries something else: a question of the own turn, or one in another player's turn. */
export type Now = Exclude<Question, 'discard'> | 'others';

/** No facts, beside rulings on the same rule that name a moment. */
type Always = { readonly now?: never };

/** What a player can still hope for: a turn to come, which the last round may not have, and canteens. */
export type Outlook = { readonly turns: number; readonly canteens: number };

/** One of the three actions, while it is another player's turn or the turn already has its action. */
export type AnotherAction = Outlook & {
  readonly wanted: 'recruit' | 'work' | 'city' | 'build';
  readonly now: Exclude<Now, 'turn'>;
  readonly turn: number;
};

/** The facts of each ruling, in the order of the guide. Where a rule closes something for a time, `now` is the moment. */
export type Rulings = {
  'setup.landscape': { tile: string } | { field: string };
  'setup.start': { field: string };
  'setup.first': { seats: number };
  'setup.workers': Always;
  turn: Always | AnotherAction;
  cattle: { cows: number; what: string };
  'cattle.nothing': { cows: number; what: string };
  'cattle.turn': Always;
  canteen: Always | { canteens: number; now: Now };
  recruit: { now: 'white' | 'advance' };
  'recruit.white': { workers: string; takes: number } | { now: Now | 'done' };
  'recruit.advance': { grain: number; spaces: number } | { now: Now | 'moved' };
  'recruit.limit': { worker: string; limit: number } | { has: number; limit: number };
  work: { now: 'employ' | 'small'; space: Space } | { now: Exclude<Now, 'turn' | 'employ' | 'small'> | 'unchosen' };
  bank: { needs: number; has: number } | { needs: number; workers: string };
  'work.occupied': { space: string; area: string };
  'work.workers': { colour: string; has: number } | { colour: string; workers: string };
  'work.have': { workers: string };
  'work.silver': { needs: number; silver: number };
  'work.small': Always;
  'city.enter': { pumpkins: number; needs: number } | { now: 'auction' | 'reward' };
  'city.place': Always | { now: 'turn' | 'first' | 'done' };
  'city.column': { row: number; price: number; firstColumn: number };
  'city.afford': { row: number; price: number; pumpkins: number };
  'city.outbid': { row: number; price: number; standing: number };
  'city.pass': { now: Exclude<Now, 'turn'> };
  'city.pay': { now: 'bid' | 'pass' | 'done' };
  'city.goods': { goods: number } | { now: Question };
  'city.upgrade': { upgrades: number; copper: number; stone: number } | { now: Question };
  build: Outlook & { built: number };
  'build.border': { field: string };
  'build.land': { field: string; land: 'lake' | 'mountain' };
  'build.occupied': { field: string };
  'build.cost': { field: string; missing: string };
  'build.settlements': Always | { field: string };
  'build.refrain': Outlook & { built: number; silver: number };
};

/** Why a game ended, and what broke a tie. */
export const ENDINGS = ['end.last-settlement', 'tie.cattle', 'tie.belongings'] as const satisfies readonly RuleId[];
export type Ending = (typeof ENDINGS)[number];

export const { ruleId, rulingOn } = rulesOf<RuleId, Rulings>('montana');
