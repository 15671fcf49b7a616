import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BUILDS, DONE } from '../answers.ts';
import { DOUBLE, GOODS, MOST_BUILDINGS, REFRAIN_SILVER } from '../components.ts';
import type { TellEvent } from '../events.ts';
import {
  bordersTile,
  costOf,
  HAS_COW,
  type Hex,
  HEX_NAMES,
  IS_DOUBLE,
  IS_LAKE,
  isPayable,
  kindsOf,
  linesThrough,
  missingGoods,
  neighboursOf,
  type Print,
  printAt,
  slotOf,
} from '../prairie.ts';
import { rulingOn } from '../rulings.ts';
import { active, FREE, printOn, STARTING_TILE, type State } from '../state.ts';
import { addTrades, mayTrade, refuseTrade, takeSilver, trade } from './cattle.ts';
import { move } from './limited.ts';
import { refusing, type Section } from './refusals.ts';

/** Action C, Build: a free field that borders a tile, for exactly the goods that it shows. */
const isOpen = (s: State, hex: Hex): boolean => s.owners[hex] === FREE && bordersTile(s.owners, s.seats, hex, FREE);

/** Adds every field that the active player can build on, while settlements are left. */
export function addBuilds(s: State, list: Action[]): void {
  const { goods, settlements } = active(s);
  if (settlements === 0) return;
  const kinds = kindsOf(goods);
  const { land } = s;
  for (let hex = 0; hex < land.length; hex++)
    if (isPayable(land[hex] as Print, kinds) && isOpen(s, hex)) list.push(BUILDS[hex] as Action);
}

/** Return the goods, place the settlements, take the cow and the canteens. */
export function build(s: State, { field }: ActionOf<'build'>, tell: TellEvent): void {
  payFor(s, field);
  placeSettlements(s, field, tell);
  takeCow(s, field, tell);
  takeCanteens(s, field, tell);
  s.built += 1;
  s.phase = 'building';
}

function payFor(s: State, field: Hex): void {
  for (const good of costOf(printOn(s, field))) move(active(s).goods, s.goods, good, 1);
}

/** One settlement, or two where the field shows two, and one more for each line of exactly four; no more than are left. */
function placeSettlements(s: State, field: Hex, tell: TellEvent): void {
  const player = active(s);
  s.owners[field] = s.turn;
  const double = IS_DOUBLE[printOn(s, field)] === true;
  const lines = linesThrough(s.owners, s.seats, field, s.turn);
  const settlements = Math.min(player.settlements, (double ? DOUBLE : 1) + lines);
  player.settlements -= settlements;
  s.settlements[field] = settlements;
  tell({ type: 'built', seat: s.turn, field, settlements, double, lines, left: player.settlements });
  if (player.settlements > 0) return;
  s.lastRound = true;
  tell({ type: 'lastSettlement', seat: s.turn });
}

function takeCow(s: State, field: Hex, tell: TellEvent): void {
  if (!HAS_COW[printOn(s, field)]) return;
  active(s).cows += 1;
  tell({ type: 'cowTaken', seat: s.turn, from: 'field' });
}

/** From every lake beside the field whose canteen is still there. */
function takeCanteens(s: State, field: Hex, tell: TellEvent): void {
  for (const next of neighboursOf(s.seats, field)) {
    const slot = slotOf(next);
    if (!IS_LAKE[printOn(s, next)] || !s.canteens[slot]) continue;
    s.canteens[slot] = false;
    active(s).canteens += 1;
    tell({ type: 'canteenTaken', seat: s.turn, slot });
  }
}

/** Up to three fields in a turn; each one that the player does without is worth a silver. */
export const building: Section = {
  awaiting: (s) => alone(s.turn),
  skip: skipBuilding,
  legal(s) {
    const list: Action[] = [DONE];
    addBuilds(s, list);
    return addTrades(s, list);
  },
  refuse: refusing({ build: refuseBuild, trade: refuseTrade }),
  on: { build, trade, done: (s, _, tell) => stopBuilding(s, tell) },
};

function stopBuilding(s: State, tell: TellEvent): void {
  const silver = REFRAIN_SILVER * (MOST_BUILDINGS - s.built);
  takeSilver(s, s.turn, { silver, from: 'refraining' }, tell);
  s.phase = 'ending';
}

/** After the third field, after the last settlement, or if the player cannot pay for the next one, nothing is asked. */
function skipBuilding(s: State, tell: TellEvent): boolean {
  const isOver = s.built === MOST_BUILDINGS || active(s).settlements === 0;
  if (!isOver && (mayTrade(s) || canBuildSomewhere(s))) return false;
  stopBuilding(s, tell);
  return true;
}

function canBuildSomewhere(s: State): boolean {
  const kinds = kindsOf(active(s).goods);
  const { land } = s;
  for (let hex = 0; hex < land.length; hex++) if (isPayable(land[hex] as Print, kinds) && isOpen(s, hex)) return true;
  return false;
}

export function refuseBuild(s: State, { field: hex }: ActionOf<'build'>): Ruling {
  const field = at(HEX_NAMES, hex);
  const print = s.land[hex];
  if (active(s).settlements === 0) return rulingOn('build.settlements', { field });
  if (print === undefined) return rulingOn('setup.landscape', { field });
  const { land } = printAt(print);
  if (land !== 'field') return rulingOn('build.land', { field, land });
  if (s.owners[hex] === STARTING_TILE) return rulingOn('setup.start', { field });
  if (s.owners[hex] !== FREE) return rulingOn('build.occupied', { field });
  if (!bordersTile(s.owners, s.seats, hex, FREE)) return rulingOn('build.border', { field });
  const missing = missingGoods(active(s).goods, print).map((good) => at(GOODS, good));
  return rulingOn('build.cost', { field, missing: missing.join(' ') });
}
