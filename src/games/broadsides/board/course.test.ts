import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { silent } from '#engine/game.ts';
import { HEADINGS } from '../components.ts';
import { game } from '../game.ts';
import { PLOTS_WITH } from '../answers.ts';
import { dotAt } from '../sea.ts';
import { shipWords } from '../words/sea.ts';
import { courseOf } from './course.ts';
import { completed, laid, takenBack } from './intent.ts';

/** Two captains in place, the first round about to be plotted. */
function firstRound() {
  const state = game.setup(2, { crew: '20' });
  const rng = seeded(3);
  while (state.phase !== 'plotting') {
    const [actor = 'chance'] = game.awaiting(state);
    const action = actor === 'chance' ? game.chance(state, rng) : game.legal(state, actor)[0];
    if (action !== undefined) game.apply(state, actor, action, silent);
  }
  return state;
}

test('the preview of every plot ends where the rules take the ship', () => {
  for (const action of PLOTS_WITH[0] ?? []) {
    const state = firstRound();
    const [ship] = state.ships;
    if (ship === undefined) throw new Error('no ship');
    const end = courseOf(ship, action.cards).at(-1);
    game.apply(state, 0, action, silent);
    game.apply(state, 1, { type: 'plot', cards: ['remain', 'remain', 'remain'] }, silent);
    expect({ dot: state.ships[0]?.dot, heading: state.ships[0]?.heading }).toEqual({
      dot: end?.dot,
      heading: end?.heading,
    });
  }
});

test('a course onto an island or over the edge says so and goes no further', () => {
  const east = HEADINGS.indexOf('E');
  expect(courseOf({ dot: dotAt(4, 4), heading: east }, ['forward', 'port', 'port'])).toEqual([
    { dot: dotAt(4, 4), heading: east, blocked: 'island' },
  ]);
  expect(courseOf({ dot: dotAt(10, 4), heading: east }, ['forward', undefined, undefined])).toEqual([
    { dot: dotAt(10, 4), heading: east, blocked: 'edge' },
  ]);
});

test('squares still empty show no course', () => {
  expect(courseOf({ dot: 0, heading: 0 }, [undefined, undefined, undefined])).toEqual([]);
});

test('a card goes into the first empty square, or where it is dropped', () => {
  expect(laid([undefined, 'port', undefined], 'forward')).toEqual(['forward', 'port', undefined]);
  expect(laid(['forward', 'port', undefined], 'remain', 2)).toEqual(['forward', 'port', 'remain']);
  expect(laid(['forward', 'port', undefined], undefined, 0)).toEqual([undefined, 'port', undefined]);
});

test('an unfinished plot is asked about with the Damage cards it still has to take', () => {
  expect(completed(['forward', undefined, undefined], 2)).toEqual(['forward', 'damage', 'damage']);
  expect(completed([undefined, 'damage', undefined], 1)).toEqual(['remain', 'damage', 'remain']);
});

test('Escape takes back the last card laid, and leaves a plan that damage fills', () => {
  const none = [undefined, undefined, undefined];
  expect(takenBack(['forward', undefined, 'port'], none)).toEqual(['forward', undefined, undefined]);
  expect(takenBack(['forward', undefined, undefined], none)).toEqual(none);
  expect(takenBack(none, none)).toEqual(none);
  const damaged = ['damage', 'damage', 'damage'] as const;
  expect(takenBack(damaged, damaged)).toEqual(damaged);
});

test('the other ship ends the open water ahead', () => {
  const ship = { dot: dotAt(3, 3), heading: 0 };
  expect(shipWords(ship, { dot: dotAt(3, 5), name: 'Seahawk' })).toContain(
    '1 dot of open water ahead, then the Seahawk',
  );
  expect(shipWords(ship, { dot: dotAt(3, 4), name: 'Seahawk' })).toContain('the Seahawk straight ahead');
});
