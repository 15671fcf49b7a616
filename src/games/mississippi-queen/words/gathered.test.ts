import { describe, expect, test } from 'vitest';
import { addressedTo, plain, type Sentence } from '#words/sentence.ts';
import type { Event } from '../events.ts';
import { BEHIND, act, OPEN, scene, spaceNamed } from '../scene.ts';
import { gather } from './gathered.ts';
import { hexPlace, PLATFORM_PLACE } from './names.ts';

const NAMES = ['Night Heron', 'Belle of Cairo', 'Magnolia'];
const text = (sentence: Sentence) => plain(sentence, (seat) => NAMES[seat] ?? '');
const told = (events: readonly Event[]) => text(gather(events)?.line.sentence ?? []);

const speed = (from: number, to: number, coal = 0): Event => ({ type: 'speedChosen', seat: 0, from, to, coal });
const step = (to: string, left: number): Event => ({
  type: 'stepped',
  seat: 0,
  from: spaceNamed('2c2'),
  to: spaceNamed(to),
  left,
});
const turn = (coal: number): Event => ({ type: 'turned', seat: 0, side: 'port', facing: 5, coal });
const push = (to: string): Event => ({
  type: 'pushed',
  seat: 0,
  victim: 1,
  from: spaceNamed('2c3'),
  to: spaceNamed(to),
});
const faced = (facing: number): Event => ({ type: 'faced', seat: 1, facing, downstream: 0 });
const boarded = (seat: number): Event => ({ type: 'boarded', seat, hex: spaceNamed('2b3'), aboard: 1 });

describe('a turn is told in one line', () => {
  test('how far the boat moved, where to, and what coal it burned in all', () => {
    const events = [speed(2, 4, 1), step('2c3', 3), turn(0), step('2c4', 2), turn(1), step('3b1', 1), step('3b2', 0)];
    expect(told(events)).toBe('Night Heron moved 4 to tile 3 (left), −2 coal.');
    expect(gather(events)?.count).toBe(events.length);
    expect(gather(events)?.line.places).toEqual([hexPlace(spaceNamed('3b2'))]);
  });

  test('and no coal where none was burned', () => {
    expect(told([speed(1, 1), step('2c3', 0)])).toBe('Night Heron moved 1 to tile 2 (middle).');
  });

  test('with the boats it pushed, and which way', () => {
    const events = [speed(4, 4), push('2c4'), faced(1), step('2c3', 2), step('2c4', 1), step('3c1', 0)];
    expect(told(events)).toBe('Night Heron pushed Belle of Cairo ahead and moved 3 to tile 3 (middle).');
    expect(gather(events)?.line.places).toEqual(['3c1', '2c4'].map((name) => hexPlace(spaceNamed(name))));
    expect(told([speed(4, 4), push('2b2'), faced(3), step('2c3', 0)])).toBe(
      'Night Heron pushed Belle of Cairo back (facing upstream) and moved 1 to tile 2 (middle).',
    );
  });

  test('with the passenger it took, or the place it docked in', () => {
    expect(told([speed(3, 1, 1), step('2b3', 0), boarded(0)])).toBe(
      'Night Heron took a passenger on tile 2 (1 of 2), −1 coal.',
    );
    const docked: Event = { type: 'docked', seat: 0, hex: spaceNamed('2b3'), place: 1 };
    expect(told([speed(3, 3), step('2b2', 2), step('2b3', 1), docked])).toBe(
      'Night Heron moved 2 and docked at the landing in 1st place.',
    );
    expect(gather([speed(3, 3), step('2b3', 1), docked])?.line.places).toEqual([PLATFORM_PLACE]);
  });

  test('as it is said to the pushed player', () => {
    const line = gather([speed(4, 4), push('2c4')])?.line.sentence ?? [];
    expect(text(addressedTo(line, 1))).toBe('Night Heron pushed you ahead.');
  });

  test('and grows with the turn', () => {
    expect(told([speed(2, 3)])).toBe('');
    expect(told([speed(2, 3), turn(0)])).toBe('Night Heron sped up to 3.');
    expect(told([speed(2, 3), turn(0), step('2c3', 2)])).toBe('Night Heron moved 1 to tile 2 (middle).');
  });
});

test('what happens to another boat, or to the river, is told by itself', () => {
  expect(gather([speed(4, 4), push('2b3'), boarded(1), faced(0), step('2c3', 0)])?.count).toBe(2);
  expect(told([boarded(1), faced(0)])).toBe('Belle of Cairo took a passenger on tile 2 (1 of 2).');
  expect(gather([faced(0), step('2c3', 0)])).toBeUndefined();
  expect(gather([{ type: 'tilesRemoved', first: 2, passengers: 0 }])).toBeUndefined();
});

test('the last tile and the landing are found in one line, unless a passenger waits there', () => {
  const laid = { type: 'tileLaid', seat: 0, place: 3, tile: 1, bend: 2, heading: 0 } as const;
  const roll = { type: 'rolled', seat: 0, bend: 1, platform: true } as const;
  const landing = { type: 'platformLaid', seat: 0, bend: 1 } as const;
  const events = [{ ...laid, passengers: 0 }, roll, landing];
  expect(told(events)).toBe('Night Heron found tile 3 (bends right) and the landing (straight ahead).');
  expect(gather(events)?.count).toBe(3);
  expect(gather([{ ...laid, passengers: 1 }, roll, landing])).toBeUndefined();
});

test('turns that are really played are told whole', () => {
  const { events } = act(scene(OPEN), '0 speed 2', '0 turn port', '0 step', '0 step', '0 done');
  const from = events.findIndex(({ type }) => type === 'speedChosen');
  expect(told(events.slice(from))).toMatch(
    /^Night Heron moved 2 to (tile \d|the start tile) \((left|middle|right)\)\.$/,
  );
  const pushing = act(scene(BEHIND), '0 speed 4', '0 push 0c3', '1 face N').events;
  const start = pushing.findIndex(({ type }) => type === 'speedChosen');
  expect(told(pushing.slice(start))).toMatch(/^Night Heron pushed Belle of Cairo ahead and moved 1 to /);
});
