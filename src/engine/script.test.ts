import { expect, test } from 'vitest';
import { skiff } from '#testing/toys/skiff.ts';
import { script } from './script.ts';

const { act, asked, choices, refusal, rulingOn } = script(skiff);
const start = () => skiff.setup(2, { course: 'brook' });

test('lines are played in order, and what they caused is told', () => {
  const { s, events } = act(start(), '0 row', 'chance roll 4');
  expect(s.places).toEqual([8, 0]);
  expect(events.map(({ type }) => type)).toEqual(['rolled']);
});

test('the state a script starts from stays as it was', () => {
  const s = start();
  act(s, '0 row');
  expect(s).toEqual(start());
});

test('a line that cannot be read and a line that is not legal stop the script with the line', () => {
  expect(() => act(start(), '0 flies')).toThrow('cannot read 0 flies');
  expect(() => act(start(), '1 row')).toThrow('1 row: {"code":"illegalAction"');
});

test('the ruling on a line names its rule, in full and without the game', () => {
  const s = start();
  expect(rulingOn(s, '0 row')).toBeUndefined();
  expect(rulingOn(s, '1 row')?.rule).toBe('common/not-asked');
  expect(refusal(s, '1 row')).toBe('not-asked');
});

test('who is asked and what they may answer read as lines', () => {
  expect(asked(start())).toBe('0');
  expect(choices(start(), 0)).toContain('row');
  expect(asked(act(start(), '0 row').s)).toBe('chance');
});
