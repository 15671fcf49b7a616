import { describe, expect, test } from 'vitest';
import { plain, type Sentence } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { type Boat, type State, boatOf, NOWHERE } from '../state.ts';
import { BEHIND, LANDING, OPEN, act, atSetup, rulingOn, scene, spaceNamed } from '../scene.ts';
import { words } from './words.ts';
import { rollWords } from './events.ts';

const text = (sentence: Sentence) => plain(sentence, (seat) => ['Anna', 'Belle', 'Tom'][seat] ?? '');
const told = (event: Event) => text(words.event(event)?.sentence ?? []);
const why = (s: State, line: string) => text(words.ruling(rulingOn(s, line) ?? { rule: '', facts: {} }));

describe('the log', () => {
  test('says how fast a boat goes and what coal it has paid', () => {
    const chosen = { type: 'speedChosen', seat: 0, from: 4, coal: 0 } as const;
    expect(told({ ...chosen, to: 4 })).toBe('Anna kept speed 4.');
    expect(told({ ...chosen, to: 3 })).toBe('Anna slowed to 3.');
    expect(told({ ...chosen, to: 6, coal: 1 })).toBe('Anna sped up to 6, −1 coal.');
    expect(told({ type: 'turned', seat: 0, side: 'port', facing: 5, coal: 1 })).toBe('Anna turned left, −1 coal.');
  });

  test('says where it happened', () => {
    const pushed = (to: string) =>
      told({ type: 'pushed', seat: 0, victim: 1, from: spaceNamed('3c2'), to: spaceNamed(to) });
    expect(pushed('3b2')).toBe('Anna pushed Belle to tile 3 (left).');
    expect(pushed('3c3')).toBe('Anna pushed Belle to tile 3 (middle).');
    expect(pushed('0e4')).toBe('Anna pushed Belle to the start tile (right).');
    const stepped = { type: 'stepped', seat: 0, from: spaceNamed('3c2'), to: spaceNamed('3b2') } as const;
    expect(told({ ...stepped, left: 0 })).toBe('Anna moved to tile 3 (left).');
    expect(told({ ...stepped, left: 1 })).toBe('');
    expect(told({ type: 'boarded', seat: 1, hex: spaceNamed('2b3'), aboard: 1 })).toBe(
      'Belle took a passenger on tile 2 (1 of 2).',
    );
    expect(told({ type: 'tilesRemoved', first: 4, passengers: 1 })).toBe(
      'The river behind tile 4 is gone, with 1 passenger.',
    );
  });
});

test('a button says what it costs', () => {
  const behind = act(scene(BEHIND), '0 speed 4').s;
  const turned = act(behind, '0 turn port').s;
  expect(words.action({ type: 'speed', speed: 5 }, scene(BEHIND))).toBe('Set speed 5');
  expect(words.action({ type: 'speed', speed: 6 }, scene(BEHIND))).toBe('Set speed 6 · 1 coal');
  expect(words.action({ type: 'turn', side: 'port' }, behind)).toBe('Turn left');
  expect(words.action({ type: 'turn', side: 'starboard' }, turned)).toBe('Turn right · 1 coal');
  expect(words.action({ type: 'push', to: spaceNamed('0c3') }, behind)).toBe('Push downstream · 2 points');
  expect(words.action({ type: 'push', to: spaceNamed('0d3') }, behind)).toBe('Push downstream right · 2 points');
});

describe('a bend that is rolled again', () => {
  const rerolled = { type: 'rerolled', seat: 0, bend: 0 } as const;

  test('is said to close a loop where it would', () => {
    expect(told({ ...rerolled, platform: false, because: 'loop' })).toBe(
      'Anna rolled left, but the river would run into itself: rolled again.',
    );
    expect(told({ ...rerolled, platform: true, because: 'loop' })).toBe(
      'Anna rolled left, but the landing would be too close to another tile: rolled again.',
    );
  });

  test('is said to leave no room where the rest of the river would not fit', () => {
    expect(told({ ...rerolled, platform: false, because: 'no-room' })).toBe(
      'Anna rolled left, but the rest of the river would not fit: rolled again.',
    );
  });

  test('is said not to fit, and no more, in a log that does not give the reason', () => {
    expect(told({ ...rerolled, platform: false })).toBe('Anna rolled left, but the river would not fit: rolled again.');
  });
});

test('the die shows a bend as that of the river only if the tile is laid that way', () => {
  const rolled = { type: 'rolled', seat: 0, bend: 0, platform: false } as const;
  const rerolled = { type: 'rerolled', seat: 0, bend: 0, platform: false, because: 'loop' } as const;
  expect(rollWords([rolled])).toBe('The river bends left');
  expect(rollWords([{ ...rolled, platform: true }])).toBe('The landing: left');
  expect(rollWords([rolled, rerolled])).toBe('Left does not fit: rolled again');
  expect(rollWords([rolled, rerolled, { ...rolled, bend: 1 }])).toBe('The river goes straight');
  expect(rollWords([])).toBeUndefined();
});

