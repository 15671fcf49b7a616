import { describe, expect, test } from 'vitest';
import type { Ruling } from '#engine/ruling.ts';
import { plain } from '#words/sentence.ts';
import type { Remark } from '#kit/use-why.ts';
import { game } from '../game.ts';
import { CITY_IDS, cityHex } from '../map.ts';
import { space, scene, type Books } from '../scene.ts';
import type { State } from '../state.ts';
import { replyAt, replyBeside } from './asking.ts';
import { words } from '../words/words.ts';

const asking = (s: State) => ({
  view: game.view(s, 0),
  seat: 0,
  awaiting: [0],
  sending: false,
  why: (action: Parameters<typeof game.refuse>[2]) => game.refuse(s, 0, action),
});

const heard = (reply: Ruling | Remark | undefined): string =>
  reply === undefined ? '' : plain('rule' in reply ? words.ruling(reply) : reply.facts, String);

const onMap = (s: State, name: string) => heard(replyAt(asking(s), space(name)));
const onCity = (s: State, name: string) => heard(replyAt(asking(s), cityHex(s.map, CITY_IDS.indexOf(name))));
const beside = (s: State, id: string) => heard(replyBeside(asking(s), id));

const turn = (phase: State['phase'], company: Books = {}, changes: Partial<State> = {}) =>
  scene([{ line: '1d1 1c1 1c2', hand: 'T01', ...company }, { line: '2d1' }], {}, { phase, built: 2, ...changes });

describe('A press on the map asks why in every step', () => {
  test('before the first turn: a space without a factory, or one that is taken', () => {
    const s = scene([{}, { line: '1d7' }], {}, { phase: 'begin', turn: 0, round: 0 });
    expect(onMap(s, '1g1')).toContain('First choose the factory');
    expect(onMap(s, '1d7')).toBe('Another company begins there.');
  });

  test('while building: a space that is closed', () => {
    expect(onMap(turn('build', {}, { built: 0 }), '1g1')).toBe('Nothing of yours is next to that space.');
    expect(onMap(turn('build', {}, { built: 0 }), '1b2')).toBe('A city takes trains, not tracks.');
  });

  test('while delivering: a space for a third track', () => {
    expect(onMap(turn('deliver'), '1c3')).toContain('one more in a turn takes the Night shift');
  });

  test('while delivering: a city that cannot be reached, and one whose goods no factory of the company has', () => {
    expect(onCity(turn('deliver'), 'Hartley')).toBe('You have no track next to Hartley.');
    expect(onCity(turn('deliver'), 'Calder')).toBe('You have no track on a factory with timber or iron.');
  });

  test('while delivering: a factory, because the city is what is chosen', () => {
    expect(onMap(turn('deliver'), '1d1')).toBe('Choose the city it goes to, or a delivery in the bar.');
    expect(onMap(turn('deliver'), '1d7')).toBe('You have no track on that coal factory.');
  });

  test('in the office: a city that could have been served', () => {
    expect(onMap(turn('office'), '1b2')).toBe(
      'Deliveries come before the office: this one has to wait for your next turn.',
    );
  });

  test('a city without a free demand', () => {
    const s = turn('deliver');
    [s.trains[2], s.trains[3]] = [1, 1];
    expect(onMap(s, '1b2')).toBe('Brenton is full.');
  });
});

describe('A press beside the map asks as well', () => {
  test('a card of the market, a locked track, and a card in hand while tracks are due', () => {
    const s = turn('build', {}, { built: 1 });
    expect(beside(s, 'buy 1')).toContain('Cards are bought in the office');
    expect(beside(s, 'unlock 0')).toContain('The track on Night shift is unlocked in the office for $4');
    expect(beside(s, 'card 0')).toBe('Deliveries come after building: you have built 1 of 2 tracks.');
  });

  test('what can be done now needs no answer, and a card waits for its delivery', () => {
    expect(replyBeside(asking(turn('office')), 'buy 1')).toBeUndefined();
    expect(beside(turn('deliver'), 'card 0')).toBe('Choose a delivery, then this card.');
  });

  test('a second card, an expensive one, and a card when nothing can be delivered', () => {
    expect(beside(turn('office', {}, { hasBought: true }), 'buy 2')).toBe('You have bought a card this turn.');
    expect(beside(turn('office', { money: 0 }), 'unlock 3')).toBe('It costs $4; you have $0.');
    expect(beside(turn('office', {}, { tokens: 0 }), 'card 0')).toContain('Nothing can be delivered');
  });

  test('nobody who is not asked hears anything', () => {
    const s = turn('build');
    expect(replyBeside({ ...asking(s), seat: undefined }, 'buy 1')).toBeUndefined();
    expect(replyAt({ ...asking(s), awaiting: [1] }, space('1g1'))).toBeUndefined();
  });
});
