import { expect, test } from 'vitest';
import { questionBy } from './keys.ts';

const pressed = (key: string, more: Partial<Parameters<typeof questionBy>[0]> = {}) =>
  questionBy({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('a letter asks, and with Ctrl it is left to the browser', () => {
  expect(pressed('w')).toEqual({ is: 'here' });
  expect(pressed('f', { ctrlKey: true })).toBeUndefined();
  expect(pressed('x')).toBeUndefined();
});

test('Shift and a digit ask about a player, whatever the keyboard types there', () => {
  expect(pressed('!', { code: 'Digit1', shiftKey: true })).toEqual({ is: 'player', seat: 0 });
  expect(pressed('5', { code: 'Digit5', shiftKey: true })).toEqual({ is: 'player', seat: 4 });
  expect(pressed('1', { code: 'Digit1' })).toBeUndefined();
});

test('brackets step through the story, by their sign or by their place on the keyboard', () => {
  expect(pressed('[', { ctrlKey: true, altKey: true })).toEqual({ is: 'back' });
  expect(pressed('ü', { code: 'BracketLeft' })).toEqual({ is: 'back' });
  expect(pressed('+', { code: 'BracketRight' })).toBeUndefined();
});
