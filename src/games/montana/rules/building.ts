import { alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BUILDS, DONE } from '../answers.ts';
import { addTrades, refuseTrade, takeSilver, trade } from '../cattle.ts';
import { DOUBLE, GOODS, MOST_BUILDINGS, REFRAIN_SILVER } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import {
  bordersTile,
  COSTS,
  type GoodsMask,
  HAS_COW,
  type Hex,
  HEX_NAMES,
  IS_DOUBLE,
  IS_LAKE,
  linesThrough,
  nextTo,
  NOWHERE,
  type Print,
  printAt,
  slotOf,
  WAYS,
} from '../prairie.ts';
import { rulingOn } from '../rule-id.ts';
import { move } from '../scarcity.ts';
import { active, FREE, type Player, STARTING_TILE, type State } from '../state.ts';

/** The kinds of goods a player has at least one of. */
export function goodsMask({ goods }: Player): GoodsMask {
  let mask = 0;
  for (let good = 0; good < goods.length; good++) if (goods[good] !== 0) mask |= 1 << good;
  return mask;
}

/** Fields that border a tile and that the active player has the goods for. */
export function addBuilds(s: State, list: Action[]): void {
  const player = active(s);
  if (player.settlements === 0) return;
  const missing = ~goodsMask(player);
  const { land, owners, seats } = s;
  for (let hex = 0; hex < land.length; hex++) {
    if (((COSTS[land[hex] as Print] as number) & missing) !== 0 || owners[hex] !== FREE) continue;
    if (bordersTile(owners, seats, hex, FREE)) list.push(BUILDS[hex] as Action);
  }
}

function canBuild(s: State): boolean {
  const missing = ~goodsMask(active(s));
  const { land, owners, seats } = s;
  for (let hex = 0; hex < land.length; hex++) {
    const payable = ((COSTS[land[hex] as Print] as number) & missing) === 0;
    if (payable && owners[hex] === FREE && bordersTile(owners, seats, hex, FREE)) return true;
  }
  return false;
}

/** Action C, Build: pay, place the settlements, add one for each line of four, take the cow and the canteens. */
export function build(s: State, { field }: ActionOf<'build'>, tell: TellEvent): void {
  const print = s.land[field] as Print;
  payFor(s, print);
  s.owners[field] = s.turn;
  settle(s, field, tell);
  if (HAS_COW[print]) {
    active(s).cows += 1;
    tell({ type: 'cowTaken', seat: s.turn, from: 'field' });
  }
  takeCanteens(s, field, tell);
  s.built += 1;
  s.phase = 'building';
}

function payFor(s: State, print: Print): void {
  const cost = COSTS[print] as GoodsMask;
  const { goods } = active(s);
  for (let good = 0; good < goods.length; good++) if ((cost >> good) & 1) move(goods, s.goods, good, 1);
}

function settle(s: State, field: Hex, tell: TellEvent): void {
  const player = active(s);
  const double = IS_DOUBLE[s.land[field] as Print] === true;
  const lines = linesThrough(s.owners, s.seats, field, s.turn);
  const settlements = Math.min(player.settlements, (double ? DOUBLE : 1) + lines);
  player.settlements -= settlements;
  s.settlements[field] = settlements;
  tell({ type: 'built', seat: s.turn, field, settlements, double, lines, left: player.settlements });
  if (player.settlements > 0) return;
  s.lastRound = true;
  tell({ type: 'lastSettlement', seat: s.turn });
}

function takeCanteens(s: State, field: Hex, tell: TellEvent): void {
  for (let way = 0; way < WAYS; way++) {
    const next = nextTo(s.seats, field, way);
    const slot = slotOf(next);
    if (next === NOWHERE || !IS_LAKE[s.land[next] as Print] || !s.canteens[slot]) continue;
    s.canteens[slot] = false;
    active(s).canteens += 1;
    tell({ type: 'canteenTaken', seat: s.turn, slot });
  }
}

/** Up to three fields in a turn; each one that the player does without is worth a silver. */
export const building: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  skip: skipBuilding,
  legal(s) {
    const list: Action[] = [DONE];
    addBuilds(s, list);
    return addTrades(s, list);
  },
  refuse: (s, _, action) =>
    action.type === 'build' ? refuseBuild(s, action) : refuseTrade(s, action as ActionOf<'trade'>),
  on: { build, trade, done: stopBuilding },
};

function stopBuilding(s: State, _: unknown, tell: TellEvent): void {
  const silver = REFRAIN_SILVER * (MOST_BUILDINGS - s.built);
  takeSilver(s, s.turn, { silver, from: 'refraining' }, tell);
  s.phase = 'ending';
}

/** After the third field, after the last settlement, or if the player cannot pay for the next one, nothing is asked. */
function skipBuilding(s: State, tell: TellEvent): boolean {
  const { settlements, cows } = active(s);
  const over = s.built === MOST_BUILDINGS || settlements === 0;
  if (!over && (cows > 0 || canBuild(s))) return false;
  stopBuilding(s, undefined, tell);
  return true;
}

export function refuseBuild(s: State, { field }: ActionOf<'build'>): Ruling {
  const facts = { field: HEX_NAMES[field] ?? '' };
  const print = s.land[field];
  if (active(s).settlements === 0) return rulingOn('build.settlements', facts);
  if (print === undefined) return rulingOn('setup.landscape', facts);
  const shown = printAt(print);
  if (shown.land !== 'field') return rulingOn('build.land', { ...facts, land: shown.land });
  if (s.owners[field] === STARTING_TILE) return rulingOn('setup.start', facts);
  if (s.owners[field] !== FREE) return rulingOn('build.occupied', facts);
  if (!bordersTile(s.owners, s.seats, field, FREE)) return rulingOn('build.border', facts);
  return rulingOn('build.cost', { ...facts, missing: missingGoods(s, print) });
}

function missingGoods(s: State, print: Print): string {
  const missing = (COSTS[print] as GoodsMask) & ~goodsMask(active(s));
  return GOODS.filter((_, good) => (missing >> good) & 1).join(' ');
}
