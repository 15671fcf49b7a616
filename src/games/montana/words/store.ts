import { at } from '#engine/indexed.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { COPPER, PUMPKIN, type Row, STONE, STORE } from '../components.ts';
import { game } from '../game.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { goodsHeld } from './names.ts';

/** The store in words: its rows, and what the contractors are asked. */

/** What a row of the store gives. */
export function rowWords(row: Row): string {
  const { cows, silver, choose, upgrades } = at(STORE, row);
  if (choose > 0) return `any ${choose} of copper, stone and grain`;
  const big = `${atMost(upgrades)} copper or stone made big`;
  return listed([...(cows > 0 ? [count(cows, 'cow')] : []), ...(silver > 0 ? [`${silver} silver`] : []), big]);
}

/** In one line of the log: "row 1 (1 cow + 3 made big)". Rows are counted from 1 here. */
export function rowName(row: number): string {
  const { cows, silver, choose, upgrades } = at(STORE, row - 1);
  const gifts = [
    ...(cows > 0 ? [count(cows, 'cow')] : []),
    ...(silver > 0 ? [`${silver} silver`] : []),
    ...(choose > 0 ? [`any ${count(choose, 'good')}`] : []),
    ...(upgrades > 0 ? [`${upgrades} made big`] : []),
  ];
  return `row ${row} (${gifts.join(' + ')})`;
}

/** "up to 3"; of one thing, just "1". */
const atMost = (most: number): string => (most === 1 ? '1' : `up to ${most}`);

const rowWon = ({ store }: View): Row => store.holders.indexOf(store.asked);

export function rewardTitle(view: View): Sentence {
  const { choose, upgrades } = at(STORE, rowWon(view));
  return choose > 0 ? say`Choose any ${count(choose, 'good')}` : say`Make ${atMost(upgrades)} copper or stone big?`;
}

export function rewardDetail(view: View, seat: number): Sentence {
  const { choose, cows, silver } = at(STORE, rowWon(view));
  if (choose > 0) return say`Press your copper, stone or grain, in any mix.`;
  const { goods } = playerOf(view, seat);
  const press = at(goods, COPPER) + at(goods, STONE) === 0 ? '' : ' Press them.';
  const have = `You have ${goodsHeld(at(goods, COPPER), COPPER)} and ${goodsHeld(at(goods, STONE), STONE)}.${press}`;
  if (silver > 0) return say`${have} You also get ${silver} silver.`;
  if (cows === 0) return say`${have}`;
  return view.cows === 0 ? say`${have} No cow is left for you.` : say`${have} You also get ${count(cows, 'cow')}.`;
}

/** Whether the player who is asked had placed a contractor and was outbid. Old tables do not store who outbid them. */
export const isOutbid = ({ store }: View): boolean => store.outbidBy >= 0;

export function auctionTitle(view: View): Sentence {
  const { asked, outbidBy, holders } = view.store;
  if (isOutbid(view)) return say`${{ seat: outbidBy }} outbid you on row ${holders.indexOf(outbidBy) + 1}`;
  if (asked === view.turn) return say`Place your contractor at the store`;
  return say`${{ seat: view.turn }} is at the store: bid or pass`;
}

export function auctionDetail(view: View): Sentence {
  const { asked } = view.store;
  const have = `You have ${goodsHeld(at(playerOf(view, asked).goods, PUMPKIN), PUMPKIN)}`;
  if (!game.legal(view, asked).some(({ type }) => type === 'bid'))
    return say`${have}, too few to bid. Trade a cow for another, or pass.`;
  return isOutbid(view)
    ? say`Bid higher, bid on another row, or pass. ${have}.`
    : say`${have}. You pay when bidding ends.`;
}
