import { expect, test } from 'vitest';
import { matches } from './match.ts';

test('an address gives its named parts', () => {
  expect(matches('/tables/:table/replay', '/tables/abc/replay')).toEqual({ table: 'abc' });
});

test('a slash at the end changes nothing, and the home page is the empty pattern', () => {
  expect(matches('/settings', '/settings/')).toEqual({});
  expect(matches('', '/')).toEqual({});
});

test('another length or another word does not fit', () => {
  expect(matches('/tables/:table', '/tables/abc/replay')).toBeUndefined();
  expect(matches('/tables/:table', '/games/abc')).toBeUndefined();
});

test('a part is decoded, and a broken one is left as it is', () => {
  expect(matches('/games/:game', '/games/a%20b')).toEqual({ game: 'a b' });
  expect(matches('/games/:game', '/games/%')).toEqual({ game: '%' });
});
