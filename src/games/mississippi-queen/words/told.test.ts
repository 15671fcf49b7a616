import { describe, expect, test } from 'vitest';
import { plain, type Sentence } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { type Boat, type State, boatOf, NOWHERE } from '../state.ts';
import { BEHIND, LANDING, OPEN, act, atSetup, rulingOn, scene } from '../scene.ts';
import { words } from './words.ts';
import { rollWords } from './events.ts';

const text = (sentence: Sentence) => plain(sentence, (seat) => ['Anna', 'Belle', 'Tom'][seat] ?? '');
const told = (event: Event) => text(words.event(event)?.sentence ?? []);
const why = (s: State, line: string) => text(words.ruling(rulingOn(s, line) ?? { rule: '', facts: {} }));

describe('a bend that is rolled again', () => {
  const rerolled = { type: 'rerolled', seat: 0, bend: 0 } as const;

  test('is said to close a loop only where it would', () => {
    expect(told({ ...rerolled, platform: false, because: 'loop' })).toBe(
      'The die says left, and the river would run into itself: it is rolled again.',
    );
    expect(told({ ...rerolled, platform: true, because: 'loop' })).toBe(
      'The die says left, and the landing platform would lie too close to another tile: it is rolled again.',
    );
  });

  test('is said to leave no room where the rest of the river would not fit', () => {
    expect(told({ ...rerolled, platform: false, because: 'no-room' })).toBe(
      'The die says left, and the rest of the river would have no room: it is rolled again.',
    );
  });

  test('in a log from before the reason was told claims neither', () => {
    expect(told({ ...rerolled, platform: false })).toBe(
      'The die says left, and the river would not fit: it is rolled again.',
    );
  });
});

test('the die shows a bend as that of the river only if it is laid so', () => {
  const rolled = { type: 'rolled', seat: 0, bend: 0, platform: false } as const;
  const rerolled = { type: 'rerolled', seat: 0, bend: 0, platform: false, because: 'loop' } as const;
  expect(rollWords([rolled])).toBe('The river bends left');
  expect(rollWords([{ ...rolled, platform: true }])).toBe('The landing: bends left');
  expect(rollWords([rolled, rerolled])).toBe('Left does not fit: rolled again');
  expect(rollWords([rolled, rerolled, { ...rolled, bend: 1 }])).toBe('The river runs straight on');
  expect(rollWords([])).toBeUndefined();
});

describe('how a race ended is said so that it is true', () => {
  const lost = (s: State, seat: number, fate: Boat['fate']) =>
    Object.assign(boatOf(s, seat), { hex: NOWHERE, fate, leftFrom: 0 });
  const ended = (s: State) => text(words.ending(s.outcome?.reason ?? ''));
  const title = (s: State) => text(words.decision(s, undefined, []).title);

  test('when one boat is left and nobody has docked', () => {
    const s = scene(OPEN, { leavers: 'lifted' });
    lost(s, 1, 'aground');
    const { s: over } = act(s, '0 leave');
    expect(ended(over)).toBe('Only one boat is still racing, so every place is decided.');
    expect(title(over)).toBe('Tom comes first');
  });

  test('when one boat is left and all others have docked', () => {
    const s = scene(LANDING);
    lost(s, 1, 'docked');
    const { s: over } = act({ ...s, departed: 1 }, '0 speed 1', '0 step', '0 turn port');
    expect(ended(over)).toBe('Only one boat is still racing, so every place is decided.');
    expect(title(over)).toBe('Belle is the Mississippi Queen');
  });

  test('when nobody can qualify, and somebody has docked before', () => {
    const s = scene(LANDING.replaceAll('passengers 2', 'passengers 1') + '\n  3: speed 1, passengers 2');
    lost(s, 3, 'docked');
    const { s: over } = act({ ...s, departed: 1 }, '0 speed 1', '0 step', '0 turn port');
    expect(over.outcome?.reason).toBe('mississippi-queen/end.nobody');
    expect(ended(over)).toBe('No boat still racing can get two passengers any more.');
  });

  test('when the race was called', () => {
    expect(text(words.ending('mississippi-queen/end.stand-off'))).toBe(
      'Nobody has docked for 20 rounds, so the race was called.',
    );
    expect(text(words.ending('mississippi-queen/end.rounds'))).toBe('60 rounds are over, so the race was called.');
  });
});

