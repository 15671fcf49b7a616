import { describe, expect, test } from 'vitest';
import { bonus, odds } from './rules/bonus.ts';
import { CARDS, CARDS_OF_EACH_KIND, HEADINGS } from './components.ts';
import { cellNamed, cellsOf, CELL_NAMES, NOWHERE } from './deck.ts';
import { draw } from './drawn.ts';
import { game } from './game.ts';
import { aboard, act, atSea, broadside, dice, placeNamed, plots, rulingOn, type ShipScene } from './scene.ts';
import { bearingGuns } from './rules/cannon-fire.ts';
import { figuresAt, setup, shipOf, type State } from './state.ts';

/** Only the chart of a drawing, trimmed as the expectations are. */
const chart = (s: State): string => draw(game.view(s, undefined)).split('\n\n')[0] ?? '';
const drawing = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim())
    .join('\n');
const bare = { guns: [] };

describe('Setup', () => {
  const begun = () => act(setup(2, { crew: '20' }), ...dice(2, 5), '1 take isabella').s;

  test('each ship goes to its starting circle with ten cannons and twenty crewmembers, one on either side of each cannon', () => {
    const s = act(begun(), '0 station captain B4', '1 station captain A4').s;
    expect(draw(game.view(s, undefined))).toBe(
      [
        '.  .  .  .  .  .  .  .  .  .  .',
        '.  .  .  .  .  #  .  .  .  0↓ .',
        '.  .  #  #  .  .  .  .  .  .  .',
        '.  .  #  .  .  .  .  .  .  .  .',
        '.  .  .  .  .  #  .  .  .  .  .',
        '.  .  .  .  .  .  .  .  #  .  .',
        '.  .  .  .  .  .  .  #  #  .  .',
        '.  1↑ .  .  .  #  .  .  .  .  .',
        '.  .  .  .  .  .  .  .  .  .  .',
        '',
        '0     A     B     C     D     E     F     G     H       Seahawk',
        'hull',
        '3     .     =2    =2    =2    =2    =2    .     .',
        '4     |     *     ||    .     .     .     |     |',
        '5     .     =2    =2    =2    =2    =2    .     .',
        'hull',
        '',
        '1     A     B     C     D     E     F     G     H       Royal Isabella',
        'hull',
        '3     .     =2    =2    =2    =2    =2    .     .',
        '4     |*    .     ||    .     .     .     |     |',
        '5     .     =2    =2    =2    =2    =2    .     .',
        'hull',
      ].join('\n'),
    );
  });

  test('the high roller takes a ship and the other player the remaining one', () => {
    const rolled = act(setup(2, { crew: '20' }), ...dice(4, 4, 2, 5)).s;
    expect([game.awaiting(rolled), rolled.phase]).toEqual([[1], 'chooseShip']);
    expect(act(rolled, '1 take seahawk').s.isabella).toBe(0);
    expect(act(rolled, '1 take isabella').s.isabella).toBe(1);
  });

  test('the Captain may be placed on any section', () => {
    expect(game.legal(begun(), 0)).toHaveLength(CELL_NAMES.length);
  });

  test('both place in secret and show together', () => {
    const one = act(begun(), '1 station captain C4');
    expect([one.events, game.awaiting(one.s)]).toEqual([[], [0]]);
    const both = act(one.s, '0 station captain H4');
    expect(both.events.slice(0, 2).map(({ type }) => type)).toEqual(['manned', 'manned']);
  });
});

