import { expect, test } from 'vitest';
import { type Spot, spotAfterKey } from './places.tsx';

const spot = (id: string, x: number, y: number, state: Spot['state'] = 'open'): Spot => ({
  id,
  x,
  y,
  label: id,
  path: '',
  state,
});

const HERE = spot('here', 0, 0);
const FAR = spot('far east', 30, 0);
const NORTH = spot('north', 1, -10, 'closed');
const SPOTS = [HERE, spot('east', 10, 1), FAR, NORTH, spot('west', -9, 2)];

const from = (key: string, start = HERE) => spotAfterKey(SPOTS, start, key)?.id;

test('an arrow key leads to the nearest place that way', () => {
  expect(from('ArrowRight')).toBe('east');
  expect(from('ArrowLeft')).toBe('west');
  expect(from('ArrowUp')).toBe('north');
});

test('on a board that is steered, the arrow keys go by how the places are seen from the boat', () => {
  const ahead = { ...spot('ahead', 10, 0), seenAt: { x: 0, y: -10 } };
  const left = { ...spot('left', 0, -10), seenAt: { x: -10, y: 0 } };
  expect(spotAfterKey([HERE, ahead, left], HERE, 'ArrowUp')?.id).toBe('ahead');
  expect(spotAfterKey([HERE, ahead, left], HERE, 'ArrowLeft')?.id).toBe('left');
});

test('where nothing lies straight that way, it leads to what lies beside it, and nowhere from the edge', () => {
  expect(from('ArrowDown')).toBe('west');
  expect(spotAfterKey(SPOTS, FAR, 'ArrowRight')).toBeUndefined();
});

test('closed places can be walked to, so that one can ask about them, but are hopped over', () => {
  expect(from('PageDown')).toBe('east');
  expect(spotAfterKey(SPOTS, FAR, 'PageDown')?.id).toBe('west');
  expect(from('PageUp')).toBe('west');
});

test('Home leads to the first open place from anywhere', () => {
  expect(spotAfterKey(SPOTS, NORTH, 'Home')?.id).toBe('here');
});

test('the order of the list is the order of usefulness: Home, then Page Down, and End for the last', () => {
  const walked = ['Home', 'PageDown', 'PageDown', 'PageDown'].reduce<readonly Spot[]>((way, key) => {
    const next = spotAfterKey(SPOTS, way.at(-1) ?? NORTH, key);
    return next === undefined ? way : [...way, next];
  }, []);
  expect(walked.map(({ id }) => id)).toEqual(['here', 'east', 'far east', 'west']);
  expect(from('End')).toBe('west');
});

/** Hexes with flat tops, listed from the last to the first: columns 30 apart, every second one half a hex lower. */
const HEXES = Array.from({ length: 24 }, (_, i) => {
  const [column, row] = [i % 6, Math.floor(i / 6)];
  return spot(`${column},${row}`, 30 * column, 34 * row + (column % 2) * 17);
}).toReversed();

test.each(['ArrowRight', 'ArrowLeft'])('%s stays in a row of hexes', (key) => {
  const isRight = key === 'ArrowRight';
  const walked = [spot(isRight ? '0,2' : '4,2', isRight ? 0 : 120, 68)];
  for (let i = 0; i < 4; i++) {
    const here = walked.at(-1) ?? HERE;
    walked.push(spotAfterKey(HEXES, here, key, 68) ?? here);
  }
  expect(walked.map(({ id }) => id)).toEqual(
    isRight ? ['0,2', '1,1', '2,2', '3,1', '4,2'] : ['4,2', '3,1', '2,2', '1,1', '0,2'],
  );
});
