import { expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { guide } from './guide.ts';

const textOf = (rule: string) => findRule(guide, 'mississippi-queen', `mississippi-queen/${rule}`)?.text;

test('the guide says why the first round follows the starting numbers', () => {
  expect(textOf('start.first')).toMatch(/first round .* that is what the spaces are numbered for/);
});

test('the guide says that the order by position belongs to the passenger race', () => {
  expect(textOf('order.position')).toMatch(/^In the passenger race, from the second round on/);
});
