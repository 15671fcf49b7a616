import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../deck.ts';
import { act, atSea, plots, rulingOn } from '../scene.ts';
import { shipOf } from '../state.ts';
import { loneShip, holds } from './scenes.ts';

describe('Movement', () => {
  test('R8: a ship plotted onto an island stays, loses its other cards unseen, fires on, and plots normally next round', () => {
    const s = atSea({ at: [2, 4], heading: 'N' }, { at: [3, 4], heading: 'N', guns: [] });
    const { s: state, events } = act(
      s,
      ...plots('forward,starboard,starboard', 'remain,remain,remain'),
      ...holds(0, 5),
    );
    expect(events).toContainEqual({ type: 'ranAground', seat: 0, dot: 4 * 11 + 2, on: 'island' });
    expect([shipOf(state, 0).dot, shipOf(state, 0).heading]).toEqual([4 * 11 + 2, 0]);
    expect(state.phase).toBe('firing');
    const next = act(state, ...holds(0, 10)).s;
    expect([next.phase, shipOf(next, 0).aground, shipOf(next, 0).forced]).toEqual(['plotting', false, 0]);
    expect(rulingOn(next, '0 plot forward,forward,forward')).toBeUndefined();
  });

  test('R9: forward off the edge is treated exactly like an island', () => {
    const { s: state, events } = act(
      loneShip({ at: [0, 0], heading: 'S' }),
      ...plots('forward,port,port', 'remain,remain,remain'),
    );
    expect(events).toContainEqual({ type: 'ranAground', seat: 0, dot: 0, on: 'edge' });
    expect([shipOf(state, 0).dot, shipOf(state, 0).heading]).toEqual([0, 4]);
  });

  test('R10: when neither ship has a card left the round ends at once, after the exchange of that step', () => {
    const both = atSea({ at: [0, 0], heading: 'S' }, { at: [10, 8], heading: 'N' });
    const { s: state, events } = act(both, ...plots('forward,port,port', 'forward,port,port'));
    expect(events.filter(({ type }) => type === 'cardTurned')).toHaveLength(2);
    expect(state.round).toBe(2);
    const adrift = atSea({ at: [0, 0], heading: 'W' }, { at: [0, 1], heading: 'W', captain: 'none', guns: [] });
    const shot = act(adrift, '0 plot forward,port,port');
    expect(shot.s.round).toBe(1);
    expect(act(shot.s, ...holds(0, 5)).s.phase).toBe('promotion');
  });

  test('R11: ships that swap dots or cross on the diagonals of one square pass each other', () => {
    const swap = act(
      atSea({ at: [2, 2], heading: 'E' }, { at: [3, 2], heading: 'W' }),
      ...plots('forward,remain,remain', 'forward,remain,remain'),
    ).s;
    expect([swap.lie, swap.ships.map((ship) => ship.dot)]).toEqual([NOWHERE, [25, 24]]);
    const cross = act(
      atSea({ at: [2, 2], heading: 'NE', guns: [] }, { at: [3, 2], heading: 'NW', guns: [] }),
      ...plots('forward,remain,remain', 'forward,remain,remain'),
    ).s;
    expect([cross.lie, cross.ships.map((ship) => ship.dot)]).toEqual([NOWHERE, [36, 35]]);
  });

  test('R12: a ship may enter the dot the enemy leaves, and pass diagonally between two island dots', () => {
    const follow = act(
      atSea({ at: [2, 2], heading: 'E', guns: [] }, { at: [3, 2], heading: 'E', guns: [] }),
      ...plots('forward,remain,remain', 'forward,remain,remain'),
    ).s;
    expect([follow.lie, follow.ships.map((ship) => ship.dot)]).toEqual([NOWHERE, [25, 26]]);
    // No two island dots of this chart leave a diagonal gap between sea dots, so the test passes the corner of one.
    const past = act(
      loneShip({ at: [6, 2], heading: 'NE' }),
      ...plots('forward,remain,remain', 'remain,remain,remain'),
    );
    expect(past.events).toContainEqual({ type: 'sailed', seat: 0, from: 28, to: 40 });
  });

  test.each([
    ['turns', 'starboard,remain,remain', {}, 1],
    ['remains', 'remain,remain,remain', {}, 0],
    ['shows a Damage card', 'damage,remain,remain', { masts: [0, 2, 1, 1] }, 0],
  ])('R13: a ship that %s while the enemy enters its dot is stationary', (_, plot, scene, heading) => {
    const s = atSea({ at: [3, 2], heading: 'N', ...scene }, { at: [4, 2], heading: 'W' });
    const { s: state, events } = act(s, ...plots(plot, 'forward,remain,remain'));
    expect(events).toContainEqual({ type: 'collided', dot: 2 * 11 + 3, stationary: 0, placement: 'P1' });
    expect(shipOf(state, 0).heading).toBe(heading);
  });

  test('R13: a ship aground or without cards is stationary too, with its heading after this step', () => {
    const aground = atSea({ at: [0, 1], heading: 'W' }, { at: [1, 1], heading: 'W' });
    const hit = act(aground, ...plots('forward,remain,remain', 'forward,remain,remain')).events;
    expect(hit).toContainEqual({ type: 'collided', dot: 11, stationary: 0, placement: 'P3' });
    const adrift = atSea({ at: [2, 2], heading: 'N', captain: 'none' }, { at: [3, 2], heading: 'W' });
    expect(act(adrift, '1 plot forward,remain,remain').events).toContainEqual({
      type: 'collided',
      dot: 24,
      stationary: 0,
      placement: 'P1',
    });
    // Struck from the east after turning from north to east: the bow, not the starboard side.
    const turning = atSea({ at: [2, 2], heading: 'NE' }, { at: [3, 2], heading: 'W' });
    const turned = act(turning, ...plots('starboard,remain,remain', 'forward,remain,remain')).events;
    expect(turned).toContainEqual({ type: 'collided', dot: 24, stationary: 0, placement: 'P3' });
  });
});
