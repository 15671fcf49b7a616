import { describe, expect, test } from 'vitest';
import { cellsOf, NOWHERE } from '../deck.ts';
import { game } from '../game.ts';
import { act, atSea, broadside, dice, plots, rulingOn, sectionNamed } from '../scene.ts';
import { shipOf, type State } from '../state.ts';
import { bearingGuns } from '../rules/cannon-fire.ts';
import { STILL, abeam, guns, holds, menIn, typesOf, unanswered } from './scenes.ts';

const markers = (s: State, seat: number, section: string): number | undefined =>
  shipOf(s, seat).hull[sectionNamed(section)];

describe('Gunnery', () => {
  test('R14: against bow or stern the shooter names the hull side with the letter; otherwise the facing side is fixed', () => {
    const raked = act(abeam({}, { heading: 'E' }), ...STILL).s;
    expect(rulingOn(raked, '0 fire C')?.rule).toBe('broadsides/fire.rake');
    const hit = act(raked, '0 rake C starboard', ...dice(2)).s;
    expect([markers(hit, 1, 'C starboard'), markers(hit, 1, 'C port')]).toEqual([1, 0]);
    const facing = act(unanswered(), ...STILL).s;
    expect(rulingOn(facing, '0 rake C port')?.rule).toBe('broadsides/fire.side');
    expect(markers(act(facing, '0 fire C', ...dice(2)).s, 1, 'C port')).toBe(1);
  });

  test('R15: firing is optional gun by gun, and possible after every step in range', () => {
    const { s: state, events } = act(unanswered(), ...STILL, '0 fire A', ...dice(1), ...holds(0, 14));
    expect(events.filter(({ type }) => type === 'exchangeBegan')).toHaveLength(3);
    expect([state.phase, state.round]).toEqual(['plotting', 2]);
  });

  test('R16: dice decide who rolls first in the first exchange of both, then the players take turns', () => {
    const rolled = act(abeam(), ...STILL, ...dice(3, 3, 2, 6));
    expect(typesOf(rolled.events)).toContain('tied');
    expect(rolled.s.shooter).toBe(1);
    const second = act(rolled.s, ...holds(1, 5), ...holds(0, 5));
    expect([second.s.phase, second.s.shooter]).toEqual(['firing', 0]);
    const third = act(second.s, ...holds(0, 5), ...holds(1, 5)).s;
    expect([third.phase, third.shooter]).toEqual(['firing', 1]);
  });

  test('R16: an exchange in which only one ship can fire needs no order and does not count', () => {
    const { s: state } = act(unanswered({}, {}), ...STILL, ...holds(0, 5));
    expect(state.first).toBe(NOWHERE);
    const kept = act(abeam({}, { guns: [] }, { first: 1 }), ...STILL, ...holds(0, 5)).s;
    expect(kept.first).toBe(1);
  });

  test('R16: the final volley takes its turn in the order', () => {
    const s = atSea({ at: [3, 2], heading: 'N' }, { at: [4, 2], heading: 'W' }, { first: 1 });
    const { s: state } = act(s, ...plots('remain,remain,remain', 'forward,remain,remain'));
    expect([state.phase, state.shooter, state.first]).toEqual(['firing', 1, 0]);
  });

  test('R17: each gun declares, rolls and applies before the next; any letter may be chosen repeatedly, even an empty one', () => {
    const first = act(unanswered(), ...STILL, '0 fire C', ...dice(3)).s;
    expect([first.phase, menIn(first, 1, 'C3')]).toEqual(['firing', 0]);
    const again = act(first, '0 fire C', ...dice(3)).s;
    expect(menIn(again, 1, 'C3')).toBe(0);
    expect(rulingOn(again, '0 fire H')).toBeUndefined();
  });

  test('R18: a gun shot away by the first shooter still fires in this exchange, never later', () => {
    const start = act(abeam(), ...STILL, ...dice(6, 1), ...broadside(0, 'C', 3), ...holds(0, 4)).s;
    expect(guns(start, 1)).not.toContain('C3');
    expect([start.shooter, cellsOf(start.active[1] ?? 0).length]).toEqual([1, 5]);
    const later = act(start, ...holds(1, 5)).s;
    expect([later.shooter, cellsOf(later.active[1] ?? 0).length]).toEqual([1, 4]);
  });

  test('R19: a gun fires whether or not any man is left', () => {
    const s = abeam({ men: {}, captain: 'A4' }, { guns: [] });
    expect(cellsOf(bearingGuns(s, 0))).toHaveLength(5);
  });

  test('R20: a 3 or 5 rolled on the side away from the shooter counts', () => {
    const s = act(unanswered(), ...STILL, '0 fire D', ...dice(5)).s;
    expect([menIn(s, 1, 'D3'), menIn(s, 1, 'D5')]).toEqual([2, 0]);
  });

  test('R21: a hit cell loses the cannon and every figure in it, the Captain included', () => {
    const s = act(abeam({}, { captain: 'D5', heading: 'E' }), ...STILL, '0 rake D port', ...dice(5));
    expect([guns(s.s, 1).includes('D5'), menIn(s.s, 1, 'D5'), shipOf(s.s, 1).captain]).toEqual([false, 0, NOWHERE]);
    expect(typesOf(s.events)).toEqual(expect.arrayContaining(['cannonLost', 'menLost', 'captainLost']));
  });

  test.each(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])('R22: a 4 at %s hits all figures in its cell 4', (letter) => {
    const s = act(unanswered({ captain: `${letter}4` }), ...STILL, `0 fire ${letter}`, ...dice(4)).s;
    expect(shipOf(s, 1).captain).toBe(NOWHERE);
    const mast = ['A', 'C', 'G', 'H'].indexOf(letter);
    expect(shipOf(s, 1).masts).toEqual([1, 2, 1, 1].map((hits, i) => (i === mast ? hits - 1 : hits)));
  });

  test('R23: further hits on a lost mast or a full hull section have no effect, but a 4 still hits men', () => {
    const s = act(
      unanswered({ masts: [0, 2, 1, 1], hull: { 'A port': 2 }, captain: 'A4' }),
      ...plots('remain,remain,remain', 'damage,damage,remain'),
      ...broadside(0, 'A', 2, 4),
    ).s;
    expect([markers(s, 1, 'A port'), shipOf(s, 1).masts[0], shipOf(s, 1).captain]).toEqual([2, 0, NOWHERE]);
  });

  test('R24: the second marker needs the same letter and the same side', () => {
    const s = act(
      abeam({}, { heading: 'E' }),
      ...STILL,
      '0 rake C port',
      ...dice(2),
      '0 rake C starboard',
      ...dice(2),
      '0 rake D port',
      ...dice(2),
    ).s;
    expect(['C port', 'C starboard', 'D port'].map((section) => markers(s, 1, section))).toEqual([1, 1, 1]);
    expect(markers(act(s, '0 rake C port', ...dice(2)).s, 1, 'C port')).toBe(2);
  });

  test('R25: the first hit takes the top of the main mast and costs no card, the second removes it and costs one', () => {
    const once = act(unanswered(), ...STILL, ...broadside(0, 'C', 4), ...holds(0, 14)).s;
    expect([shipOf(once, 1).masts[1], shipOf(once, 1).forced]).toEqual([1, 0]);
    const twice = act(once, ...STILL, ...broadside(0, 'C', 4), ...holds(0, 14)).s;
    expect([shipOf(twice, 1).masts[1], shipOf(twice, 1).forced]).toEqual([0, 1]);
  });

  test('R26: a ship sinks at the end of the exchange, after both have fired', () => {
    const hull = { 'A port': 2, 'B port': 2, 'C port': 1 };
    const s = act(
      abeam({}, { hull }, { first: 0 }),
      ...plots('remain,remain,remain', 'damage,damage,remain'),
      ...broadside(0, 'C', 2),
      ...holds(0, 4),
    );
    expect([s.s.outcome, s.s.shooter]).toEqual([undefined, 1]);
    expect(act(s.s, ...holds(1, 5)).s.outcome).toMatchObject({
      reason: 'broadsides/end.sunk',
      ranks: [1, 2],
    });
  });

  test('R27: both ships lost in one exchange, in any mix, is a draw', () => {
    const doomed = { 'A starboard': 2, 'B starboard': 2, 'C starboard': 1 };
    const s = abeam({ hull: doomed }, { guns: ['B3'], men: {}, captain: 'B3' }, { first: 0 });
    const fired = act(
      s,
      ...plots('damage,damage,remain', 'remain,remain,remain'),
      ...broadside(0, 'B', 3),
      ...holds(0, 4),
      ...broadside(1, 'C', 2),
    );
    expect(fired.s.outcome).toMatchObject({ reason: 'broadsides/end.both-lost', ranks: [1, 1] });
  });

  test('R28: with all men and the Captain dead a ship with guns has not lost; it never plots but may fire', () => {
    const ghost = abeam({}, { men: {}, captain: 'none' }, { first: 1 });
    expect(game.awaiting(ghost)).toEqual([0]);
    const { s: state } = act(ghost, '0 plot remain,remain,remain');
    expect([state.phase, state.shooter, state.outcome]).toEqual(['firing', 1, undefined]);
    const gone = abeam({}, { men: {}, captain: 'none', guns: ['B3'] }, { first: 0 });
    const lost = act(gone, '0 plot remain,remain,remain', ...broadside(0, 'B', 3), ...holds(0, 4), ...holds(1, 1));
    expect(lost.s.outcome?.reason).toBe('broadsides/end.destroyed');
  });

  test('R29: with all guns lost and men left play goes on', () => {
    const s = act(
      unanswered({ guns: ['B3'] }),
      ...STILL,
      ...dice(5, 2),
      ...broadside(0, 'B', 3),
      ...holds(0, 4),
      ...holds(1, 1),
    ).s;
    expect([s.outcome, guns(s, 1)]).toEqual([undefined, []]);
  });
});