describe('Chart your course and move your ships', () => {
  const sail = (plot: string): State =>
    act(atSea({ at: [1, 1], heading: 'N' }, { at: [10, 8] }), ...plots(plot, 'remain,remain,remain')).s;

  test.each([
    ['Remain in Place leaves the ship where it is', 'remain,remain,remain', [1, 1], 0],
    ['Move Forward moves it to the dot directly in front', 'forward,remain,remain', [1, 2], 0],
    ['Turn Starboard rotates it 45° clockwise on its dot', 'starboard,remain,remain', [1, 1], 1],
    ['Turn Port rotates it 45° counter-clockwise on its dot', 'port,remain,remain', [1, 1], 7],
    ['cards are obeyed in their order', 'starboard,forward,port', [2, 2], 0],
  ] as const)('%s', (_, plot, [x, y], heading) => {
    const { dot, heading: now } = shipOf(sail(plot), 0);
    expect([dot, now]).toEqual([y * 11 + x, heading]);
  });

  test('both ships move together, card by card', () => {
    const s = atSea({ at: [1, 1], heading: 'NE', ...bare }, { at: [9, 7], heading: 'SW', ...bare });
    expect(chart(act(s, ...plots('forward,forward,starboard', 'forward,port,forward')).s)).toBe(
      drawing(`
        .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  #  #  .  .  .  .  .  .  .
        .  .  #  .  .  .  .  .  1↓ .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  .  0→ .  .  .  .  #  .  .
        .  .  .  .  .  .  .  #  #  .  .
        .  .  .  .  .  #  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .`),
    );
  });

  test('any three of the four kinds of plotting cards are laid, in any order, from a hand of fifteen cards', () => {
    const plotsOf = game.legal(atSea(), 0).filter(({ type }) => type === 'plot');
    expect(plotsOf).toHaveLength(4 ** 3);
    expect(CARDS.length * CARDS_OF_EACH_KIND).toBe(15);
  });

  test('who plots onto an island waits where it is until the other has finished moving', () => {
    const s = atSea({ at: [2, 4], heading: 'N', ...bare }, { at: [9, 7], heading: 'S', ...bare });
    const { s: state } = act(s, ...plots('forward,starboard,forward', 'forward,forward,starboard'));
    expect(state.ships.map(({ dot, heading }) => [dot, heading])).toEqual([
      [4 * 11 + 2, 0],
      [5 * 11 + 9, 5],
    ]);
    expect([state.round, game.awaiting(state)]).toEqual([2, [0, 1]]);
  });

  test('after three cards all of them are taken back, and three more are plotted', () => {
    const { s: state } = act(atSea(), ...plots('port,starboard,remain', 'remain,remain,remain'));
    expect([state.phase, state.round, state.ships.map(({ plot }) => plot)]).toEqual(['plotting', 2, [[], []]]);
    expect(rulingOn(state, '0 plot port,starboard,remain')).toBeUndefined();
  });

  test('a collision leads to the boarding part', () => {
    const s = atSea({ at: [1, 1], heading: 'N', ...bare }, { at: [1, 3], heading: 'S', ...bare });
    const { s: state } = act(s, ...plots('forward,remain,remain', 'forward,remain,remain'));
    expect(state.phase).toBe('rollForBoarding');
    expect(chart(state)).toBe('lashed together, P3, struck ship 1');
  });
});

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

  test('two dots away is out of range, whatever the headings', () => {
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

/** Side by side; only seat 0 has cannons left. */
const abeam = (second: ShipScene = {}): State =>
  atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare, ...second });
const STILL = 'remain,remain,remain';
const quietly = (guns: number): string[] => Array.from({ length: guns }, () => '0 holdFire');

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

describe('Boarding', () => {
  test.each([
    ['one figure moves three sections', ['man 0D4 0D5', 'man 0D5 1D3', 'man 1D3 1D4']],
    ['one moves two and another one', ['man 0D4 0D5', 'man 0D5 1D3', 'man 0E4 0E5']],
    ['three move one each, the Captain among them', ['man 0D4 0D5', 'man 0E4 0E5', 'captain 0A4 0B5']],
  ])('of the three movements of a turn %s', (_, moves) => {
    const s = aboard({ men: [{ '0D4': 1, '0E4': 1 }, {}], captains: ['0A4', '1H4'] });
    const { s: two } = act(s, ...moves.slice(0, 2).map((move) => `0 move ${move}`));
    expect([two.turn, two.movements]).toEqual([0, 1]);
    expect(act(two, `0 move ${moves[2]}`).s.turn).toBe(1);
  });

  test('the Captain may board as well', () => {
    const s = aboard({ men: [{}, {}], captains: ['0D5', '1H4'] });
    expect(shipOf(act(s, '0 move captain 0D5 1D3').s, 0).captain).toBe(placeNamed('1D3'));
  });

  test('the Captain counts among the three of a section', () => {
    const s = aboard({ men: [{ '0D4': 2, '0D3': 1 }, {}], captains: ['0D4', '1H4'] });
    expect(rulingOn(s, '0 move man 0D3 0D4')?.rule).toBe('broadsides/boarding.limit');
    const led = aboard({ men: [{ '0D4': 3 }, {}], captains: ['0D3', '1H4'] });
    expect(rulingOn(led, '0 move captain 0D3 0D4')?.rule).toBe('broadsides/boarding.limit');
  });

  test('up and down leads only along a ladder, both ways', () => {
    const s = aboard({ men: [{ '0G5': 1, '0F5': 1, '0F4': 1 }, {}], captains: ['0A4', '1H4'] });
    for (const move of ['0G5 0F5', '0F5 0G5']) expect(rulingOn(s, `0 move man ${move}`)).toBeUndefined();
    expect(rulingOn(s, '0 move man 0F4 0G4')?.rule).toBe('broadsides/boarding.ladder');
  });
});

