import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from './seeded.ts';
import { int, listOf, oneOf } from './field.ts';
import { validateAction, readAction, sampleAction, writeAction } from './forms.ts';

const forms = {
  row: { strokes: int(1, 6), side: oneOf(['port', 'starboard']) },
  rest: {},
  load: { barrels: listOf(int(0, 9), 0, 3) },
};

test('an action is one line that a person can read', () => {
  expect(writeAction(forms, { type: 'row', strokes: 3, side: 'port' } as { type: string })).toBe('row 3 port');
  expect(writeAction(forms, { type: 'rest' })).toBe('rest');
});

test('every well-formed action reads back from its line as the same action', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const action = sampleAction(forms, seeded(seed));
      expect(validateAction(forms, action)).toBeUndefined();
      expect(readAction(forms, writeAction(forms, action))).toEqual(action);
    }),
  );
});

test('every kind of action is sampled', () => {
  const types = new Set(Array.from({ length: 60 }, (_, seed) => sampleAction(forms, seeded(seed)).type));
  expect([...types].sort()).toEqual(['load', 'rest', 'row']);
});

test('an action of unknown type cannot be written', () => {
  expect(() => writeAction(forms, { type: 'fly' })).toThrow('fly');
});

describe('a line is not read', () => {
  test.each([
    '',
    'fly',
    'row',
    'row 3',
    'row 3 port more',
    'row 7 port',
    'row 3 left',
    'rest now',
    'toString',
    ' row 3 port',
  ])('when it is "%s"', (line) => expect(readAction(forms, line)).toBeUndefined());
});

describe('an action is malformed', () => {
  test.each([
    ['when it is no object', 'row', 'must be an object'],
    ['when it is null', null, 'must be an object'],
    ['when it is a list', [{ type: 'rest' }], 'must be an object'],
    ['without a type', {}, 'must be one of row, rest, load'],
    ['with a type that is no word', { type: 3 }, 'must be one of'],
    ['with an unknown type', { type: 'fly' }, 'must be one of'],
    ['with a type that every object has', { type: 'constructor' }, 'must be one of'],
    ['without one of its fields', { type: 'row', strokes: 2 }, 'side of row must be one of port, starboard'],
    ['with a value out of range', { type: 'row', strokes: 7, side: 'port' }, 'strokes of row must be a whole number'],
    ['with a field too many', { type: 'rest', long: true }, 'no field of this name: long'],
  ])('%s', (_, value, problem) => expect(validateAction(forms, value)).toContain(problem));
});

test('a field name made to fill the log is cut short', () => {
  expect(validateAction(forms, { type: 'rest', ['x'.repeat(5000)]: 1 })?.length).toBeLessThan(120);
});
