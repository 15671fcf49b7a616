import { game } from '../game.ts';
import { type MerchantScene, one } from '../scene.ts';
import { act, choices, me } from '../scripted.ts';
import type { State } from '../state.ts';

export const gold = (s: State, seat = 0): number => me(s, seat).gold;

/** What chance gives for each number that the generator could draw. */
export const drawsOf = (s: State, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const action = game.chance(s, { below: (n) => (n === count ? i : Number.NaN) });
    return choices(s, 'chance')[game.legal(s, 'chance').indexOf(action)] ?? '';
  });

export const atVicksburg = (m: MerchantScene, holds = '', tile = '7a'): State =>
  act(one({ gold: 0, boat: '40', at: 26, ...m }, { towns: { 7: { tile, holds } } }), '0 port').s;
