import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { BUMP, LANDING, OPEN, RED_STATION, putBoats, scene } from '../scene.ts';
import { type Boat, type State, boatOf } from '../state.ts';
import { findPlans, goalOf, type Plan } from '../planner.ts';
import { HEX_NAMES } from '../actions.ts';
import { planWords } from './plans.ts';

/** What the bar says of a plan to move to this space at this speed. */
const said = (s: State, space: string, speed: number): string =>
  spoken(
    s,
    findPlans(s, 0).find((plan) => goalOf(plan) === HEX_NAMES.indexOf(space) && plan.speed === speed),
  );

/** What it says of a push to this space. */
const saidOfPush = (s: State, to: string): string =>
  spoken(
    s,
    findPlans(s, 0).find(({ push }) => push?.to === HEX_NAMES.indexOf(to)),
  );

function spoken(s: State, plan: Plan | undefined): string {
  if (plan === undefined) throw new Error('There is no such plan.');
  const { title, detail } = planWords(plan, s, 0);
  const nameOf = (number: number) => `seat ${number}`;
  return `${plain(title, nameOf)}. ${plain(detail, nameOf)}`;
}

const changed = (s: State, wheels: Partial<Boat>): State => (Object.assign(boatOf(s, 0), wheels), s);

test('a plan says whether a passenger comes aboard, and that none does above speed 1', () => {
  expect(said(scene(RED_STATION), '1c2', 1)).toContain('Move 1 space and take a passenger');
  expect(said(putBoats(scene(RED_STATION), { 0: '1b1 NE' }), '1c2', 2)).toContain(
    'too fast: passengers board at speed 1',
  );
  expect(said(scene(RED_STATION), '1d1', 1)).not.toMatch(/passenger/);
});

test('a plan to a boarding platform promises nothing to a boat that may take nobody there', () => {
  expect(said(changed(putBoats(scene(RED_STATION), { 0: '1b1 NE' }), { passengers: 2 }), '1c2', 2)).not.toMatch(
    /passenger/,
  );
});

test('a plan to an entry says whether it docks, and why not', () => {
  expect(said(scene(LANDING), '2c4', 1)).toContain('Dock at the landing. Speed stays 1 · no coal · 1st place');
  expect(said(changed(scene(LANDING), { passengers: 1 }), '2c4', 1)).toContain('too few passengers to dock');
  expect(said(putBoats(scene(LANDING), { 0: '2c2 N' }), '2c4', 2)).toContain('too fast: you dock at speed 1');
});

test('a plan fits the decision line', () => {
  const name = () => 'Belle of Cairo';
  const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '·').length;
  const plans = [OPEN, BUMP, RED_STATION, LANDING].flatMap((position) => {
    const s = scene(position);
    return findPlans(s, 0).map((plan) => planWords(plan, s, 0, plan.push !== undefined));
  });
  expect(plans.length).toBeGreaterThan(100);
  expect(plans.filter(({ title }) => plain(title, name).length > 46)).toEqual([]);
  expect(plans.filter(({ detail }) => wordsIn(plain(detail, name)) > 16)).toEqual([]);
});

test('a push says what it does for the pushed captain', () => {
  const behind = changed(putBoats(scene(LANDING), { 0: '2d2 NW', 1: '2c3 N' }), { speed: 2 });
  expect(saidOfPush(behind, '2c4')).toContain('seat 1 docks in 1st place');
  expect(saidOfPush(behind, '2d3')).toContain('seat 1 then chooses where to face');
});
