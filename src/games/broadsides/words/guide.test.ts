import { expect, test } from 'vitest';
import { count } from '#words/speech.ts';
import { plain } from '#words/sentence.ts';
import { PLOTTING_SQUARES, QUIET_TURNS, SEA } from '../components.ts';
import { game } from '../game.ts';
import { act, aboard, dice } from '../scene.ts';
import { dotAt } from '../sea.ts';
import { words } from './words.ts';
import { dotName } from './names.ts';

const textOf = (id: string): string =>
  game.guide.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.text ?? '';

test('the guide describes the sea board as it is, and names its dots as the log does', () => {
  const text = textOf('sea');
  expect(text).toContain(`${SEA.columns} dots wide and ${SEA.rows} dots high`);
  const dots = [...SEA.islands, SEA.starts.isabella.dot, SEA.starts.seahawk.dot];
  for (const [x, y] of dots) expect(text).toContain(dotName(dotAt(x, y)));
});

test('the first chapter says how to win and what a round consists of, and newcomers are told both', () => {
  expect(game.guide[0]?.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['win', 'sea', 'round']));
  for (const part of ['sink', 'surrender', 'captain', 'guns']) expect(textOf('win')).toContain(part);
  for (const part of [count(PLOTTING_SQUARES, 'card'), 'fire', 'back to your hand'])
    expect(textOf('round')).toContain(part);
  const state = aboard({ men: [{}, {}], captains: ['0A4', '1H4'] });
  const taught = (['chooseShip', 'manning', 'plotting'] as const).flatMap((phase) =>
    words.lessons({ ...state, phase }, 0),
  );
  expect(taught).toEqual(expect.arrayContaining(['win', 'round']));
});

test('the guide rolls equal dice again where the dice alone decide, and in combat goes by the totals, as the rules do', () => {
  expect(textOf('dice')).toMatch(/equal dice are rolled again.*combat.*totals/i);
  const s = aboard({ men: [{ '0E5': 2, '0E4': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
  const attack = ['0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0E4 0E5'];
  const { events } = act(s, ...attack, ...dice(3, 3));
  expect(events).toContainEqual(expect.objectContaining({ type: 'fell', seat: 1 }));
});

test('after the last turn without combat that is allowed the log announces no further turn', () => {
  const s = { ...aboard({ men: [{}, {}], captains: ['0A4', '1H4'] }), quietTurns: QUIET_TURNS - 1 };
  const idle = ['0 move captain 0A4 0A3', '0 move captain 0A3 0A4', '0 move captain 0A4 0A3'];
  const log = act(s, ...idle).events.flatMap((event) => words.event(event)?.sentence ?? []);
  expect(plain(log, String)).not.toContain('to board');
});
