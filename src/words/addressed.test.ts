import { expect, test } from 'vitest';
import { addressedTo, plain, say, type Sentence } from './sentence.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '';
const toAnna = (sentence: Sentence) => plain(addressedTo(sentence, 0), nameOf);

test('a reader is called "you" where the sentence names them, and others keep their names', () => {
  expect(toAnna(say`${{ seat: 0 }} moved ${3}.`)).toBe('You moved 3.');
  expect(toAnna(say`${{ seat: 1 }} pushed ${{ seat: 0 }} to the left.`)).toBe('Tom pushed you to the left.');
  expect(toAnna(say`${{ seat: 1 }} moved ${3}.`)).toBe('Tom moved 3.');
});

test('what belongs to the reader is "your"', () => {
  expect(toAnna(say`${{ seat: 0 }}’s apples aged.`)).toBe('Your apples aged.');
  expect(toAnna(say`The dice hit ${{ seat: 0 }}’s mast.`)).toBe('The dice hit your mast.');
  expect(toAnna(say`${{ seat: 1 }}’s apples aged.`)).toBe('Tom’s apples aged.');
});

test('the verb fits "you"', () => {
  expect(toAnna(say`${{ seat: 0 }} was outbid.`)).toBe('You were outbid.');
  expect(toAnna(say`${{ seat: 0 }} has no coal.`)).toBe('You have no coal.');
  expect(toAnna(say`${{ seat: 1 }} was outbid.`)).toBe('Tom was outbid.');
});
