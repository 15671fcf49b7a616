import { describe, expect, test } from 'vitest';
import { CARDS, CARDS_OF_EACH_KIND, HEADINGS, STEPS } from './components.ts';
import { cellNamed, CELLS, cellsOf, CELL_NAMES, NOWHERE, placeOn, PLACES } from './deck.ts';
import { game } from './game.ts';
import {
  aboard,
  act,
  atSea,
  broadside,
  dice,
  placeNamed,
  plots,
  rulingOn,
  sectionNamed,
  type ShipScene,
} from './scene.ts';
import { figuresAt, lie, menAboard, setup, shipOf, type State } from './state.ts';
import { bearingGuns } from './rules/cannon-fire.ts';

const STILL = plots('remain,remain,remain', 'remain,remain,remain');

/** Side by side on the same heading: seat 0 fires its starboard broadside, seat 1 its port broadside. */
const abeam = (first: ShipScene = {}, second: ShipScene = {}, changes: Partial<State> = {}): State =>
  atSea({ at: [2, 2], heading: 'N', ...first }, { at: [3, 2], heading: 'N', ...second }, changes);

/** Abeam, and only seat 0 has cannons. */
const unanswered = (second: ShipScene = {}, first: ShipScene = {}): State => abeam(first, { guns: [], ...second });

/** Seat 1 far away and out of it all. */
const alone = (first: ShipScene): State => atSea(first, { at: [10, 8], heading: 'N' });

const holds = (seat: number, times: number): string[] => Array.from({ length: times }, () => `${seat} holdFire`);
const guns = (s: State, seat: number): string[] => cellsOf(shipOf(s, seat).guns).map((cell) => CELL_NAMES[cell] ?? '');
const menIn = (s: State, seat: number, cell: string): number =>
  shipOf(s, seat).men[placeOn(seat, cellNamed(cell))] ?? 0;
const markers = (s: State, seat: number, section: string): number | undefined =>
  shipOf(s, seat).hull[sectionNamed(section)];
/** Seat 1 runs into seat 0's starboard side; seat 1 rolls first. */
const collided = (first: ShipScene = {}, second: ShipScene = {}, plot = 'remain,remain,remain') =>
  act(
    atSea({ at: [3, 2], heading: 'N', ...first }, { at: [4, 2], heading: 'W', ...second }, { first: 1 }),
    ...plots(plot, 'forward,remain,remain'),
  );

/** Pairs of ships that both move onto (3, 2). */
const MEETINGS: readonly (readonly [ShipScene, ShipScene])[] = HEADINGS.flatMap((first, i) =>
  HEADINGS.flatMap((second, j) => (i === j ? [] : [[towards(i, first), towards(j, second)] as const])),
);

function towards(index: number, heading: (typeof HEADINGS)[number]): ShipScene {
  const [dx, dy] = STEPS[index] ?? [0, 0];
  return { at: [3 - dx, 2 - dy], heading };
}

/** So many men of seat 0 against so many of seat 1, in combat on 1E3. */
const duel = (mine: number, theirs: number): State => ({
  ...aboard({ men: [{ '1E3': mine }, { '1E3': theirs }], captains: ['0A4', '1H4'] }),
  phase: 'combat',
  fighting: placeNamed('1E3'),
});

const typesOf = (events: readonly { readonly type: string }[]): string[] => events.map((event) => event.type);
const manningWith = (crew: '20' | '22'): State => act(setup(2, { crew }), ...dice(5, 2), '0 take isabella').s;

