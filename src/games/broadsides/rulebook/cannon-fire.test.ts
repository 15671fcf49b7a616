import { describe, expect, test } from 'vitest';
import { HEADINGS } from '../components.ts';
import { cellNamed, cellsOf, CELL_NAMES } from '../deck.ts';
import { act, atSea, bare, broadside, placeNamed, plots, rulingOn, type ShipScene } from '../scene.ts';
import { bearingGuns } from '../rules/cannon-fire.ts';
import { figuresAt, shipOf, type State } from '../state.ts';

/** Side by side; only seat 0 has cannons left. */
const abeam = (second: ShipScene = {}): State =>
  atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare, ...second });

const STILL = 'remain,remain,remain';

const quietly = (guns: number): string[] => Array.from({ length: guns }, () => '0 holdFire');

describe('Cannon fire', () => {
  /** All dots around a ship heading north, by bearing, and the guns that bear there. */
  const AROUND = [
    ['dead ahead', [3, 3], []],
    ['off the starboard bow', [4, 3], ['E5', 'F5']],
    ['on the starboard beam', [4, 2], ['B5', 'C5', 'D5', 'E5', 'F5']],
    ['off the starboard quarter', [4, 1], ['B5', 'C5']],
    ['dead astern', [3, 1], []],
    ['off the port quarter', [2, 1], ['B3', 'C3']],
    ['on the port beam', [2, 2], ['B3', 'C3', 'D3', 'E3', 'F3']],
    ['off the port bow', [2, 3], ['E3', 'F3']],
  ] as const;

  test.each(AROUND)('with the enemy %s the guns that bear are right, whatever he is heading', (_, at, guns) => {
    for (const heading of HEADINGS) {
      const s = atSea({ at: [3, 2], heading: 'N' }, { at, heading });
      expect(cellsOf(bearingGuns(s, 0)).map((cell) => CELL_NAMES[cell])).toEqual(guns);
    }
  });

  test('two dots away is out of range, for any headings', () => {
    const apart = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);
    for (const heading of HEADINGS) {
      for (const [dx, dy] of apart) {
        const s = atSea({ at: [4, 2], heading }, { at: [4 + dx, 2 + dy] });
        expect(bearingGuns(s, 0)).toBe(0);
      }
    }
  });

  test.each([
    [1, []],
    [2, ['hullHit']],
    [3, ['cannonLost', 'menLost']],
    [4, ['mastHit']],
    [5, ['cannonLost', 'menLost']],
    [6, []],
  ] as const)('a %i at section C causes %j', (die, effects) => {
    const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare, captain: 'H3' });
    const armed = { ...s, ships: [shipOf(s, 0), { ...shipOf(s, 1), guns: shipOf(s, 0).guns }] };
    const firing = act({ ...armed, first: 0 }, ...plots('remain,remain,remain', 'remain,remain,remain')).s;
    const { events } = act(firing, ...broadside(0, 'C', die));
    expect(events.map(({ type }) => type)).toEqual(['aimed', 'shot', ...effects]);
  });

  test.each(['B', 'D', 'E', 'F'])('a 4 at section %s, which has no mast, hits nothing there', (letter) => {
    const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare, captain: 'H3' });
    const firing = act(s, ...plots('remain,remain,remain', 'remain,remain,remain')).s;
    expect(act(firing, ...broadside(0, letter, 4)).events.map(({ type }) => type)).toEqual(['aimed', 'shot']);
  });
});

describe('Firing range', () => {
  test.each([
    ['first', 'forward,starboard,starboard', 1],
    ['second', 'remain,forward,remain', 2],
    ['third', 'remain,remain,forward', 3],
  ])('ships that come within one dot by the %s card fire after it', (_, plot, cards) => {
    const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 4], heading: 'S', ...bare });
    const { s: state, events } = act(s, ...plots(plot, STILL));
    // One dot north the enemy is off the starboard bow.
    expect(events.at(-1)).toMatchObject({ type: 'exchangeBegan', guns: [['E5', 'F5'].map(cellNamed), []] });
    expect(
      events.filter(({ type, ...rest }) => type === 'cardTurned' && 'seat' in rest && rest.seat === 0),
    ).toHaveLength(cards);
    expect([state.phase, state.shooter]).toEqual(['firing', 0]);
  });

  test('the cannons of the side away from the enemy stay silent', () => {
    const { s: state } = act(abeam(), ...plots(STILL, STILL));
    expect(cellsOf(state.active[0] ?? 0).map((cell) => CELL_NAMES[cell])).toEqual(['B5', 'C5', 'D5', 'E5', 'F5']);
  });
});

