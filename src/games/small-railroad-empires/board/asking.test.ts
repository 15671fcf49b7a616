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
    expect(onMap(s, '1g1')).toContain('Choose the factory you start at first');
    expect(onMap(s, '1d7')).toBe('Another player starts here. Choose another factory.');
  });

  test('while building: a space that is closed', () => {
    expect(onMap(turn('build', {}, { built: 0 }), '1g1')).toBe(
      'None of your tracks or trains is next to this space. Build towards it first.',
    );
    expect(onMap(turn('build', {}, { built: 0 }), '1b2')).toBe(
      'Cities take trains, not tracks. Build next to the city.',
    );
  });

  test('while delivering: a space for a third track', () => {
    expect(onMap(turn('deliver'), '1c3')).toContain('unlock the Night shift to build 1 more each turn');
  });

  test('while delivering: a city that cannot be reached, and one whose goods no factory of the company has', () => {
    expect(onCity(turn('deliver'), 'Hartley')).toBe('You have no track next to Hartley. Build one there first.');
    expect(onCity(turn('deliver'), 'Calder')).toBe(
      'You have no track on a factory with timber or iron. Build one there first.',
    );
  });

  test('while delivering: a factory without a track of the company', () => {
    expect(onMap(turn('deliver'), '1d7')).toBe('You have no track on that coal factory. Build one there first.');
  });

  test('in the office: a city that could have been served', () => {
    expect(onMap(turn('office'), '1b2')).toBe('Deliveries come before buying. Deliver this next turn.');
  });

  test('a city without a free demand', () => {
    const s = turn('deliver');
    [s.trains[2], s.trains[3]] = [1, 1];
    expect(onMap(s, '1b2')).toBe('Brenton is full. Choose another city.');
  });
});

describe('A press beside the map asks as well', () => {
  test('a card of the market, a locked track, and a card in hand while tracks are due', () => {
    const s = turn('build', {}, { built: 1 });
    expect(beside(s, 'buy 1')).toContain('You can buy a card after building and delivering');
    expect(beside(s, 'unlock 0')).toContain('You can unlock Night shift for $4');
    expect(beside(s, 'card 0')).toBe('You can deliver after building (1 of 2 tracks built).');
  });

  test('what can be done now needs no answer, and a card waits for its delivery', () => {
    expect(replyBeside(asking(turn('office')), 'buy 1')).toBeUndefined();
    expect(beside(turn('deliver'), 'card 0')).toBe('Press a city to deliver there with this card.');
  });

  test('a second card, an expensive one, and a card when nothing can be delivered', () => {
    expect(beside(turn('office', {}, { hasBought: true }), 'buy 2')).toBe(
      'You bought a card this turn. Buy the next one next turn.',
    );
    expect(beside(turn('office', { money: 0 }), 'unlock 3')).toBe('It costs $4: you need $4 more.');
    expect(beside(turn('office', {}, { tokens: 0 }), 'card 0')).toContain('You cannot deliver yet');
  });

  test('nobody who is not asked hears anything', () => {
    const s = turn('build');
    expect(replyBeside({ ...asking(s), seat: undefined }, 'buy 1')).toBeUndefined();
    expect(replyAt({ ...asking(s), awaiting: [1] }, space('1g1'))).toBeUndefined();
  });
});
