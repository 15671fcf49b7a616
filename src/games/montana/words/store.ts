import { at } from '#engine/indexed.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, listed } from '#words/speech.ts';
import { PUMPKIN, type Row, STORE } from '../components.ts';
import { game } from '../game.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';

/** The store in words: its rows, and what the contractors are asked. */

/** What a row of the store gives. */
export function rowWords(row: Row): string {
  const { cows, silver, choose, upgrades } = at(STORE, row);
  if (choose > 0) return `any ${choose} of small copper, small stone and grain`;
  const trade = `up to ${upgrades} small copper or stone made big`;
  return listed([...(cows > 0 ? ['a cow'] : []), ...(silver > 0 ? [`${silver} silver`] : []), trade]);
}

export const rewardWords = ({ store }: View): string => rowWords(store.holders.indexOf(store.asked));

/** Whether the player who is asked had placed a contractor and was outbid. Old tables do not store who outbid them. */
export const isOutbid = ({ store }: View): boolean => store.outbidBy >= 0;

export function auctionTitle(view: View): Sentence {
  const { asked, outbidBy, holders } = view.store;
  if (isOutbid(view))
    return say`${{ seat: outbidBy }} has outbid you in row ${holders.indexOf(outbidBy) + 1}: move your contractor, or pass`;
  if (asked === view.turn) return say`Place your contractor`;
  return say`${{ seat: view.turn }} is in the city: place your contractor too, or pass`;
}

export function auctionDetail(view: View): Sentence {
  const { asked } = view.store;
  const have = `You have ${count(at(playerOf(view, asked).goods, PUMPKIN), 'pumpkin')}`;
  if (!game.legal(view, asked).some(({ type }) => type === 'bid'))
    return say`${have}, too few for any space that is left. A cow can be traded for one more.`;
  return isOutbid(view)
    ? say`${have}. Any space of an empty row is open to you, or one to the right of another contractor, if you can pay for it.`
    : say`${have}. What you bid is paid when all contractors stand.`;
}
