import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, dice } from '../scene.ts';
import { abeam, STILL, unanswered } from '../rulings/scenes.ts';
import type { State } from '../state.ts';
import { harmOf } from '../harm.ts';
import { averageHarm } from './average-harm.ts';
import { type Target, targetsOf } from './shots.ts';

const targetsIn = (s: State) => targetsOf(game.view(s, s.shooter), game.legal(s, s.shooter));

function aimedAt(s: State, id: string): Target {
  const found = targetsIn(s).find((target) => target.id === id);
  if (found === undefined) throw new Error(`nothing to aim at is called ${id}`);
  return found;
}

test('every face of every aim hits what the rules then hit, and nothing else', () => {
  const s = act(unanswered(), ...STILL).s;
  const targets = targetsIn(s);
  expect(targets).toHaveLength(8);
  for (const { letter, faces } of targets) {
    for (const { die, losses } of faces) {
      const { events } = act(s, `0 fire ${'ABCDEFGH'.charAt(letter)}`, ...dice(die));
      expect(events).toEqual(expect.arrayContaining([...losses]));
      expect(harmOf(events).hits).toBe(losses.length > 0 ? 1 : 0);
    }
  }
});

test('a section counts the faces that hit something there now', () => {
  const s = act(unanswered(), ...STILL).s;
  expect([aimedAt(s, 'aimC').hits, aimedAt(s, 'aimD').hits, aimedAt(s, 'aimA').hits]).toEqual([4, 3, 2]);
  const after = act(s, '0 fire C', ...dice(3)).s;
  expect(aimedAt(after, 'aimC').hits).toBe(3);
});

test('against bow or stern both sides of a letter can be aimed at', () => {
  const s = act(abeam({}, { heading: 'E', guns: [] }), ...STILL).s;
  expect(targetsIn(s).map(({ id }) => id)).toEqual(expect.arrayContaining(['aimC0', 'aimC1']));
});

test('trying a shot changes nothing on the table', () => {
  const s = act(unanswered(), ...STILL).s;
  const before = structuredClone(s);
  targetsIn(s);
  expect(s).toEqual(before);
});

test('the average of a plan is the sum of its chances', () => {
  const s = act(unanswered(), ...STILL).s;
  const plan = [aimedAt(s, 'aimC'), aimedAt(s, 'aimC'), aimedAt(s, 'aimA')];
  expect(averageHarm(plan).hits).toBeCloseTo((4 + 4 + 2) / 6);
});
