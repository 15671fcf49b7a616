import { expect, test } from 'vitest';
import { addressedTo, plain } from '#words/sentence.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { abeam, collided, holds, STILL } from '../rulings/scenes.ts';
import { setup } from '../rules/setup.ts';
import { aboard, act, atSea, broadside, dice, placeNamed, plots } from '../scene.ts';
import { dotAt } from '../sea.ts';
import type { State } from '../state.ts';
import { gather } from './gathered.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';

/** The story of what these lines of a record cause, told to a reader. Headings part it. */
function storyOf(s: State, lines: readonly string[], reader?: number): string[] {
  const told: string[] = [];
  const { events } = act(s, ...lines);
  for (let i = 0; i < events.length;) {
    const heading = events.findIndex((event, j) => j >= i && words.event(event)?.heading === true);
    const rest = events.slice(i, heading < 0 ? events.length : heading);
    const gathered = gather(rest);
    const line = gathered?.line ?? words.event(events[i] ?? { type: 'tied', for: 'fire' });
    if (line !== undefined) told.push(plain(addressedTo(line.sentence, reader), nameOf));
    i += gathered?.count ?? 1;
  }
  return told;
}

test('the cards of one square are one line, for both ships', () => {
  const s = atSea({ at: [1, 1], heading: 'N' }, { at: [9, 7], heading: 'S' });
  expect(storyOf(s, plots('forward,starboard,remain', 'starboard,forward,remain'), 0).slice(0, 3)).toEqual([
    'Card 1: you moved to b3, Tom turned south-west.',
    'Card 2: you turned north-east, Tom moved to i7.',
    'Card 3: both ships stayed.',
  ]);
});

test('a ship that is stopped has lost its other cards, and the other ship is told alone', () => {
  const s = atSea({ at: [2, 4], heading: 'N' }, { at: [10, 0], heading: 'N' });
  expect(storyOf(s, plots('forward,remain,remain', 'forward,port,remain')).slice(0, 2)).toEqual([
    'Card 1: Anna hit an island next to c5 (other moves lost), Tom moved to k2.',
    'Card 2: Tom turned north-west.',
  ]);
});

test('who fires first is told with the guns, or with the dice that decided it', () => {
  const s = abeam({}, {}, { first: 1 });
  expect(storyOf(s, STILL).at(-1)).toBe('In range: Anna fires 5 guns, Tom fires 5; Tom got the first shot.');
  const rolled = act(abeam(), ...STILL).s;
  expect(storyOf(rolled, dice(3, 3, 2, 6), 1)).toEqual(['You got the first shot by dice, 6 to 2, after a tie.']);
});

test('a volley is one line: how many guns, at which sections, and what was lost', () => {
  const s = act(abeam({}, {}, { first: 1 }), ...STILL).s;
  expect(storyOf(s, [...broadside(1, 'C', 5, 2, 1), ...broadside(1, 'D', 3, 6)], 0)).toEqual([
    'Tom fired 5 guns, 3 hit: 2 guns, 4 crew, 1 hull hit (your C and D).',
  ]);
});

test('a single shot names its gun and its die, and guns that hold fire are counted', () => {
  const s = act(abeam({}, {}, { first: 1 }), ...STILL).s;
  expect(storyOf(s, broadside(1, 'C', 5), 0)).toEqual(['Tom fired gun B3, rolled 5: 1 gun, 2 crew (your C).']);
  expect(storyOf(s, [...broadside(1, 'C', 1, 6), ...holds(1, 3)], 0)).toEqual([
    'Tom fired 2 guns: no damage (your C). 3 guns held fire.',
  ]);
  expect(storyOf(s, holds(1, 5), 0)).toEqual(['Tom held fire with 5 guns.']);
});

test('what costs a Damage card is never only counted', () => {
  const target = { masts: [1, 1, 1, 1], hull: { 'A starboard': 1 }, captain: 'C4' };
  const s = act(abeam(target, {}, { first: 1 }), ...STILL).s;
  expect(storyOf(s, [...broadside(1, 'A', 2), ...broadside(1, 'C', 4)], 0)).toEqual([
    'Tom fired 2 guns, 2 hit: the captain, the main mast, hull ruined at A, +2 Damage cards (your A and C).',
  ]);
});

test('the movements of a boarding turn are one line, and each combat is one more', () => {
  const s = aboard({ men: [{ '0E5': 3, '0B4': 1 }, { '1E3': 2 }], captains: ['0A4', '1H4'] });
  const moves = ['0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0B4 0B5'];
  expect(storyOf(s, [...moves, ...dice(6, 1), ...dice(1, 6), ...dice(6, 1)], 1).slice(0, 2)).toEqual([
    'Anna moved 2 crew from E5 across to E3 on your ship, crew from B4 to B5.',
    'Combat in E3 on your ship: you lost 2 crew, Anna lost 1 crew.',
  ]);
});

test('before the first round: ships and captains are one line each', () => {
  const chosen = [...dice(2, 5), '1 take isabella', '0 station captain B4', '1 station captain C4'];
  expect(storyOf(setup(2, { crew: '20' }), chosen, 0)).toEqual([
    'Tom got to choose a ship by dice, 5 to 2.',
    'Tom took the Royal Isabella on b2, you the Seahawk on j8.',
    'You placed the captain in B4, Tom in C4.',
    'Round 1',
  ]);
});

test('a gathered line points at all that changed, at what was struck before what fired', () => {
  const cards = gather(
    act(atSea({ at: [1, 1], heading: 'N' }), ...plots('forward,remain,remain', 'remain,remain,remain')).events,
  );
  expect(cards?.line.places).toEqual([dotPlace(dotAt(1, 2)), dotPlace(dotAt(1, 1))]);
  const { s } = collided();
  const volley = gather(act(s, ...broadside(1, 'C', 2, 4)).events);
  expect(volley?.line.places).toEqual([letterPlace(0, 2), deckPlace(placeNamed('1B3')), deckPlace(placeNamed('1C3'))]);
});