describe('Set-up and plotting', () => {
  test('R1: twenty men fill the ten guns and none is over; with the full box the last two stand anywhere', () => {
    expect(menAboard(shipOf(manningWith('20'), 0))).toBe(20);
    expect(rulingOn(manningWith('20'), '0 station man A3')?.rule).toBe('broadsides/setup.crew');
    const full = act(manningWith('22'), '0 station man A3', '0 station man H5', '0 station captain A4').s;
    expect(rulingOn(manningWith('22'), '0 station captain A4')?.rule).toBe('broadsides/setup.captain');
    const shown = act(full, '1 station man B4', '1 station man B4', '1 station captain B4').s;
    expect([menIn(shown, 0, 'A3'), menIn(shown, 0, 'H5'), menIn(shown, 1, 'B4')]).toEqual([1, 1, 2]);
    expect(menAboard(shipOf(shown, 0))).toBe(22);
  });

  test('R2: two men stand in each gun cell, and the limit of three figures applies from set-up on', () => {
    const s = manningWith('22');
    expect(['B3', 'F5'].map((cell) => menIn(s, 0, cell))).toEqual([2, 2]);
    const full = act(s, '0 station man B3').s;
    expect(rulingOn(full, '0 station man B3')).toEqual({
      rule: 'broadsides/setup.limit',
      facts: { section: 'B3', limit: 3 },
    });
  });

  test('R3: only unturned cards and undecided places are hidden, and cards never turned over stay unseen', () => {
    const one = act(abeam(), '0 plot forward,port,port').s;
    expect(game.view(one, 1).ships[0]?.plot).toEqual(['facedown', 'facedown', 'facedown']);
    expect(game.view(one, 0).ships[0]?.plot).toEqual(['forward', 'port', 'port']);
    const placed = act(manningWith('20'), '0 station captain C4').s;
    expect(JSON.stringify(game.view(placed, 1))).not.toContain(JSON.stringify([cellNamed('C4')]));
    expect(game.view(placed, 1).ships[0]?.captain).toBe(NOWHERE);
    const aground = act(atSea({ at: [0, 0], heading: 'W' }), ...plots('forward,port,port', 'remain,remain,remain'));
    const shown = aground.events.filter((event) => event.type === 'cardTurned' && event.seat === 0);
    expect(shown).toEqual([{ type: 'cardTurned', seat: 0, square: 1, card: 'forward' }]);
    expect(shipOf(aground.s, 0).plot).toEqual([]);
  });

  test('R4: three of each kind cover any plot of three cards, and all cards return each round', () => {
    for (const card of CARDS.slice(0, -1)) expect(rulingOn(abeam(), `0 plot ${card},${card},${card}`)).toBeUndefined();
    expect(CARDS_OF_EACH_KIND).toBe(3);
    const next = act(alone({ at: [0, 0] }), ...STILL).s;
    expect(rulingOn(next, '0 plot remain,remain,remain')).toBeUndefined();
  });

  test('R5: Damage cards go into any squares, exactly as many as there is damage, and work like Remain in Place', () => {
    const s = alone({ at: [1, 1], heading: 'N', masts: [0, 2, 1, 1] });
    for (const plot of ['damage,forward,forward', 'forward,damage,forward', 'forward,forward,damage']) {
      expect(rulingOn(s, `0 plot ${plot}`)).toBeUndefined();
    }
    const wrong = rulingOn(s, '0 plot damage,damage,forward');
    expect(wrong).toEqual({ rule: 'broadsides/plot.damage', facts: { needed: 1, given: 2 } });
    expect(rulingOn(s, '0 plot forward,forward,forward')?.facts).toEqual({ needed: 1, given: 0 });
    const sailed = act(s, ...plots('forward,damage,forward', 'remain,remain,remain')).s;
    expect([shipOf(sailed, 0).dot, shipOf(sailed, 0).heading]).toEqual([3 * 11 + 1, 0]);
  });

  test('R6: damage taken in step 1 changes the next round, not the cards already lying', () => {
    const s = act(
      unanswered(),
      ...plots('remain,remain,remain', 'remain,forward,remain'),
      ...broadside(0, 'A', 4, 1, 1, 1, 1),
    );
    expect(s.events).toContainEqual({ type: 'cardTurned', seat: 1, square: 2, card: 'forward' });
    expect(shipOf(s.s, 1).forced).toBe(0);
    const next = act(s.s, ...holds(0, 4)).s;
    expect([next.phase, next.round, shipOf(next, 1).forced]).toEqual(['plotting', 2, 1]);
  });

  test('R7: masts and hull together reaching three stop the ship but do not sink it, and more still means three cards', () => {
    const crippled = { masts: [0, 0, 0, 1], hull: { 'B port': 2, 'C port': 2 } };
    const s = abeam(crippled);
    expect(game.legal(s, 0).filter(({ type }) => type === 'plot')).toEqual([
      { type: 'plot', cards: ['damage', 'damage', 'damage'] },
    ]);
    const next = act(s, ...plots('damage,damage,damage', 'remain,remain,remain')).s;
    expect([next.phase, next.outcome]).toEqual(['rollForFire', undefined]);
  });
});

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
      alone({ at: [0, 0], heading: 'S' }),
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
    // No two island dots of this chart leave a diagonal gap between sea dots; past the corner of one is as near as it gets.
    const past = act(alone({ at: [6, 2], heading: 'NE' }), ...plots('forward,remain,remain', 'remain,remain,remain'));
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

