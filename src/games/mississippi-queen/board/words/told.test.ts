import { describe, expect, test } from 'vitest';
import { plain, type Sentence } from '#kit/sentence.ts';
import type { Event } from '../../events.ts';
import { type Boat, type State, boatOf, NOWHERE } from '../../state.ts';
import { LANDING, OPEN, act, rulingOn, scene } from '../../scene.ts';
import { words } from '../words.ts';
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
      'Nobody has docked for twenty rounds, so the race was called.',
    );
    expect(text(words.ending('mississippi-queen/end.rounds'))).toBe('Sixty rounds are over, so the race was called.');
  });
});

describe('why not', () => {
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
