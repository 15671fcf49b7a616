import { describe, expect, test } from 'vitest';
import { spaceNamed as at, BUMP, OPEN, act, scene } from '../scene.ts';
import { game } from '../game.ts';
import { findPlans, goalOf } from '../planner.ts';
import { type Offer, isOpenPush, plannedOffers, pointings, steaming, steppedOffers } from './offers.ts';
import { atSpeed, planFor, swungWish } from './wish.ts';

const idsOf = (offers: ReadonlyMap<number, Offer>) => [...offers.values()].map(({ id }) => id);

describe('by whole plans', () => {
  const plans = findPlans(scene(BUMP), 0);
  const boat = plannedOffers(plans, {}, undefined).get(at('0c2'));

  test('every space offers the cheapest way there at the wished speed', () => {
    const open = findPlans(scene(OPEN), 0);
    for (const speed of [1, 2, 3]) {
      const offers = plannedOffers(open, { speed }, undefined);
      const atThisSpeed = open.filter((plan) => plan.speed === speed);
      expect(new Set(offers.keys())).toEqual(new Set(atThisSpeed.map(goalOf)));
      expect(offers.size).toBeGreaterThan(2);
      for (const [hex, { plan }] of offers) {
        const coal = atThisSpeed.filter((other) => goalOf(other) === hex).map((other) => other.coal);
        expect([plan.speed, plan.coal]).toEqual([speed, Math.min(...coal)]);
      }
    }
    expect(plannedOffers(open, { speed: 1 }, undefined).get(at('0c2'))?.plan).toMatchObject({ coal: 0, turns: 0 });
  });

  test('a boat that can be pushed to several spaces is shown before it is pushed', () => {
    if (boat === undefined) throw new Error('the boat ahead can be pushed');
    expect(isOpenPush(plans, boat)).toBe(true);
    const aside = boat.kind === 'steam' ? plannedOffers(plans, boat.wish, boat).get(at('0d3')) : undefined;
    expect(aside?.plan.push).toMatchObject({ victim: 1, to: at('0d3') });
    expect(aside && isOpenPush(plans, aside)).toBe(false);
  });

  test('a space that was picked plays its plan as it was changed since, not the cheapest way there', () => {
    const open = findPlans(scene(OPEN), 0);
    const first = planFor(open, { hex: at('0c3') });
    const wish = first && swungWish(open, { hex: at('0c3') }, first, 'starboard');
    const turned = wish && planFor(open, wish);
    if (wish === undefined || turned === undefined) throw new Error('the bow can be turned at the end');
    const picked = steaming(turned, wish);
    expect(plannedOffers(open, wish, picked).get(at('0c3'))).toBe(picked);
    expect(turned.facing).toBe(((first?.facing ?? 0) + 1) % 6);
  });

  test('another speed keeps the space where it can, and forgets it where it cannot', () => {
    const open = findPlans(scene(OPEN), 0);
    expect(atSpeed(open, { hex: at('0c3'), facing: 0 }, 2)).toEqual({ hex: at('0c3'), facing: 0, speed: 2 });
    expect(atSpeed(open, { hex: at('0c2') }, 6)).toEqual({ speed: 6 });
  });
});

test('step by step, the space ahead is offered, or where the boat on it can be pushed to', () => {
  const { s } = act(scene(OPEN), '0 speed 2');
  expect(idsOf(steppedOffers(s, game.legal(s, 0)))).toEqual(['0c2']);
  const { s: behind } = act(scene(BUMP), '0 speed 4');
  expect(idsOf(steppedOffers(behind, game.legal(behind, 0))).toSorted()).toEqual(['0b2', '0b3', '0c3', '0d2', '0d3']);
});

test('a pushed captain is offered six bows, each with the one action that points it', () => {
  const { s } = act(scene(BUMP), '0 speed 4', '0 push 0d3');
  const offers = pointings(game.legal(s, 1));
  expect(offers.map(({ id }) => id)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  expect(offers.map(({ actions }) => actions)).toEqual([0, 1, 2, 3, 4, 5].map((facing) => [{ type: 'face', facing }]));
});