describe('Captain at sea', () => {
  /** Seat 1's Captain is shot in the first exchange; the rest of the round is quiet. */
  const struck = () =>
    act(
      unanswered({ captain: 'A3' }),
      ...plots('remain,remain,remain', 'remain,starboard,port'),
      ...broadside(0, 'A', 3),
      ...holds(0, 4),
    );

  test('R30: laid cards are still turned over, the next round has none, and at its end a man is promoted where he stands', () => {
    const lost = struck();
    expect(lost.events).toContainEqual({ type: 'cardTurned', seat: 1, square: 2, card: 'starboard' });
    // After turning to starboard the ship lies with her quarter to the enemy; he bears all the same.
    const next = act(lost.s, ...holds(0, 10)).s;
    expect([next.round, game.awaiting(next), shipOf(next, 1).adrift]).toEqual([2, [0], true]);
    const idle = act(next, '0 plot remain,remain,remain');
    expect(idle.events.filter(({ type }) => type === 'cardTurned')).toHaveLength(1);
    const owing = act(idle.s, ...holds(0, 15)).s;
    expect([owing.phase, game.awaiting(owing)]).toEqual(['promotion', [1]]);
    expect(rulingOn(owing, '1 promote A3')?.rule).toBe('broadsides/captain.promote');
    const led = act(owing, '1 promote E5').s;
    expect([led.round, shipOf(led, 1).captain, menIn(led, 1, 'E5')]).toEqual([3, placeNamed('1E5'), 1]);
    expect(game.awaiting(led)).toEqual([0, 1]);
  });

  test('R30: if both owe a Captain they choose in secret and show together', () => {
    const s = atSea({ captain: 'none', at: [0, 0] }, { captain: 'none', at: [10, 8] }, { phase: 'promotion' });
    const one = act(s, '0 promote C3');
    expect([one.events, game.awaiting(one.s)]).toEqual([[], [1]]);
    expect(game.view(one.s, 1).ships[0]?.captain).toBe(NOWHERE);
    expect(game.view(one.s, 1).ships[0]?.chosen).not.toBe(cellNamed('C3'));
    expect(typesOf(act(one.s, '1 promote D5').events).slice(0, 2)).toEqual(['promoted', 'promoted']);
  });

  test('R31: a new Captain who is lost is replaced in the same way', () => {
    const s = unanswered({ captain: 'E5', men: { D3: 1 } });
    const again = act(
      s,
      ...STILL,
      ...broadside(0, 'E', 5),
      ...holds(0, 14),
      '0 plot remain,remain,remain',
      ...holds(0, 15),
    ).s;
    expect([again.phase, game.awaiting(again)]).toEqual(['promotion', [1]]);
  });

  test('R32: with no man left to promote there is no Captain for the rest of the game', () => {
    const s = abeam({}, { men: {}, captain: 'none', guns: ['B5'] });
    const next = act(s, '0 plot remain,remain,remain', ...holds(0, 15)).s;
    expect([next.phase, next.round, game.awaiting(next)]).toEqual(['plotting', 2, [0]]);
  });

  test('R33: a round in which neither ship lays cards has one exchange; three Damage cards make three steps', () => {
    const quiet = [...holds(0, 5), ...holds(1, 5), ...holds(1, 5), ...holds(0, 5)];
    const shots = [...broadside(0, 'A', 3), ...holds(0, 4), ...broadside(1, 'A', 3), ...holds(1, 4)];
    const both = act(abeam({ captain: 'A3' }, { captain: 'A3' }, { first: 0 }), ...STILL, ...quiet, ...shots);
    expect([both.s.round, both.s.phase]).toEqual([2, 'firing']);
    const over = act(both.s, ...holds(1, 5), ...holds(0, 5)).s;
    expect([over.round, over.phase, game.awaiting(over)]).toEqual([2, 'promotion', [0, 1]]);
    const lamed = abeam({ masts: [0, 0, 0, 1] }, { guns: [], captain: 'none' });
    const fired = act(lamed, '0 plot damage,damage,damage', ...holds(0, 15));
    expect(fired.events.filter(({ type }) => type === 'exchangeBegan')).toHaveLength(3);
  });

  test('R34: a Captain alone plots, fires and fights normally', () => {
    const s = abeam({ men: {}, captain: 'D4' });
    expect(game.awaiting(s)).toEqual([0, 1]);
    expect(cellsOf(bearingGuns(s, 0))).toHaveLength(5);
    const fight = aboard({ men: [{}, { '1H3': 1 }], captains: ['0D4', '1H4'] });
    expect(game.legal(fight, 0).filter(({ type }) => type === 'move')).toHaveLength(8);
  });
});

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