describe('why not', () => {
  const underWay = () => act(scene(OPEN), '0 speed 2').s;
  const pushed = (options = {}) => act(scene(BEHIND, options), '0 speed 2', '0 push 0c3').s;

  test('says what has to be set first, and when the speed can be changed again', () => {
    expect(why(scene(OPEN), '0 step')).toBe('Set your speed first; then you can steam ahead.');
    expect(why(scene(OPEN), '0 turn port')).toBe('Set your speed first; then you can turn by 60°.');
    expect(why(scene(OPEN), '0 done')).toBe('Set your speed and use all its points; then you can end your move.');
    expect(why(underWay(), '0 speed 3')).toBe(
      'Your speed is 2 for this turn. You can change it when your next turn begins.',
    );
  });

  test('tells a pushed captain when the rest can be done, and everybody else that nobody has pushed them', () => {
    expect(why(pushed(), '1 speed 2')).toBe(
      'You are pushed by Anna: now you only point your bow. You can set your speed when your own turn comes.',
    );
    expect(why(underWay(), '0 face S')).toBe(
      'Nobody has pushed you. On your own turn the bow swings by 60° at a time.',
    );
  });

  test('tells a captain who is hemmed in what is left of the turn', () => {
    const hemmed = { ...scene(OPEN), phase: 'hemmed' } as const;
    expect(why(hemmed, '0 speed 2')).toBe(
      'Other boats block you, so your speed is 1. You can set your speed again when your next turn comes.',
    );
    expect(why(hemmed, '0 step')).toBe('Other boats block every way, so you stay here until your next turn comes.');
    expect(why(hemmed, '0 face S')).toBe('Hemmed in you may swing the bow by 60°, once.');
  });

  test('tells a captain who points the bow for the start what comes later', () => {
    const { s } = act(atSetup(3, { freeFacing: true }), 'chance first 0', 'chance draw A3-1');
    expect(why(s, '0 step')).toBe('Point your bow for the start. You can steam ahead when your first turn comes.');
  });

  test('says when a captain may retire or leave', () => {
    const poor = act(scene(LANDING.replace('coal 0, passengers 2', 'coal 0, passengers 1')), '0 speed 1').s;
    expect(why(poor, '0 retire')).toBe('You can retire at the beginning of your turn, before you set your speed.');
    expect(why(underWay(), '0 retire')).toBe('Only a boat that can no longer get two passengers may retire.');
    expect(why(scene(OPEN, { race: 'introductory' }), '0 retire')).toBe(
      'In the introductory race every boat can still dock, so nobody retires.',
    );
    expect(why(pushed(), '1 leave')).toBe('At this table a bot takes the wheel of a captain who leaves.');
    expect(why(pushed({ leavers: 'lifted' }), '1 leave')).toBe('You can leave the race when your own turn comes.');
  });

  test('counts one point as one', () => {
    const { s } = act(scene(OPEN), '0 speed 2', '0 step');
    expect(why(s, '0 done')).toBe('One movement point of this turn is not used yet.');
    expect(why(act(scene(OPEN), '0 speed 2').s, '0 done')).toBe('Two movement points of this turn are not used yet.');
  });

  test('says in one sentence that no coal is left for another turn', () => {
    const { s } = act(scene(OPEN.replace('0: speed 1', '0: speed 2, coal 0')), '0 speed 2', '0 turn port');
    expect(why(s, '0 turn port')).toBe(
      'She has turned once already. Only the first turn is free, and no coal is left.',
    );
  });
});
