import { describe, expect, test } from 'vitest';
import { ferry } from '#testing/toys/ferry.ts';
import { refuseTable, silent, defaultOptions } from './game.ts';

test('the default options are those that the game names as defaults', () => {
  expect(defaultOptions(ferry.meta)).toEqual({ tides: true, rounds: 3 });
});

test('a table can be opened with the default options and every seat count of the game', () => {
  for (const seats of [2, 3]) expect(refuseTable(ferry.meta, seats, { tides: true, rounds: 3 })).toBeUndefined();
});

describe('a table is refused', () => {
  test.each([
    ['with too many seats', 4, { tides: true, rounds: 3 }, 'Ferry is played with 2, 3 seats'],
    ['with a seat count that is no number', '2', { tides: true, rounds: 3 }, 'Ferry is played with'],
    ['without options', 2, undefined, 'options must be an object'],
    ['with null for options', 2, null, 'options must be an object'],
    ['with a list of options', 2, [], 'options must be an object'],
    ['with an option missing', 2, { tides: true }, 'option rounds must be a whole number from 2 to 4'],
    ['with a value that the option does not have', 2, { tides: 1, rounds: 3 }, 'option tides must be true or false'],
    ['with an unknown option', 2, { tides: true, rounds: 3, wind: 1 }, 'no option of this name: wind'],
  ])('%s', (_, seats, options, problem) => expect(refuseTable(ferry.meta, seats, options)).toContain(problem));
});

test('when nobody listens nothing is said', () => {
  expect(silent()).toBeUndefined();
});
