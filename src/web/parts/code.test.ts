import { expect, test } from 'vitest';
import { gameAddressOf } from './code.ts';

test.each([
  ['a code', ' Ab3_x-9Qzz ', '/tables/Ab3_x-9Qzz'],
  ['a link', 'https://play.example/tables/Ab3_x-9Qzz', '/tables/Ab3_x-9Qzz'],
  ['a link to a part of it', 'https://play.example/tables/Ab3_x-9Qzz/replay?at=3', '/tables/Ab3_x-9Qzz'],
  ['a link to a seat', 'https://play.example/join#person.table.1.seal', '/join#person.table.1.seal'],
])('%s leads to its game', (_, typed, address) => expect(gameAddressOf(typed)).toBe(address));

test('what is neither leads nowhere', () => {
  expect(gameAddressOf('')).toBeUndefined();
  expect(gameAddressOf('two words')).toBeUndefined();
  expect(gameAddressOf('https://elsewhere.example/')).toBeUndefined();
});