describe('Hand-to-hand combat', () => {
  test('all combat waits until the three movements are made', () => {
    const s = aboard({ men: [{ '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const { s: entered } = act(s, '0 move man 0E5 1E3', '0 move man 0A3 0B3');
    expect([entered.phase, entered.movements]).toEqual(['movement', 1]);
    expect(act(entered, '0 move man 0B3 0A3').s.phase).toBe('combat');
  });

  test('the higher number eliminates one enemy, whoever attacked', () => {
    const s = aboard({ men: [{ '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const { s: met } = act(s, '0 move man 0E5 1E3', '0 move man 0A3 0B3', '0 move man 0B3 0A3');
    const left = (...faces: readonly number[]) =>
      act(met, ...dice(...faces)).s.ships.map((ship) => figuresAt(ship, placeNamed('1E3')));
    expect([left(5, 2), left(2, 5)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test.each([
    [1, 1, false, 0],
    [2, 2, false, 0],
    [3, 3, false, 0],
    [1, 3, false, 0],
    [2, 1, false, 1],
    [3, 2, false, 1],
    [3, 1, false, 2],
    [1, 1, true, 1],
    [1, 3, true, 1],
    [2, 1, true, 2],
    [3, 2, true, 2],
    [3, 1, true, 3],
  ])('%i against %i, own Captain there: %s, adds %i', (mine, theirs, captain, added) => {
    expect(bonus(mine, theirs, captain)).toBe(added);
  });

  test('the odds shown before a combat are those of the dice', () => {
    const one = { figures: 1, captain: false };
    expect(odds(one, one)).toBe(0.5);
    // With one added 21 of 36 rolls win, 10 lose and 5 are rolled again.
    expect(odds({ figures: 1, captain: true }, one)).toBeCloseTo(21 / 31);
    expect(odds({ figures: 3, captain: false }, one) + odds(one, { figures: 3, captain: false })).toBeCloseTo(1);
  });

  test('combat goes on until one side is gone, and then the turn passes', () => {
    const s = aboard({ men: [{ '0E5': 2, '0A3': 1 }, { '1E3': 2 }], captains: ['0A4', '1H4'] });
    const joined = act(s, '0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0A3 0B3').s;
    const { s: state } = act(joined, ...dice(5, 2), ...dice(1, 6), ...dice(4, 4), ...dice(6, 1));
    expect(state.ships.map((ship) => figuresAt(ship, placeNamed('1E3')))).toEqual([1, 0]);
    expect([state.phase, state.turn, state.movements]).toEqual(['movement', 1, 3]);
  });

  test('a boarder may return to his own ship', () => {
    const s = aboard({ men: [{ '1E3': 1 }, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 1E3 0E5')).toBeUndefined();
  });
});

test('Standing instructions decline draws and say nothing to other questions', () => {
  const offered = act(atSea(), '0 offerDraw').s;
  const answer = (s: State, seat: number) =>
    game.standing?.answer(game.view(s, seat), seat, { type: 'declineDraws' }, game.legal(s, seat));
  expect(answer(offered, 1)).toEqual({ type: 'declineDraw' });
  expect(answer(atSea(), 1)).toBeUndefined();
});

test('A whole round is visible to a spectator only as far as cards are turned', () => {
  const s = atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', ...bare });
  const { s: state } = act(s, ...plots('remain,starboard,forward', 'remain,port,port'));
  expect(game.view(state, undefined).ships.map((ship) => ship.plot)).toEqual([
    ['remain', 'facedown', 'facedown'],
    ['remain', 'facedown', 'facedown'],
  ]);
  expect(state.lie).toBe(NOWHERE);
});
