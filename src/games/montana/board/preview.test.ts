import { expect, test } from 'vitest';
import { at } from '#engine/indexed.ts';
import { BIDS } from '../answers.ts';
import { PUMPKIN } from '../components.ts';
import { act, market } from '../scene.ts';
import type { State } from '../state.ts';
import { previewOf } from './preview.ts';

const CHEAPEST = BIDS.filter(({ row, price }) => row === 3 && price === 2);

/** The pumpkins that seat 0, who has gone to the store, would have left after bidding 2 on row 3. */
const leftAfterBid = (s: State): number => at(previewOf(act(s, '0 city').s, 0, CHEAPEST).player.goods, PUMPKIN);

test('a bid shows what would be left of the pumpkins, whether it is paid at once or later', () => {
  expect(CHEAPEST).toHaveLength(1);
  expect(leftAfterBid(market('pp', '')), 'nobody else can bid').toBe(1);
  expect(leftAfterBid(market('pp', 'pppp')), 'others bid first').toBe(1);
});
