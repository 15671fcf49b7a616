import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { defaultOptions, silent } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { plain } from '#words/sentence.ts';
import { cityAt, FACTORY_NAMES, factoryHex, NOWHERE } from '../map.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { ask } from './ask.ts';
import { act, scene, space } from '../scene.ts';
import { awayWords, cityPlace, factoryName, hexPlace, onSpace, spaceName, tilePlaces } from './places.ts';
import { previewWords } from './previews.ts';
import { spaceWords } from './spaces.ts';
import { words } from './words.ts';

const { map } = scene([{}, {}, {}, {}, {}]);

/** A map for five, as chance lays it. */
function laidOut(seed: number): State {
  const [s, rng] = [game.setup(5, defaultOptions(game.meta)), seeded(seed)];
  while (game.awaiting(s)[0] === CHANCE) game.apply(s, CHANCE, game.chance(s, rng), silent);
  return s;
}

describe('A space is called by its terrain and the nearest city', () => {
  test.each([
    ['1b1', 'plains west of Brenton'],
    ['1b3', 'forest east of Brenton'],
    ['1c2', 'forest south-west of Brenton'],
    ['1c3', 'forest south-east of Brenton'],
    ['1a2', 'forest north-east of Brenton'],
    ['1a1', 'plains north-west of Brenton'],
    ['1d3', 'iron factory north of Ashwell'],
    ['1b2', 'Brenton'],
    ['1d1', 'grain factory north-west of Ashwell'],
  ])('%s is %s', (name, named) => expect(spaceName(map, space(name))).toBe(named));

  test('with the word that fits before it', () => {
    expect(onSpace(map, space('1b1'))).toBe('on the plains west of Brenton');
    expect(onSpace(map, space('1c2'))).toBe('in the forest south-west of Brenton');
    expect(onSpace(map, space('1d1'))).toBe('at the grain factory north-west of Ashwell');
  });
});

describe('A space that is not next to its city', () => {
  test('is told apart by how far it is, and between which cities', () => {
    expect(awayWords(map, space('1b1'))).toBe('');
    expect(awayWords(map, space('1d3'))).toMatch(/^, between Ashwell and [A-Z]\w+, 2 from Ashwell$/);
  });

  test.each(Array.from({ length: 12 }, (_, seed) => seed))('has a name of its own on the whole map %i', (seed) => {
    const s = laidOut(seed);
    const described = s.tracks.map((_, hex) => `${spaceName(s.map, hex)}${awayWords(s.map, hex)}`);
    expect(described.length).toBeGreaterThan(150);
    expect(described.filter((name, hex) => described.indexOf(name) !== hex)).toEqual([]);
    const places = ask.places(s, 0).map(({ name }) => name);
    expect(places.filter((name, i) => places.indexOf(name) !== i)).toEqual([]);
  });
});

test('what lies on a space is part of its name: tracks, goods, what a city still wants and whose trains stand there', () => {
  const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'deliver' });
  const named = (name: string) => spaceWords(s, space(name), (seat) => (seat === 0 ? 'your' : 'Tom’s'));
  expect(named('1d1')).toContain('makes grain, your track');
  expect(named('1b2')).toBe('city of Brenton, wants coal and grain, your track beside it');
  expect(named('2d1')).toContain('Tom’s track');
  const { s: after } = act(s, '0 deliver A-grain Brenton T01');
  expect(spaceWords(after, space('1d1'), String)).toContain('its grain is gone');
  expect(spaceWords(after, space('1b2'), () => 'your')).toBe(
    'city of Brenton, wants coal, grain delivered, your train, your track beside it',
  );
});

test('a factory has the same name on the button, before the choice and in the log, however its tile lies', () => {
  const s = scene([{}, {}], {}, { phase: 'begin', turn: 0, round: 0 });
  const started = game.legal(s, 0).filter(({ type }) => type === 'begin');
  expect(started).toHaveLength(15);
  for (const action of started) {
    if (action.type !== 'begin') continue;
    const { factory } = action;
    const hex = factoryHex(s.map, factory);
    const name = factoryName(factory, hex);
    expect(name).toMatch(/^\w+ factory [\w-]+ of [A-Z]/);
    expect(words.action(action, s)).toBe(`Start at the ${name}`);
    expect(plain(previewWords(s, 0, action)?.title ?? [], String)).toBe(`Start: ${name}`);
    const line = words.event({ type: 'began', seat: 0, factory, hex });
    expect(plain(line?.sentence ?? [], () => 'Anna')).toBe(`Anna started at the ${name}.`);
  }
});

test('what is shown before building fits into one line of the bar', () => {
  const s = scene([{}, {}, {}, {}, {}]);
  const lengths = s.tracks
    .map((_, hex) => hex)
    .filter((hex) => cityAt(s.map, hex) === NOWHERE)
    .map((hex) => plain(previewWords(s, 0, { type: 'build', hex })?.title ?? [], String).length);
  expect(lengths.length).toBeGreaterThan(150);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(46);
});

test('the button of a track says where, and what it costs', () => {
  const s = scene([{ line: '1d1 1c1' }, { line: '2d1' }]);
  const label = (name: string) => words.action({ type: 'build', hex: space(name) }, s);
  expect(label('1c2')).toBe('Build in the forest south-west of Brenton · $1');
  expect(label('1b1')).toBe('Build on the plains west of Brenton');
});

describe('A line of the log lights the places it names', () => {
  test('a delivery its city, where its mark stands, and its route', () => {
    const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'deliver' });
    const { events } = act(s, '0 deliver A-grain Brenton T01');
    const line = events.map((event) => words.event(event)).find((one) => one?.places.includes(cityPlace(1)));
    expect(line?.places).toEqual(['city Brenton', ...['1d1', '1c1', '1c2'].map((name) => hexPlace(space(name)))]);
    expect(plain(line?.sentence ?? [], () => 'Anna')).toBe(
      'Anna delivered grain to Brenton, 3 spaces: +$3, +2 points.',
    );
  });

  test('a new tile all its spaces', () => {
    const line = words.event({ type: 'tileLaid', position: 1, tile: 1, turns: 1 });
    expect(line?.places).toEqual(tilePlaces(1));
    expect(new Set(line?.places).size).toBe(37);
  });
});

test('a factory that cannot lie there is called by its good alone', () => {
  expect(factoryName(FACTORY_NAMES.indexOf('A-oil'), space('1d4'))).toBe('oil factory');
});

test('right after a delivery the city with the train is still said to be next to the line', () => {
  const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'deliver' });
  const { s: after } = act(s, '0 deliver A-grain Brenton T01');
  const said = ask.here(after, 0).map((sentence) => plain(sentence, () => 'Anna'));
  expect(said.join(' ')).toContain('Brenton (with a train)');
  expect(said.join(' ')).not.toContain('nothing');
});