describe('Effects of cannon fire', () => {
  test('what is hit is removed at once', () => {
    const { s: state } = act(abeam(), ...plots(STILL, STILL), ...broadside(0, 'C', 3));
    expect([state.phase, figuresAt(shipOf(state, 1), placeNamed('1C3'))]).toEqual(['firing', 0]);
  });

  test('a mast that is gone costs a Damage card in every round that follows', () => {
    const { s: second } = act(abeam(), ...plots(STILL, STILL), ...broadside(0, 'G', 4), ...quietly(14));
    const { s: third } = act(second, ...plots(STILL, 'remain,damage,remain'), ...quietly(15));
    expect([second.round, third.round]).toEqual([2, 3]);
    for (const s of [second, third]) expect(rulingOn(s, `1 plot ${STILL}`)?.facts).toEqual({ needed: 1, given: 0 });
  });

  test('two hits on one section of the hull cost a Damage card, one hit or a third one nothing', () => {
    const forcedBy = (...faces: readonly number[]) =>
      shipOf(act(abeam(), ...plots(STILL, STILL), ...broadside(0, 'E', ...faces), ...quietly(15 - faces.length)).s, 1)
        .forced;
    expect([forcedBy(2), forcedBy(2, 2), forcedBy(2, 2, 2), forcedBy(2, 2, 2, 2)]).toEqual([0, 1, 1, 1]);
  });

  test('three ruined sections of the hull sink the ship, three other damages do not', () => {
    const hull = { 'A port': 2, 'B starboard': 2 };
    const sunk = act(
      abeam({ hull, masts: [1, 2, 1, 1] }),
      ...plots(STILL, 'damage,damage,remain'),
      ...broadside(0, 'H', 2, 2),
      ...quietly(3),
    );
    expect(sunk.s.outcome).toMatchObject({ reason: 'broadsides/end.sunk', ranks: [1, 2] });
    const lamed = act(
      abeam({ hull }),
      ...plots(STILL, 'damage,damage,remain'),
      ...broadside(0, 'H', 4),
      ...quietly(14),
    ).s;
    expect([lamed.outcome, shipOf(lamed, 1).forced]).toEqual([undefined, 3]);
  });

  test('a ship without its Captain lays no cards, but its cannons fire', () => {
    const s = atSea({ at: [2, 2], heading: 'N', ...bare }, { at: [3, 2], heading: 'N', captain: 'none' });
    const { s: state } = act(s, `0 plot ${STILL}`);
    expect([state.phase, state.shooter, shipOf(state, 1).plot]).toEqual(['firing', 1, []]);
  });

  test('all cannons, crewmembers and the Captain gone by cannon fire: the ship is lost', () => {
    const last = abeam({ men: {}, captain: 'F3' });
    expect(act(last, ...plots(STILL, STILL), ...broadside(0, 'F', 3), ...quietly(4)).s.outcome).toMatchObject({
      reason: 'broadsides/end.destroyed',
      ranks: [1, 2],
    });
  });
});

describe('The final volley', () => {
  test('is simultaneous too: a cannon shot away in it still fires', () => {
    const s = atSea({ at: [3, 2], heading: 'N' }, { at: [4, 2], heading: 'W' }, { first: 1 });
    const { s: state } = act(
      s,
      ...plots(STILL, 'forward,remain,remain'),
      ...broadside(1, 'C', 5),
      ...Array.from({ length: 4 }, () => '1 holdFire'),
    );
    expect(cellsOf(shipOf(state, 0).guns).map((cell) => CELL_NAMES[cell])).not.toContain('C5');
    const { events } = act(state, ...broadside(0, 'A', 1, 1, 1, 1, 1));
    const fired = events.flatMap((event) => (event.type === 'shot' ? [CELL_NAMES[event.gun]] : []));
    expect(fired).toEqual(['B5', 'C5', 'D5', 'E5', 'F5']);
  });
});
