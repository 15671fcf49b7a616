import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { BUYS, DISCARDS, PICK_UPS, PLAY_CURRENT, PORT, TAKE_BOAT, USE_ICE } from '../answers.ts';
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

test('a press on the river tells where the boat would go, how many moves it takes and what is left', () => {
  const s = one({ boat: '20', at: 3 });
  expect(shown(s, toSpace(s, 4))).toEqual([
    'Move 1, to Ste. Genevieve',
    '1 action left after that.',
    'Move 1 to Ste. Genevieve',
  ]);
  expect(shown(s, toSpace(s, 10))).toEqual([
    'Move 7, to 2 below Cape Girardeau',
    '2 moves. Bonus move left after that.',
    'Move 5 + 2',
  ]);
  expect(shown(s, toSpace(s, 18))[2]).toBe('Move 5 + 5 + 5 to Memphis');
});

test('it names the travelers who would be missed', () => {
  const s = one({ boat: '30', at: 13, travelers: 'T01 T14' });
  expect(shown(s, toSpace(s, 15))[1]).toBe('1 action left after that. You pass New Madrid: 1 traveler lost.');
});

test('the ghost of the boat lies where it would be, and nothing else has one', () => {
  const s = one({ gold: 9, boat: '20', at: 4, hand: 'good-current' });
  const ghost = (actions: readonly Action[]) => ghostOf(game.view(s, 0), 0, { id: 'pressed', actions });
  expect(ghost(toSpace(s, 12))).toMatchObject({ at: 12, inPort: false });
  expect(ghost([PORT])).toMatchObject({ at: 4, inPort: true });
  expect(ghost([PLAY_CURRENT])).toBeUndefined();
  expect(s.merchants[0]).toMatchObject({ at: 4, inPort: false });
});

test('a press on a town or on the market tells what it costs', () => {
  expect(shown(one({ boat: '20', at: 4 }), [PORT])).toEqual([
    'Land at Ste. Genevieve',
    'Sell, then buy, then travelers. 1 action left after that.',
    'Land at Ste. Genevieve',
  ]);
  const loading = act(one({ gold: 6 }), '0 port', '0 boat 20').s;
  expect(shown(loading, [BUYS[1]])).toEqual([
    'Buy apples · 2 gold',
    'You will have 4 gold and 2 free boxes.',
    'Buy apples · 2 gold',
  ]);
});

test('a press on a boat tells what it holds and what is left for cargo', () => {
  expect(shown(one({ gold: 6 }), [PORT, TAKE_BOAT[1]])).toEqual([
    'Take the 30 ft boat · 4 gold',
    '5 boxes of 5 spaces, speed 4, resale 3. 2 gold left for cargo.',
    'Take the 30 ft boat · 4 gold',
  ]);
});

test('a press on a card tells what it is played for', () => {
  const current = one({ boat: '20', hand: 'good-current' });
  expect(shown(current, [PLAY_CURRENT], 'good-current')).toEqual([
    'Good Current',
    'Speed 7 instead of 5 this turn. The card is used up.',
    'Play Good Current · +2 per move',
  ]);
  const spoiling = one({ boat: '20', barrels: 'A0', hand: 'ice' }, { changes: { phase: 'spoilStep' } });
  expect(shown(spoiling, [USE_ICE], 'ice')[1]).toBe('None of your barrels age. The card is used up.');
  const atVicksburg = one(
    { gold: 0, boat: '20', at: 26, barrels: 'A0 U0', hand: 'D-7A T13' },
    { towns: { 7: { tile: '7a' } } },
  );
  const boarding = act(atVicksburg, '0 port', '0 done').s;
  expect(shown(boarding, [PICK_UPS[cards('T13')[0] ?? -1]], 'T13')[1]).toBe(
    'Pays 3 gold when you land at Baton Rouge.',
  );
});

test('a card that is discarded tells where it will lie', () => {
  const s = act(one({ boat: '20', hand: 'ice T01' }, { deck: 'peddler' }), '0 done', 'chance draw peddler').s;
  const discard = (name: string) => shown(s, [DISCARDS[cards(name)[0] ?? -1]], name);
  expect(discard('ice').slice(1)).toEqual(['It goes to the discard pile.', 'Discard']);
  expect(discard('T01')[1]).toBe('It goes face up to Ste. Genevieve, for everyone.');
});
