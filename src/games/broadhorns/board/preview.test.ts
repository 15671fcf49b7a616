import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { BUYS, CLAIMS, DISCARDS, PICK_UPS, PLAY_CURRENT, PORT, USE_ICE } from '../answers.ts';
import { game } from '../game.ts';
import { cards, one } from '../scene.ts';
import { act } from '../scripted.ts';
import type { State } from '../state.ts';
import { movesTo } from './planner.ts';
import { ghostOf, previewOf } from './preview.ts';

/** Title, detail and button, as the bar shows them to seat 0 after a first press. */
function shown(s: State, actions: readonly (Action | undefined)[], name?: string): readonly string[] {
  const [card] = cards(name);
  const planned = { id: 'pressed', actions: actions.filter((action) => action !== undefined) };
  const preview = previewOf(game.view(s, 0), 0, card === undefined ? planned : { ...planned, card });
  return [plain(preview.title, String), plain(preview.detail, String), preview.verb];
}

const toSpace = (s: State, space: number) => movesTo(game.view(s, 0), space) ?? [];

test('a press on the river tells where the boat would go, how many Moves it takes and what is left', () => {
  const s = one({ boat: '20', at: 3 });
  expect(shown(s, toSpace(s, 4))).toEqual([
    'Float 1 space, to the landing of Ste. Genevieve: one Move',
    'After it: 1 action left.',
    'Move 1 to Ste. Genevieve',
  ]);
  expect(shown(s, toSpace(s, 10))).toEqual(['Float 7 spaces: two Moves', 'After it: the bonus move.', 'Move 5 + 2']);
  expect(shown(s, toSpace(s, 18))[2]).toBe('Move 5 + 5 + 5 to Memphis');
});

test('it names the travelers who would be missed', () => {
  const s = one({ boat: '30', at: 13, travelers: 'T01 T14' });
  expect(shown(s, toSpace(s, 15))[1]).toBe(
    'After it: 1 action left. You float past the landing of the traveler to New Madrid: lost to you.',
  );
});

test('the ghost of the boat lies where it would be, and nothing else has one', () => {
  const s = one({ gold: 9, boat: '20', at: 4, hand: 'good-current' });
  const ghost = (actions: readonly Action[]) => ghostOf(game.view(s, 0), 0, { id: 'pressed', actions });
  expect(ghost(toSpace(s, 12))).toMatchObject({ at: 12, inPort: false });
  expect(ghost([PORT])).toMatchObject({ at: 4, inPort: true });
  expect(ghost([PLAY_CURRENT])).toBeUndefined();
  expect(s.merchants[0]).toMatchObject({ at: 4, inPort: false });
});

test('a press on a landing or on the market tells what it costs', () => {
  expect(shown(one({ boat: '20', at: 4 }), [PORT])).toEqual([
    'Put in at Ste. Genevieve',
    'You sell, buy and take care of travelers, in this order. After it: 1 action left.',
    'Put in at Ste. Genevieve',
  ]);
  const loading = act(one({ gold: 6 }), '0 port', '0 boat 20').s;
  expect(shown(loading, [BUYS[1]])).toEqual([
    'Buy apples for 2 gold',
    'After it you have 4 gold and 2 boxes free.',
    'Buy apples for 2',
  ]);
});

test('a press on a card tells what it is played for', () => {
  const current = one({ boat: '20', hand: 'good-current' });
  expect(shown(current, [PLAY_CURRENT], 'good-current')).toEqual([
    'Good Current',
    'Speed 7 instead of 5 on each Move of this turn. The card is discarded.',
    'Good Current: +2 each Move',
  ]);
  const spoiling = one({ boat: '20', barrels: 'A0', hand: 'ice' }, { changes: { phase: 'spoilStep' } });
  expect(shown(spoiling, [USE_ICE], 'ice')[1]).toBe('All your barrels stay where they are. The card is discarded.');
  const atVicksburg = one(
    { gold: 0, boat: '20', at: 26, barrels: 'A0 U0', hand: 'D-7A T13' },
    { towns: { 7: { tile: '7a' } } },
  );
  const sold = act(atVicksburg, '0 port', '0 sell apples 4').s;
  expect(shown(sold, [CLAIMS[1]], 'D-7A')).toEqual([
    'Apples to Vicksburg',
    'You then have 6 gold. The card is discarded.',
    'Claim apples delivery, +2',
  ]);
  const boarding = act(sold, '0 done', '0 done').s;
  expect(shown(boarding, [PICK_UPS[cards('T13')[0] ?? -1]], 'T13')[1]).toBe('The fare is 3 gold at Baton Rouge.');
});

test('a card that is discarded tells where it will lie', () => {
  const s = act(one({ boat: '20', hand: 'ice T01' }, { deck: 'peddler' }), '0 done', 'chance draw peddler').s;
  const discard = (name: string) => shown(s, [DISCARDS[cards(name)[0] ?? -1]], name);
  expect(discard('ice').slice(1)).toEqual(['It goes to the discard pile.', 'Discard Ice']);
  expect(discard('T01')[1]).toBe('It is laid open at Ste. Genevieve for everyone.');
});
