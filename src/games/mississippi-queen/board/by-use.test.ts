import { expect, test } from 'vitest';
import { findPlans } from '../planner.ts';
import { advance } from '../river.ts';
import { LANDING, OPEN, scene } from '../scene.ts';
import { boatOf, type State } from '../state.ts';
import { byUse, usefulness } from './by-use.ts';
import { chartOf } from './chart.ts';
import { plannedOffers } from './offers.ts';

/** The spaces that can be pressed, the most useful first. */
function inOrder(s: State) {
  const chart = chartOf(s, 90);
  const offers = plannedOffers(findPlans(s, 0), {}, undefined);
  const spaces = chart.hexes.filter(({ hex }) => offers.has(hex)).toSorted(byUse(offers, usefulness(s, chart, 0)));
  return spaces.flatMap(({ hex }) => offers.get(hex) ?? []);
}

test('down the river, what lies ahead for no coal comes before what costs much or lies behind', () => {
  const s = scene(OPEN);
  const plans = inOrder(s).map(({ plan }) => plan);
  expect(plans[0]?.coal).toBe(0);
  expect(advance(plans[0]?.hex ?? 0)).toBeGreaterThan(advance(boatOf(s, 0).hex));
  expect(plans.at(-1)?.coal).toBeGreaterThan(1);
});

test('the landing comes before everything else', () => {
  const [first] = inOrder(scene(LANDING));
  expect(first?.plan.events.map(({ type }) => type)).toContain('docked');
});
