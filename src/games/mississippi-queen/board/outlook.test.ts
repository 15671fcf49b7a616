import { describe, expect, test } from 'vitest';
import { findPlans } from '../planner.ts';
import { BUMP, OPEN, open, putBoats, scene, spaceNamed } from '../scene.ts';
import type { State } from '../state.ts';
import { pushersWords, reachWords } from '../words/outlook.ts';
import { outlookAfter } from './outlook.ts';

const planTo = (s: State, space: string, speed: number) => {
  const plan = findPlans(s, 0).find(({ hex, speed: at }) => hex === spaceNamed(space) && at === speed);
  if (plan === undefined) throw new Error(`no way to ${space} at speed ${speed}`);
  return plan;
};

describe('where a boat could stop after its next turn', () => {
  test('is said with the speeds that could be chosen', () => {
    const s = scene(OPEN);
    const outlook = outlookAfter(s, 0, planTo(s, '0c2', 1));
    expect(outlook).toMatchObject({ slowest: 1, canMove: true, canDock: false });
    expect(outlook && reachWords(outlook)).toMatch(/^Next turn: /);
  });

  test('a fast boat without coal has few speeds to choose from', () => {
    const s = open('speed 6, coal 0');
    expect(outlookAfter(s, 0, planTo(s, '1c2', 5))?.slowest).toBeGreaterThanOrEqual(4);
  });
});

test('a boat right behind can push, one far away cannot', () => {
  const near = putBoats(scene(BUMP), { 0: '0c2 N', 1: '0c1 N' });
  const plan = planTo(near, '0c3', 1);
  const outlook = outlookAfter(near, 0, plan);
  expect(outlook?.pushers).toContain(1);
  expect(outlook && pushersWords(outlook, false)).toContainEqual({ seat: 1 });
  const far = scene(OPEN);
  expect(outlookAfter(far, 0, planTo(far, '0c2', 1))?.pushers).not.toContain(0);
});