describe('the text on how a race ended is true', () => {
  const lost = (s: State, seat: number, fate: Boat['fate']) =>
    Object.assign(boatOf(s, seat), { hex: NOWHERE, fate, leftFrom: 0 });
  const ended = (s: State) => text(words.ending(s.outcome?.reason ?? ''));
  const title = (s: State) => text(words.decision(s, undefined, []).title);

  test('when one boat is left and nobody has docked', () => {
    const s = scene(OPEN, { leavers: 'lifted' });
    lost(s, 1, 'aground');
    const { s: over } = act(s, '0 leave');
    expect(ended(over)).toBe('Only 1 boat is still racing, so every place is decided.');
    expect(title(over)).toBe('Tom wins');
  });

  test('when one boat is left and all others have docked', () => {
    const s = scene(LANDING);
    lost(s, 1, 'docked');
    const { s: over } = act({ ...s, departed: 1 }, '0 speed 1', '0 step', '0 turn port');
    expect(ended(over)).toBe('Only 1 boat is still racing, so every place is decided.');
    expect(title(over)).toBe('Belle wins');
  });

  test('when nobody can qualify, and somebody has docked before', () => {
    const s = scene(LANDING.replaceAll('passengers 2', 'passengers 1') + '\n  3: speed 1, passengers 2');
    lost(s, 3, 'docked');
    const { s: over } = act({ ...s, departed: 1 }, '0 speed 1', '0 step', '0 turn port');
    expect(over.outcome?.reason).toBe('mississippi-queen/end.nobody');
    expect(ended(over)).toBe('No boat still racing can get 2 passengers any more.');
  });

  test('when the race was called', () => {
    expect(text(words.ending('mississippi-queen/end.stand-off'))).toBe(
      'Nobody has docked for 20 rounds, so the race was stopped.',
    );
    expect(text(words.ending('mississippi-queen/end.rounds'))).toBe('The race was stopped after 60 rounds.');
  });
});

describe('why not', () => {
  const underWay = () => act(scene(OPEN), '0 speed 2').s;
  const pushed = (options = {}) => act(scene(BEHIND, options), '0 speed 2', '0 push 0c3').s;

  test('says what has to be set first, and when the speed can be changed again', () => {
    expect(why(scene(OPEN), '0 step')).toBe('Set your speed first, then you can move ahead.');
    expect(why(scene(OPEN), '0 turn port')).toBe('Set your speed first, then you can turn.');
    expect(why(scene(OPEN), '0 done')).toBe('Set your speed and use all its points, then you can end your move.');
    expect(why(underWay(), '0 speed 3')).toBe('Your speed is 2 this turn. You can change it next turn.');
  });

  test('tells a pushed captain when the rest can be done, and everybody else that nobody has pushed them', () => {
    expect(why(pushed(), '1 speed 2')).toBe(
      'Anna pushed you: choose where to face. You can set your speed on your own turn.',
    );
    expect(why(underWay(), '0 face S')).toBe(
      'Nobody has pushed you. On your own turn you turn left or right, 60° at a time.',
    );
  });

  test('tells a captain who is hemmed in what is left of the turn', () => {
    const hemmed = { ...scene(OPEN), phase: 'hemmed' } as const;
    expect(why(hemmed, '0 speed 2')).toBe('Other boats block you, so your speed is 1. You can set it again next turn.');
    expect(why(hemmed, '0 step')).toBe('Other boats block every way, so you stay here until your next turn.');
    expect(why(hemmed, '0 face S')).toBe('When you are blocked you may turn left or right, once.');
  });

  test('tells a captain who points the bow for the start what comes later', () => {
    const { s } = act(atSetup(3, { freeFacing: true }), 'chance first 0', 'chance draw A3-1');
    expect(why(s, '0 step')).toBe('Choose where to face. You can move ahead on your first turn.');
  });

  test('says when a captain may retire or leave', () => {
    const poor = act(scene(LANDING.replace('coal 0, passengers 2', 'coal 0, passengers 1')), '0 speed 1').s;
    expect(why(poor, '0 retire')).toBe('You can retire at the start of your turn, before you set your speed.');
    expect(why(underWay(), '0 retire')).toBe('You can only retire when you can no longer get 2 passengers.');
    expect(why(scene(OPEN, { race: 'introductory' }), '0 retire')).toBe(
      'In the introductory race every boat can still dock, so nobody retires.',
    );
    expect(why(pushed(), '1 leave')).toBe('In this game a bot plays on for a player who leaves.');
    expect(why(pushed({ leavers: 'lifted' }), '1 leave')).toBe('You can leave the race on your own turn.');
  });

  test('uses the singular for one point', () => {
    const { s } = act(scene(OPEN), '0 speed 2', '0 step');
    expect(why(s, '0 done')).toBe('You still have 1 point. Use every point before you end your move.');
    expect(why(act(scene(OPEN), '0 speed 2').s, '0 done')).toBe(
      'You still have 2 points. Use every point before you end your move.',
    );
  });

  test('says that no coal is left for another turn, and when the next one is free', () => {
    const { s } = act(scene(OPEN.replace('0: speed 1', '0: speed 2, coal 0')), '0 speed 2', '0 turn port');
    expect(why(s, '0 turn port')).toBe(
      'You have turned once and have no coal for more. Next round you can turn once for free.',
    );
  });
});