describe('Boarding turns and combat', () => {
  test('R41: equal dice for the first turn are rolled again, and the high roller begins', () => {
    const { s: state } = act(collided().s, ...holds(1, 5), ...holds(0, 5), ...dice(4, 4, 2, 3));
    expect([state.phase, state.turn]).toEqual(['movement', 1]);
  });

  test('R42: the next movement must be made as long as one is legal, and to and fro is allowed', () => {
    const s = aboard({ men: [{}, {}], captains: ['0A3', '1H4'] });
    expect(game.legal(s, 0).map(({ type }) => type)).toEqual(['move', 'move', 'move', 'surrender', 'offerDraw']);
    const back = act(s, '0 move captain 0A3 0A4', '0 move captain 0A4 0A3', '0 move captain 0A3 0B3').s;
    expect(back.turn).toBe(1);
  });

  test('R42: combat begins early only when no movement is left', () => {
    const s = aboard({ men: [{}, { '1A3': 1 }], captains: ['0A5', '1H4'] });
    const { s: state } = act(s, '0 move captain 0A5 1A3');
    expect([state.phase, state.fighting]).toEqual(['combat', placeNamed('1A3')]);
  });

  test('R43: three of each side may be in a cell, and a full friendly cell cannot be entered', () => {
    const s = aboard({ men: [{ '0D4': 3, '0D3': 1, '0E5': 3 }, { '1E3': 3 }], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 0D3 0D4')).toMatchObject({ rule: 'broadsides/boarding.limit', facts: { limit: 3 } });
    const joined = act(s, '0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0E5 1E3').s;
    const fight = placeNamed('1E3');
    expect(joined.ships.map((ship) => figuresAt(ship, fight))).toEqual([3, 3]);
  });

  test('R44: a man who enters an enemy cell stops there, and friends may join him', () => {
    const s = aboard({ men: [{ '0E5': 3 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const one = act(s, '0 move man 0E5 1E3').s;
    expect(rulingOn(one, '0 move man 1E3 1E4')?.rule).toBe('broadsides/boarding.retreat');
    expect(rulingOn(one, '0 move man 0E5 1E3')).toBeUndefined();
    const cornered = aboard({ men: [{ '0E5': 2 }, {}], captains: ['0A4', '1E3'] });
    expect(rulingOn(act(cornered, '0 move man 0E5 1E3').s, '0 move man 1E3 1E4')?.rule).toBe(
      'broadsides/boarding.retreat',
    );
  });

  test('R45: diagonals within one height, ladders straight, crossings straight along the facing rails', () => {
    const s = aboard({ men: [{ '0B3': 1, '0D5': 1, '0B4': 1 }, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 0B3 0C3')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0B3 0C4')?.rule).toBe('broadsides/boarding.ladder');
    expect(rulingOn(s, '0 move man 0B4 0C4')?.rule).toBe('broadsides/boarding.ladder');
    expect(rulingOn(s, '0 move man 0D5 0E4')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0D5 1D3')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0D5 1E3')?.rule).toBe('broadsides/boarding.across');
    expect(rulingOn(s, '0 move man 0D5 0F5')?.rule).toBe('broadsides/boarding.section');
    expect(rulingOn(s, '0 move man 0H5 0H4')?.rule).toBe('broadsides/boarding.figure');
  });

  test('R46: the moving player chooses the order of combats, each fought to the end', () => {
    const s = aboard({
      men: [
        { '0D5': 1, '0E5': 1, '0A3': 1 },
        { '1D3': 1, '1E3': 1 },
      ],
      captains: ['0A4', '1H4'],
    });
    const chosen = act(s, '0 move man 0D5 1D3', '0 move man 0E5 1E3', '0 move man 0A3 0B3').s;
    expect([chosen.phase, game.awaiting(chosen)]).toEqual(['chooseCombat', [0]]);
    expect(rulingOn(chosen, '0 fight 1F3')?.rule).toBe('broadsides/combat.choice');
    const fought = act(chosen, '0 fight 1E3', ...dice(6, 1)).s;
    expect([fought.phase, fought.fighting]).toEqual(['combat', placeNamed('1D3')]);
  });

  test('R47: equal totals remove nobody and are rolled again', () => {
    const tied = act(duel(1, 1), ...dice(4, 4)).s;
    expect([tied.phase, tied.ships.map((ship) => figuresAt(ship, placeNamed('1E3')))]).toEqual(['combat', [1, 1]]);
  });

  test('R48: bonuses are recounted before each roll; the Captain counts as a man and adds one more', () => {
    const { events } = act(duel(3, 2), ...dice(1, 1, 3, 3));
    const bonuses = events.flatMap((event) => (event.type === 'combatRolled' ? [event.bonuses] : []));
    // Three against two wins the first roll, then three against one adds two.
    expect(bonuses).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const led = aboard({ men: [{ '1E3': 2 }, { '1E3': 1 }], captains: ['1E3', '1H4'] });
    const rolled = act({ ...led, phase: 'combat', fighting: placeNamed('1E3') }, ...dice(1, 1)).events;
    expect(rolled).toContainEqual(expect.objectContaining({ type: 'combatRolled', bonuses: [3, 0] }));
  });

  test('R49: the Captain falls only when no other man of his is in the cell', () => {
    const s = aboard({ men: [{ '1E3': 1 }, { '1E3': 1 }], captains: ['0A4', '1E3'] });
    const fight = { ...s, phase: 'combat', fighting: placeNamed('1E3') } as const;
    const first = act(fight, ...dice(6, 1));
    expect(first.events).toContainEqual({ type: 'fell', seat: 1, figure: 'man', place: placeNamed('1E3') });
    expect(act(first.s, ...dice(6, 1)).events).toContainEqual({
      type: 'fell',
      seat: 1,
      figure: 'captain',
      place: placeNamed('1E3'),
    });
  });

  test('R50: the game is won the moment a Captain falls; other combats are not fought', () => {
    const s = aboard({ men: [{ '0H5': 1, '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H3'] });
    const moved = ['0 move man 0H5 1H3', '0 move man 0E5 1E3', '0 move man 0A3 0B3'];
    const { s: state } = act(s, ...moved, '0 fight 1H3', ...dice(6, 1));
    expect(state.outcome).toMatchObject({ reason: 'broadsides/end.boarding', ranks: [1, 2] });
    expect(figuresAt(shipOf(state, 1), placeNamed('1E3'))).toBe(1);
  });

  test('R51: a Captain killed in boarding is not replaced', () => {
    const s = aboard({ men: [{ '1H3': 1 }, { '1A3': 2 }], captains: ['0A4', '1H3'] });
    const over = act({ ...s, phase: 'combat', fighting: placeNamed('1H3') }, ...dice(6, 1)).s;
    expect([game.awaiting(over), shipOf(over, 1).captain]).toEqual([[], NOWHERE]);
  });
});

describe('Ending otherwise', () => {
  test('R52: whoever is asked may surrender, in either part, for any reason, and loses at once', () => {
    const asked: readonly (readonly [State, number])[] = [
      [abeam(), 0],
      [abeam(), 1],
      [act(unanswered(), ...STILL).s, 0],
      [act(abeam(), '0 offerDraw').s, 1],
      [atSea({ captain: 'none' }, {}, { phase: 'promotion' }), 0],
      [aboard({ men: [{}, {}], captains: ['0A4', '1H4'] }), 0],
    ];
    for (const [state, seat] of asked) {
      const { outcome } = act(state, `${seat} surrender`).s;
      expect(outcome).toMatchObject({ reason: 'broadsides/end.surrender', ranks: seat === 0 ? [2, 1] : [1, 2] });
    }
  });

  test('R52: who is not asked leaves the surrender with the table, which answers for them at the next question', () => {
    const s = aboard({ turn: 1, men: [{}, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 surrender')?.rule).toBe('house/not-asked');
    const legal = game.legal(abeam(), 0);
    const answer = game.standing?.answer(game.view(abeam(), 0), 0, { type: 'surrender' }, legal);
    expect(answer).toEqual({ type: 'surrender' });
  });

  test('R53: when neither ship can ever move again and no gun bears, the game is drawn at the end of that round', () => {
    const stuck = { masts: [0, 0, 0, 1] };
    const s = atSea({ at: [0, 0], ...stuck }, { at: [10, 8], men: {}, captain: 'none' });
    const drawn = act(s, '0 plot damage,damage,damage').s;
    expect(drawn.outcome).toMatchObject({ reason: 'broadsides/end.adrift', ranks: [1, 1] });
    const free = act(
      atSea({ at: [0, 0], ...stuck }, { at: [10, 8] }),
      ...plots('damage,damage,damage', 'remain,remain,remain'),
    );
    expect(free.s.outcome).toBeUndefined();
    const bearing = act(
      abeam(stuck, { ...stuck, guns: [] }),
      ...plots('damage,damage,damage', 'damage,damage,damage'),
      ...holds(0, 15),
    ).s;
    expect(bearing.outcome).toBeUndefined();
  });

  test('R54: thirty successive rounds with no shot are a draw, and a shot begins the count anew', () => {
    const s = alone({ at: [0, 0] });
    const last = act({ ...s, quietRounds: 29 }, ...STILL).s;
    expect(last.outcome).toMatchObject({ reason: 'broadsides/end.no-shot', ranks: [1, 1] });
    expect(act({ ...s, quietRounds: 28 }, ...STILL).s.outcome).toBeUndefined();
    const fired = act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...broadside(0, 'A', 1), ...holds(0, 14)).s;
    expect([fired.outcome, fired.quietRounds]).toEqual([undefined, 0]);
    expect(act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...holds(0, 15)).s.outcome).toBeDefined();
  });

  test('R54: players may agree a draw, or decline it and play on', () => {
    const offered = act(abeam(), '1 offerDraw').s;
    expect(game.awaiting(offered)).toEqual([0]);
    expect(act(offered, '0 acceptDraw').s.outcome).toMatchObject({
      reason: 'broadsides/end.agreed',
      ranks: [1, 1],
    });
    const declined = act(offered, '0 declineDraw').s;
    expect([declined.phase, game.awaiting(declined)]).toEqual(['plotting', [0, 1]]);
    expect(rulingOn(declined, '1 offerDraw')?.rule).toBe('broadsides/end.agreed');
  });

  test('R55: a hundred successive boarding turns with no combat are a draw, and a combat begins the count anew', () => {
    const s = aboard({ men: [{ '0E5': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const idle = ['0 move captain 0A4 0A3', '0 move captain 0A3 0A4', '0 move captain 0A4 0A3'];
    expect(act({ ...s, quietTurns: 99 }, ...idle).s.outcome).toMatchObject({
      reason: 'broadsides/end.no-combat',
    });
    const fought = act({ ...s, quietTurns: 99 }, '0 move man 0E5 1E3', ...idle.slice(0, -1), ...dice(6, 1)).s;
    expect([fought.outcome, fought.quietTurns]).toEqual([undefined, 0]);
  });
});
