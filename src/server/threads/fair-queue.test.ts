import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const at = (address: string, person = address) => ({ address, person });
const all = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.shift());

test('a person with one task waits for one task of a person with a hundred', () => {
  const queue = new FairQueue<string>(100);
  for (let i = 0; i < 100; i++) queue.push(at('a'), `a${i}`);
  queue.push(at('b'), 'b0');
  expect(all(queue).indexOf('b0')).toBe(1);
});

test('many identities at one address get no more than one identity at another', () => {
  const queue = new FairQueue<string>(10);
  for (let i = 0; i < 50; i++) queue.push(at('a', `guest ${i}`), `a${i}`);
  for (let i = 0; i < 3; i++) queue.push(at('b'), `b${i}`);
  const order = all(queue);
  expect([0, 1, 2].map((i) => order.indexOf(`b${i}`))).toEqual([1, 3, 5]);
});

test('persons at one address are served in turn, each in order', () => {
  const queue = new FairQueue<string>(10);
  for (const item of ['x1', 'x2', 'x3']) queue.push(at('a', 'x'), item);
  for (const item of ['y1', 'y2']) queue.push(at('a', 'y'), item);
  expect(all(queue)).toEqual(['x1', 'y1', 'x2', 'y2', 'x3']);
});

test('nobody can have more waiting than allowed, and others are not affected', () => {
  const queue = new FairQueue<string>(2);
  expect(['1', '2', '3'].map((item) => queue.push(at('a'), item))).toEqual([true, true, false]);
  expect(queue.push(at('b'), '4')).toBe(true);
  expect(queue.size).toBe(3);
});

test('a task that is put back comes first again', () => {
  const queue = new FairQueue<string>(9);
  for (const item of ['1', '2']) queue.push(at('a'), item);
  queue.restore(at('a'), String(queue.shift()));
  expect(all(queue)).toEqual(['1', '2']);
  expect(queue.shift()).toBeUndefined();
});
