import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { deckPlace, dotPlace } from '../pointing.ts';
import { aboard, act, atSea, broadside, dice, placeNamed, plots } from '../scene.ts';
import { dotAt } from '../sea.ts';
import { collided } from '../rulings/scenes.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';

/** The log of what these lines of a record cause. */
const logOf = (s: State, ...lines: readonly string[]): string[] =>
  act(s, ...lines).events.flatMap((event) => {
    const told = words.event(event);
    return told === undefined ? [] : [plain(told.sentence, nameOf)];
  });

const STILL = plots('remain,remain,remain', 'remain,remain,remain');
const firing = (target: Parameters<typeof atSea>[1], lines = STILL) =>
  act(atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', guns: [], ...target }), ...lines).s;

test('in the final volley the log reports no damage to hull and masts, since there is none', () => {
  const { s } = collided();
  expect(logOf(s, ...broadside(1, 'C', 2, 4))).toEqual([
    'Tom fired B3 at Anna’s C: 2, hit the hull, which no longer counts.',
    'Tom fired C3 at Anna’s C: 4, hit C4.',
  ]);
});

test('a shot at a mast that is gone, or at a hull beyond repair, is not reported as damage', () => {
  const damaged = { masts: [0, 2, 1, 1], hull: { 'B port': 2 }, captain: 'H3', men: {} };
  const s = firing(damaged, plots('remain,remain,remain', 'damage,damage,remain'));
  expect(logOf(s, ...broadside(0, 'A', 4), ...broadside(0, 'B', 2))).toEqual([
    'Anna fired B5 at Tom’s A: 4, hit A4.',
    'Anna fired C5 at Tom’s B: 2, hit the hull, already ruined there.',
  ]);
});

test('a shot that does damage hull or mast says so, and what came of it', () => {
  expect(logOf(firing({ captain: 'H3', men: {} }), ...broadside(0, 'C', 4, 2))).toEqual([
    'Anna fired B5 at Tom’s C: 4, hit the main mast and C4.',
    'Tom’s main mast in C4 was hit and still stands.',
    'Anna fired C5 at Tom’s C: 2, hit the hull.',
    'Tom’s hull at C was hit on the left.',
  ]);
});

test('the log says where the spare crewmembers of a crew of 22 stand', () => {
  const chosen = act(setup(2, { crew: '22' }), ...dice(6, 1), '0 take isabella').s;
  const placed = ['0 station man D4', '0 station man G4', '0 station captain B4'];
  const lines = logOf(chosen, ...placed, '1 station man A4', '1 station man A4', '1 station captain C4');
  expect(lines.slice(0, 2)).toEqual([
    'Anna placed the captain in B4, 2 crew in D4 and G4.',
    'Tom placed the captain in C4, 2 crew in A4.',
  ]);
});

test('without spare crewmembers the log tells of the Captain alone', () => {
  const chosen = act(setup(2, { crew: '20' }), ...dice(6, 1), '0 take isabella').s;
  expect(logOf(chosen, '0 station captain B4', '1 station captain C4')[0]).toBe('Anna placed the captain in B4.');
});

test('the log says how many guns each ship can fire, also when one can fire none', () => {
  const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', guns: [] });
  expect(logOf(s, ...STILL)).toContain('In range: Anna fires 5 guns, Tom fires none.');
});

test('a ship that is stopped is told with its dot and with what stopped it', () => {
  const s = atSea({ at: [2, 4], heading: 'N' }, { at: [10, 0], heading: 'S' });
  const lines = logOf(s, ...plots('forward,remain,remain', 'forward,remain,remain'));
  expect(lines.filter((line) => line.includes('hit'))).toEqual([
    'Anna hit an island next to c5: any further moves are lost.',
    'Tom hit the edge at k1: any further moves are lost.',
  ]);
});

test('the log says who moved where, on whose ship there is combat, and when it is a tie', () => {
  const s = aboard({ men: [{ '0E5': 2 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
  const attack = ['0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move captain 0A4 0A3'];
  expect(logOf(s, ...attack, ...dice(3, 4), ...dice(3, 3))).toEqual([
    'Anna moved crew from E5 across to E3 on Tom’s ship.',
    'Anna moved crew from E5 across to E3 on Tom’s ship.',
    'Anna moved the captain from A4 to A3.',
    'Combat began in E3 on Tom’s ship.',
    'In E3 Anna rolled 3 + 1, Tom rolled 4, a tie.',
    'In E3 Anna rolled 3 + 1, Tom rolled 3.',
    'Tom lost 1 crew in combat in E3.',
    'Tom’s turn to board',
  ]);
});

test('a line points at the places it names: a mast, the dot of a collision, every gun of an exchange', () => {
  const pointed = (events: readonly Event[], type: Event['type']) =>
    events.filter((event) => event.type === type).flatMap((event) => words.event(event)?.places ?? []);
  const fired = act(firing({ captain: 'H3', men: {} }), ...broadside(0, 'A', 4)).events;
  expect(pointed(fired, 'mastHit')).toEqual([deckPlace(placeNamed('1A4'))]);
  const { events } = collided();
  expect(pointed(events, 'collided')).toEqual([dotPlace(dotAt(3, 2))]);
  expect(pointed(events, 'exchangeBegan')).toHaveLength(10);
});
