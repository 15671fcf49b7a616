import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandSchema, openingSchema } from './commands.ts';
import { clientMessageSchema, hostMessageSchema } from './messages.ts';
import { recordFileSchema } from './record-file.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a command', () => {
  const play = { type: 'play', seat: 0, expectedTurn: 3, actions: [{ type: 'move', to: [1, 2] }] };

  test('is read as it was written, including the fields of an action', () => {
    expect(commandSchema.parse(play)).toEqual(play);
  });

  test.each([
    ['a seat that no table has', { ...play, seat: 8 }],
    ['half a seat', { ...play, seat: 0.5 }],
    ['no number it answers', { ...play, expectedTurn: undefined }],
    ['no action at all', { ...play, actions: [] }],
    ['more steps than any plan has', { ...play, actions: Array.from({ length: 65 }, () => ({ type: 'x' })) }],
    ['an action without a type', { ...play, actions: [{ to: 3 }] }],
    ['a type nobody knows', { type: 'win', seat: 0 }],
    ['a name that could write over another', { type: 'sit', seat: 0, name: 'Ann\u202Enna' }],
    ['a name of nothing but spaces', { type: 'sit', seat: 0, name: '   ' }],
    ['entropy of 15 bytes', { type: 'sit', seat: 0, entropy: 'ab'.repeat(15) }],
    ['entropy that is no hex', { type: 'sit', seat: 0, entropy: 'zz'.repeat(16) }],
    ['a text too long', { type: 'say', room: 'players', text: 'x'.repeat(501) }],
    ['a text that turns round what stands after it', { type: 'say', room: 'players', text: 'a\u202Eb' }],
    ['a text with a bell in it', { type: 'say', room: 'players', text: 'a\u0007b' }],
    ['a room nobody built', { type: 'say', room: 'kitchen', text: 'hello' }],
    ['a bot of no level', { type: 'handToBot', seat: 0, level: 'divine' }],
    ['an id with a slash in it', { type: 'mute', person: '../x', muted: true }],
  ])('with %s is not read', (_, command) => {
    expect(accepts(commandSchema, command)).toBe(false);
  });

  test('keeps markup in names and texts as plain text', () => {
    const said = { type: 'say', room: 'players', text: '<b>&amp;' };
    expect(commandSchema.parse(said)).toEqual(said);
  });

  test('may have more than one line, and an emoji of a whole family', () => {
    const said = { type: 'say', room: 'players', text: 'ahoy\n👩‍👧 שלום' };
    expect(commandSchema.parse(said)).toEqual(said);
  });
});

test('a table is opened with one to eight places and a pace of at most thirty days', () => {
  const opening = {
    game: 'skiff',
    options: {},
    pace: { type: 'days', days: 30 },
    listed: true,
    places: [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'greedy' }],
  };
  expect(openingSchema.parse(opening)).toEqual(opening);
  expect(accepts(openingSchema, { ...opening, places: [] })).toBe(false);
  expect(accepts(openingSchema, { ...opening, pace: { type: 'days', days: 31 } })).toBe(false);
});

test('every input is read or refused, and never causes a crash', () => {
  let refused = 0;
  const types = clientMessageSchema.options.map((option) => option.shape.type.value);
  const message = fc.oneof(
    fc.jsonValue(),
    fc.record({ type: fc.constantFrom(...types), table: fc.jsonValue(), key: fc.jsonValue(), command: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(message, (value) => {
      if (!clientMessageSchema.safeParse(value).success) refused += 1;
    }),
    { numRuns: 500, seed: 7 },
  );
  expect(refused).toBeGreaterThan(400);
});

test('every message and file can be described to machines as JSON Schema', () => {
  for (const schema of [clientMessageSchema, hostMessageSchema]) {
    const types = schema.options.map((option) => option.shape.type.value);
    expect(types).not.toEqual([]);
    const described = z.toJSONSchema(schema).oneOf ?? z.toJSONSchema(schema).anyOf ?? [];
    expect(described.map((message) => message.properties?.['type'])).toEqual(
      types.map((type) => ({ type: 'string', const: type })),
    );
  }
  expect(Object.keys(z.toJSONSchema(recordFileSchema).properties ?? {})).toEqual(Object.keys(recordFileSchema.shape));
});
