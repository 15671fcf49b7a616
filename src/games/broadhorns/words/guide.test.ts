import { expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { BOATS, TOWNS } from '../components.ts';
import { game } from '../game.ts';
import { one } from '../scene.ts';
import { act, choices } from '../scripted.ts';

/** What the guide says under this id; a test beside it shows that the rules agree. */
const guideOn = (id: string): string => findRule(game.guide, 'broadhorns', `broadhorns/${id}`)?.text ?? '';

test('the guide lists the towns in order, with their distances', () => {
  const towns = guideOn('towns');
  const places = TOWNS.map(({ name }) => towns.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(towns).toMatch(
    /: Ste\. Genevieve 4 \(4\), Cape Girardeau 4 \(8\), Cairo 3 \(11\), .+, New Orleans 3 \(36\)\.$/,
  );
});

test('at the end of the river a boat can land, and once in port only stay or end its trip', () => {
  expect(guideOn('move.river-end')).toMatch(/You can land there.+in port there, you can only stay or end/);
  expect(choices(one({ boat: '20', at: 36 }), 0)).toEqual(['port', 'endExpedition', 'done']);
  expect(choices(one({ boat: '20', at: 36, inPort: true }), 0)).toEqual(['endExpedition', 'done']);
});

test('two landings in a turn are possible, and Good Current can be played after both actions', () => {
  expect(guideOn('turn.actions')).toMatch(/land twice.+play Good Current before it, and end your trip/);
  const twice = act(one({ gold: 0, boat: '20', at: 4 }), '0 port', '0 endExpedition', '0 port').s;
  expect(twice).toMatchObject({ phase: 'boat', actions: 0 });
  const moved = act(one({ boat: '20', hand: 'good-current' }), '0 move 1', '0 move 1').s;
  expect(moved.actions).toBe(0);
  expect(choices(moved, 0).slice(-3)).toEqual(['goodCurrent', 'endExpedition', 'done']);
});

test('the guide tells that the banner shows the price of the next barrel, and which banner after a town was filled', () => {
  expect(guideOn('buy.banner')).toMatch(/the price of the next barrel; it may rise.+until you are done buying/);
});

test('a full boat buys nothing until a box is free, and a box emptied at a town can be filled at once', () => {
  expect(guideOn('boxes.full')).toMatch(/all boxes are full you cannot buy.+fill that box again at once/);
  const full = one({ gold: 9, boat: '20', at: 4, barrels: 'U0 U0 A0', hand: 'peddler' });
  expect(act(full, '0 port', '0 done').s.phase).toBe('travelers');
  const sold = act(full, '0 port', '0 sell apples 3', '0 done').s;
  expect(sold.phase).toBe('buy');
  expect(act(sold, '0 buy flour').s.phase).toBe('travelers');
});

test('a barrel on the final space can still be sold; the next time it ages, it spoils', () => {
  expect(guideOn('spoil.final')).toMatch(/still good, and you can sell it. If it ages again, it spoils/);
  expect(BOATS[0].boxSpaces).toBe(4);
  const onFinal = { boat: '20', at: 26, barrels: 'A3' } as const;
  const towns = { 7: { tile: '7a' } };
  expect(choices(act(one(onFinal, { towns }), '0 port').s, 0)).toContain('sell apples 4');
  const spoiling = one(onFinal, { towns, changes: { phase: 'spoilStep' } });
  expect(act(spoiling, '0 letSpoil').s.merchants[0]?.barrels).toEqual([]);
});

test('the guide tells the boats as their cards do', () => {
  expect(guideOn('boats')).toMatch(
    /^Every box holds one barrel\. .+ 20 ft: free, 3 boxes of 4 spaces, 1 traveler, speed 5, resale 1, hand limit 2\. 30 ft: costs 4 gold,/,
  );
});
