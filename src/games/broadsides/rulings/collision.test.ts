import { describe, expect, test } from 'vitest';
import { HEADINGS, STEPS } from '../components.ts';
import { CELLS, cellsOf, CELL_NAMES, NOWHERE, PLACES } from '../deck.ts';
import { game } from '../game.ts';
import { act, atSea, broadside, dice, plots, rulingOn, type ShipScene } from '../scene.ts';
import { lie, shipOf } from '../state.ts';
import { collided, guns, holds, menIn, typesOf } from './scenes.ts';

/** Pairs of ships that both move onto (3, 2). */
const MEETINGS: readonly (readonly [ShipScene, ShipScene])[] = HEADINGS.flatMap((first, i) =>
  HEADINGS.flatMap((second, j) => (i === j ? [] : [[towards(i, first), towards(j, second)] as const])),
);

function towards(index: number, heading: (typeof HEADINGS)[number]): ShipScene {
  const [dx, dy] = STEPS[index] ?? [0, 0];
  return { at: [3 - dx, 2 - dy], heading };
}

describe('Collision and final volley', () => {
  test('R35: if both moved onto the dot, either choice of mover gives the same rails and crossings', () => {
    for (const [first, second] of MEETINGS) {
      const { s: state } = act(atSea(first, second), ...plots('forward,remain,remain', 'forward,remain,remain'));
      const mirrored = act(atSea(second, first), ...plots('forward,remain,remain', 'forward,remain,remain')).s;
      const swapped = (place: number) => (place === NOWHERE ? NOWHERE : (place + CELLS) % PLACES);
      const seen = lie(mirrored).opposite;
      expect(lie(state).opposite).toEqual(seen.map((_, place) => swapped(seen[swapped(place)] ?? NOWHERE)));
      expect(lie(state).rails).toEqual(lie(mirrored).rails.toReversed());
    }
  });

  test.each([
    ['N', 'P3'],
    ['NE', 'P1'],
    ['E', 'P1'],
    ['SE', 'P1'],
    ['S', 'P3'],
    ['SW', 'P2'],
    ['W', 'P2'],
    ['NW', 'P2'],
  ] as const)('R36: a stationary ship heading north that is struck from the %s lies as in %s', (from, placement) => {
    const at = HEADINGS.indexOf(from);
    const [dx, dy] = STEPS[at] ?? [0, 0];
    const heading = HEADINGS[(at + 4) % 8] ?? 'N';
    const s = atSea({ at: [3, 2], heading: 'N' }, { at: [3 + dx, 2 + dy], heading });
    const { events } = act(s, ...plots('remain,remain,remain', 'forward,remain,remain'));
    expect(events).toContainEqual({ type: 'collided', dot: 25, stationary: 0, placement });
  });

  test('R37: a collision has no ordinary exchange, and all further cards stay unseen', () => {
    const { s: state, events } = collided();
    expect(typesOf(events).filter((type) => type === 'exchangeBegan')).toHaveLength(1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'exchangeBegan', volley: true }));
    expect(events.filter(({ type }) => type === 'cardTurned')).toHaveLength(2);
    expect(state.ships.map((ship) => ship.plot)).toEqual([[], []]);
  });

  test('R38: the volley removes figures and guns on 3, 4 and 5; hull and masts are spared and no hull side is named', () => {
    const { s: state } = collided({ captain: 'C4' });
    expect(rulingOn(state, '1 rake C port')?.rule).toBe('broadsides/fire.side');
    const { s: hit, events } = act(state, ...broadside(1, 'C', 2, 4, 3, 5));
    expect(typesOf(events).filter((type) => type === 'hullHit' || type === 'mastHit')).toEqual([]);
    expect([shipOf(hit, 0).hull.every((count) => count === 0), shipOf(hit, 0).masts]).toEqual([true, [1, 2, 1, 1]]);
    expect([shipOf(hit, 0).captain, menIn(hit, 0, 'C3'), menIn(hit, 0, 'C5')]).toEqual([NOWHERE, 0, 0]);
    expect(guns(hit, 0)).not.toContain('C5');
    expect(cellsOf(state.active[0] ?? 0).map((cell) => CELL_NAMES[cell])).toEqual(['B5', 'C5', 'D5', 'E5', 'F5']);
    expect(cellsOf(state.active[1] ?? 0).map((cell) => CELL_NAMES[cell])).toEqual(['B3', 'C3', 'D3', 'E3', 'F3']);
  });

  test('R39: a missing Captain is replaced right after the volley', () => {
    const { s: state } = collided({ captain: 'A4' });
    const owing = act(state, ...broadside(1, 'A', 4), ...holds(1, 4), ...holds(0, 5)).s;
    expect([owing.phase, game.awaiting(owing)]).toEqual(['promotion', [0]]);
    expect(act(owing, '0 promote F5').s.phase).toBe('rollForBoarding');
  });

  test('R39: with nobody left after the volley, even with guns, the player loses; with nobody on either ship it is a draw', () => {
    const last = { men: {}, captain: 'A4' };
    const lost = act(collided(last).s, ...broadside(1, 'A', 4), ...holds(1, 4), ...holds(0, 5)).s;
    expect(lost.outcome).toMatchObject({ reason: 'broadsides/end.volley', ranks: [2, 1] });
    expect(guns(lost, 0)).toHaveLength(10);
    const disarmed = collided({ guns: ['B3'], men: {}, captain: 'B3' }).s;
    const bare = act(disarmed, ...broadside(1, 'B', 3), ...holds(1, 4)).s;
    expect([bare.outcome?.reason, guns(bare, 0)]).toEqual(['broadsides/end.volley', []]);
    const both = act(
      collided(last, last).s,
      ...broadside(1, 'A', 4),
      ...holds(1, 4),
      ...broadside(0, 'A', 4),
      ...holds(0, 4),
    );
    expect(both.s.outcome).toMatchObject({ reason: 'broadsides/end.both-volley', ranks: [1, 1] });
  });

  test('R40: earlier hull and mast damage no longer matters, figures stay where they stood, and every cell can be entered', () => {
    const { s: state } = collided({ masts: [0, 0, 0, 1], hull: { 'A port': 2 } }, {}, 'damage,damage,damage');
    const begun = act(state, ...holds(1, 5), ...holds(0, 5), ...dice(6, 1)).s;
    expect([begun.phase, begun.movements, menIn(begun, 0, 'C3')]).toEqual(['movement', 3, 2]);
    expect(rulingOn(begun, '0 move man 0C3 0C4')).toBeUndefined();
    expect(rulingOn(begun, '0 move man 0C3 0D3')).toBeUndefined();
  });
});
