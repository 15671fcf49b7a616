import { expect, test } from 'vitest';
import { matchPath } from './match.ts';

test('an address gives its named parts', () => {
  expect(matchPath('/tables/:table/replay', '/tables/abc/replay')).toEqual({ table: 'abc' });
});

test('a slash at the end changes nothing, and the home page is the empty pattern', () => {
  expect(matchPath('/settings', '/settings/')).toEqual({});
  expect(matchPath('', '/')).toEqual({});
});

test('another length or another word does not fit', () => {
  expect(matchPath('/tables/:table', '/tables/abc/replay')).toBeUndefined();
  expect(matchPath('/tables/:table', '/games/abc')).toBeUndefined();
});

test('a part is decoded, and a broken one is left as it is', () => {
  expect(matchPath('/games/:game', '/games/a%20b')).toEqual({ game: 'a b' });
  expect(matchPath('/games/:game', '/games/%')).toEqual({ game: '%' });
});
