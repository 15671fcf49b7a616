import { describe, expect, test } from 'vitest';
import { OPEN, scene, spaceNamed } from '../scene.ts';
import { seenFrom } from './whereabouts.ts';

const s = scene(OPEN);
const from = (space: string, facing: number, to: string) =>
  seenFrom(s, { hex: spaceNamed(space), facing }, spaceNamed(to));

describe('a space is described over the bow of the own boat', () => {
  test.each([
    ['0c2', 0, '0c2', 'your boat'],
    ['0c1', 0, '0c3', '2 ahead'],
    ['0c3', 0, '0c1', '2 behind'],
    ['0c1', 3, '0c3', '2 behind'],
    ['0c1', 0, '0d2', '1 ahead right'],
    ['0c1', 0, '0d3', '1 ahead and 1 ahead right'],
    ['0c1', 0, '0b3', '1 ahead and 1 ahead left'],
  ])('from %s facing %i, %s is %s', (space, facing, to, words) => {
    expect(from(space, facing, to)).toBe(words);
  });
});
