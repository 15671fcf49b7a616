import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { abeam, STILL } from '../rulings/scenes.ts';
import { aboard, act, atSea, broadside, dice, plots } from '../scene.ts';
import { dotAt } from '../sea.ts';
import { menAt, shipOf, type State } from '../state.ts';
import { placeNamed } from '../deck.ts';
import { shownAfter } from './shown-after.ts';
import { stages } from './stages.ts';

/** The stages of the last of these lines, as a seat sees them, and the view after it. */
function stagesOf(s: State, lines: readonly string[], seat: number | undefined) {
  const before = game.view(act(s, ...lines.slice(0, -1)).s, seat);
  const { s: after, events } = act(s, ...lines);
  const last = events.slice(act(s, ...lines.slice(0, -1)).events.length);
  return { before, last, after: game.view(after, seat), shown: stages(before, last, seat) };
}

test('the cards of a round are shown square by square, for both ships together', () => {
  const s = atSea({ at: [1, 1], heading: 'N' }, { at: [9, 7], heading: 'S' });
  const { shown } = stagesOf(s, plots('forward,starboard,forward', 'forward,remain,remain'), 0);
  expect(shown.map(({ view }) => view.ships.map((ship) => ship.shown))).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(shown.map(({ view }) => shipOf(view, 0).dot)).toEqual([dotAt(1, 2), dotAt(1, 2), dotAt(2, 3)]);
  expect(shown.every(({ view }) => view.phase === 'turnCards')).toBe(true);
});

test('of the other ship no card is shown before it is turned over', () => {
  const s = atSea({ at: [1, 1], heading: 'N' }, { at: [9, 7], heading: 'S' });
  const { shown } = stagesOf(s, plots('forward,starboard,forward', 'forward,remain,port'), 0);
  expect(shown.map(({ view }) => shipOf(view, 1).plot)).toEqual([
    ['forward', 'facedown', 'facedown'],
    ['forward', 'remain', 'facedown'],
    ['forward', 'remain', 'port'],
  ]);
});

test('the last shot of an exchange is shown before the next cards, and fire after the cards that led to it', () => {
  const fired = stagesOf(abeam({}, { guns: [] }), [...STILL, ...broadside(0, 'C', 1, 1, 1, 1, 5)], 0);
  expect(fired.shown.length).toBeGreaterThan(1);
  const [first] = fired.shown;
  expect(first && menAt(shipOf(first.view, 1), placeNamed('1C5'))).toBe(0);
  const met = stagesOf(abeam(), STILL, 0);
  expect(met.shown.map(({ view }) => view.phase)).toEqual(['turnCards']);
  expect(met.after.phase).toBe('rollForFire');
});

test('a combat is shown roll by roll', () => {
  const s = aboard({ men: [{ '0E5': 2, '0B4': 1 }, { '1E3': 2 }], captains: ['0A4', '1H4'] });
  const attack = ['0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0B4 0B5'];
  const { events } = act(s, ...attack, ...dice(6, 1), ...dice(1, 6));
  const shown = stages(game.view(s, 0), events, 0);
  const fighters = shown.map(({ view }) => [0, 1].map((seat) => menAt(shipOf(view, seat), placeNamed('1E3'))));
  expect(fighters).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
  ]);
});

test('all events together change what is shown as the rules do', () => {
  const s = abeam({}, {}, { first: 1 });
  const { events, s: after } = act(s, ...STILL, ...broadside(1, 'C', 2, 3, 4, 5, 1));
  const told = events.reduce(shownAfter, game.view(s, undefined));
  for (const seat of [0, 1]) {
    const [shown, real] = [shipOf(told, seat), shipOf(after, seat)];
    expect([shown.hull, shown.masts, shown.guns, shown.men]).toEqual([real.hull, real.masts, real.guns, real.men]);
  }
});
