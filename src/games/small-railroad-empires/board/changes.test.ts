import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { pairsOf } from '../plans.ts';
import { act, type Books, scene, space } from '../scene.ts';
import { companyOf, type State } from '../state.ts';
import { changesBy, deliveryChanges } from './changes.ts';

const table = (phase: State['phase'], company: Books = {}, more = {}) =>
  scene([{ line: '1d1 1c1 1c2', hand: 'T01', money: 9, ...company }, { line: '2d1' }], more, { phase, built: 0 });

/** What a step really changes of the first company. */
const changed = (s: State, line: string) => {
  const [before, after] = [companyOf(s, 0), companyOf(act(s, line).s, 0)];
  return {
    money: after.money - before.money,
    prestige: after.prestige - before.prestige,
    tracks: after.supply - before.supply,
    trains: after.trains - before.trains,
    loans: after.loans - before.loans,
  };
};

describe('What is shown before an action is played is what it does', () => {
  test('a track on a star', () => {
    const s = table('build');
    expect(changesBy(s, 0, { type: 'build', hex: space('1c3') })).toEqual(changed(s, '0 build 1c3'));
  });

  test('a card, a locked track, a loan, and a loan repaid', () => {
    const s = table('office', { loans: 1 });
    expect(changesBy(s, 0, { type: 'buy', place: 2 })).toEqual(changed(s, '0 buy 2'));
    expect(changesBy(s, 0, { type: 'unlock', ability: 1 })).toEqual(changed(s, '0 unlock K2'));
    expect(changesBy(s, 0, { type: 'loan' })).toEqual(changed(s, '0 loan'));
    expect(changesBy(s, 0, { type: 'repay' })).toEqual(changed(s, '0 repay'));
  });

  test('a delivery with its card and the bonus of the ship', () => {
    const s = table('deliver', {}, { ship: 'S5' });
    const offer = pairsOf(game.view(s, 0), 0, game.legal(s, 0))[0]?.offers[0];
    expect(offer).toBeDefined();
    expect(offer && deliveryChanges(s, 0, offer)).toEqual(changed(s, '0 deliver A-grain Brenton T01'));
  });
});
