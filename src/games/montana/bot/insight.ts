import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { BIG_COPPER, GRAIN } from '../components.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import type { Hex } from '../prairie.ts';
import { type Player, playerOf, type State, workersOf } from '../state.ts';
import { priors } from './priors.ts';
import { buildable, openFields } from './prospects.ts';

/**
 * What belongings are worth in settlements, while there is time to use them. Found by requiring that every good action
 * is worth the same: two workers for a spin, eight silver for two workers, three ore for two workers and three silver,
 * three settlements for six goods.
 */
const WORTH = {
  ore: 0.46,
  crop: 0.355,
  big: 0.88,
  cow: 0.45,
  canteen: 0.46,
  silver: 0.12,
  worker: 0.26,
  /**
   * For each settlement that could be built at once: early, and more towards the end, when nothing else is left to do.
   */
  ready: 0.12,
  readyAtLast: 0.4,
  turn: 0.5,
};

/**
 * This many of a kind are useful soon. More are worth less, and nothing at all beyond what the last settlements can
 * use.
 */
const PLENTY = 2;
const SURPLUS = 0.4;
const ENOUGH_SILVER = 8;
const SILVER_FOR_EACH = 2;
const ENOUGH_WORKERS = 4;

const upTo = (count: number, most: number, surplus: number): number =>
  count <= most ? count : most + SURPLUS * Math.min(count - most, surplus);

function belongings(player: Player): number {
  const { settlements } = player;
  let worth = 0;
  for (let good = 0; good < player.goods.length; good++) {
    const each = good >= BIG_COPPER ? WORTH.big : good >= GRAIN ? WORTH.crop : WORTH.ore;
    worth += each * upTo(player.goods[good] as number, PLENTY, settlements);
  }
  return (
    worth +
    WORTH.cow * upTo(player.cows, PLENTY, settlements) +
    WORTH.canteen * player.canteens +
    WORTH.silver * upTo(player.silver, ENOUGH_SILVER, SILVER_FOR_EACH * settlements) +
    WORTH.worker * upTo(workersOf(player), ENOUGH_WORKERS, settlements)
  );
}

/** The nearer the end, the less unbuilt things count. */
const LAST_SETTLEMENTS = 5;
const AT_THE_END = 0.25;

/**
 * Games rarely last longer. From then on hoards count less and less; otherwise a bot in the lead would never finish.
 */
const LONG = 30;
const IMPATIENCE = 0.85;

const patience = ({ round }: State): number => IMPATIENCE ** Math.max(0, round - LONG);

function timeLeft(s: State, seat: Seat): number {
  if (s.lastRound) return hasTurnLeft(s, seat) ? AT_THE_END : 0.02;
  let fewest = LAST_SETTLEMENTS;
  for (const player of s.players) fewest = Math.min(fewest, player.settlements);
  return AT_THE_END + ((1 - AT_THE_END) * fewest) / LAST_SETTLEMENTS;
}

/** Whether a seat still has a turn in this round. */
function hasTurnLeft(s: State, seat: Seat): boolean {
  const place = (one: Seat) => (one - s.first + s.seats) % s.seats;
  return place(seat) > place(s.turn) || (seat === s.turn && s.phase === 'turn');
}

function standing(s: State, seat: Seat, open: readonly Hex[]): number {
  const player = playerOf(s, seat);
  const left = timeLeft(s, seat);
  const ready = Math.min(player.settlements, buildable(s, seat, open));
  const soon = s.lastRound ? (hasTurnLeft(s, seat) ? 0.8 : 0) : WORTH.ready + WORTH.readyAtLast * (1 - left);
  return (
    settlementsBuilt(s, player) +
    left * patience(s) * belongings(player) +
    soon * ready +
    (s.turn === seat ? WORTH.turn * left : 0)
  );
}

/** How strongly a lead decides: more the nearer the end. */
const SHARPNESS = 0.45;
const SHARPER = 0.9;

const progress = (s: State): number => {
  let most = 0;
  for (const player of s.players) {
    const built = settlementsBuilt(s, player);
    most = Math.max(most, built / (built + player.settlements));
  }
  return most;
};

/** Every seat's standing is a weight; its share of them is its share of winning. */
function evaluate(s: State, seat: Seat): number {
  const open = openFields(s);
  const sharpness = SHARPNESS + SHARPER * progress(s);
  const own = standing(s, seat, open);
  let total = 0;
  for (let other = 0; other < s.seats; other++)
    total += other === seat ? 1 : Math.exp(sharpness * (standing(s, other, open) - own));
  const share = 1 / total;
  return share < SURE ? share : SURE + (1 - SURE) * advance(s, seat, open);
}

/** A bot that is almost sure to win finishes the game instead of blocking the others. */
const SURE = 0.97;

/** How far a seat has got with its own settlements, 0 to 1: built, ready to be built, and big goods for them. */
function advance(s: State, seat: Seat, open: readonly Hex[]): number {
  const player = playerOf(s, seat);
  const built = settlementsBuilt(s, player);
  const ready = Math.min(1, buildable(s, seat, open));
  const large = player.goods.slice(BIG_COPPER).reduce((sum, count) => sum + Math.min(count, PLENTY), 0);
  return (built + READY * ready + LARGE * large) / (built + player.settlements + 1);
}
const READY = 0.5;
const LARGE = 0.1;

/** A turn is judged when it is over: in the middle of an action too much is about to happen. */
const settled = (s: State): boolean => s.phase === 'turn';

export const insight: Insight<State, Action> = { evaluate, priors, settled, unnoticed: 0.06 };
