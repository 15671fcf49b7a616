import { describe, expect, test } from 'vitest';
import { CARDS, CARDS_OF_EACH_KIND } from '../components.ts';
import { cellNamed, NOWHERE } from '../deck.ts';
import { game } from '../game.ts';
import { act, atSea, broadside, dice, plots, rulingOn } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import { menAboard, shipOf, type State } from '../state.ts';
import { STILL, abeam, loneShip, holds, menIn, unanswered } from './scenes.ts';

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
    const next = act(loneShip({ at: [0, 0] }), ...STILL).s;
    expect(rulingOn(next, '0 plot remain,remain,remain')).toBeUndefined();
  });

  test('R5: Damage cards go into any squares, exactly as many as there is damage, and work like Remain in Place', () => {
    const s = loneShip({ at: [1, 1], heading: 'N', masts: [0, 2, 1, 1] });
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
