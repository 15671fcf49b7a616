import { expect, test } from 'vitest';
import { int, oneOf } from './field.ts';
import { readAction, writeAction } from './forms.ts';

const forms = { row: { strokes: int(1, 6), side: oneOf(['port', 'starboard']) }, rest: {} };

test('an action is one line that reads back as the same action', () => {
  const line = writeAction(forms, { type: 'row', strokes: 3, side: 'port' } as { type: string });
  expect(line).toBe('row 3 port');
  expect(readAction(forms, line)).toEqual({ type: 'row', strokes: 3, side: 'port' });
});
