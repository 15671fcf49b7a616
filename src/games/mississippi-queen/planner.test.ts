import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seededNumbers } from '#kit/seeded.ts';
import { game } from './game.ts';
import type { Event } from './events.ts';
import { moverSeat, movingBoat, type State } from './state.ts';
import { endKey, findPlans } from './planner.ts';

/** Positions at the start and in the middle of turns, from races steered by chance. */
function positions(seed: number, seats: number): State[] {
  const chance = seededNumbers(seed);
  const rng = { below: (n: number) => Math.floor(chance() * n) };
  const state = game.setup(seats, defaultOptions(game.meta));
  const found: State[] = [];
  while (game.outcome(state) === undefined && found.length < 60) {
    const actor = game.awaiting(state)[0] ?? CHANCE;
    if (actor !== CHANCE && (state.phase === 'move' || (state.phase === 'speed' && movingBoat(state).coal < 3))) {
      found.push(game.clone(state));
    }
    const legal = game.legal(state, actor);
    game.apply(state, actor, actor === CHANCE ? game.chance(state, rng) : pick(rng, legal), () => undefined);
  }
  return found;
}

/** Every way through a turn, one by one; nothing is left out or kept from before. */
function everyEnd(state: State, seat: number, coalAtStart: number, ends = new Map<string, number>()) {
  for (const action of game.legal(state, seat)) {
    if (action.type === 'retire' || action.type === 'leave') continue;
    const next = game.clone(state);
    const events: Event[] = [];
    game.apply(next, seat, action, (event) => events.push(event));
    const over = action.type === 'push' || events.some(({ type }) => ENDS.has(type)) || next.phase === 'roll';
    if (over || action.type === 'done') note(ends, endOf(state, seat, events), coalAtStart);
    else everyEnd(next, seat, coalAtStart, ends);
  }
  return ends;
}

const ENDS = new Set(['turnBegan', 'raceEnded']);

/** Keeps the least coal with which an end can be reached. */
function note(ends: Map<string, number>, { key, coal }: { key: string; coal: number }, coalAtStart: number): void {
  ends.set(key, Math.min(ends.get(key) ?? Infinity, coalAtStart - coal));
}

function endOf(before: State, seat: number, events: readonly Event[]): { key: string; coal: number } {
  const { hex, facing, speed, coal } = movingBoat(before);
  const last = { hex, facing, coal, victim: '', to: '' as string | number };
  for (const event of events) {
    if (event.type === 'pushed') Object.assign(last, { victim: event.victim, to: event.to });
    if (event.type === 'stepped' && event.seat === seat) last.hex = event.to;
    if (event.type === 'turned' && event.seat === seat) {
      Object.assign(last, { facing: event.facing, coal: last.coal - event.coal });
    }
  }
  return { key: [last.hex, last.facing, speed, last.victim, last.to].join(), coal: last.coal };
}

describe.each([3, 4, 5])('with %i boats', (seats) => {
  test('the planner finds exactly the ends of a turn that the rules allow, each with the least coal', () => {
    let compared = 0;
    let pushes = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const state of positions(seed * 31 + seats, seats)) {
        const seat = moverSeat(state);
        if (movingBoat(state).coal > 3) continue;
        const plans = findPlans(state, seat);
        const brute = everyEnd(state, seat, movingBoat(state).coal);
        expect(new Map(plans.map((plan) => [endKey(plan), plan.coal]))).toEqual(brute);
        compared += plans.length;
        pushes += plans.filter(({ push }) => push !== undefined).length;
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect(pushes).toBeGreaterThan(10);
  });

  test('a plan can be played action by action and ends where it says, pushes included', () => {
    let played = 0;
    let pushes = 0;
    for (const state of positions(seats * 7, seats)) {
      const seat = moverSeat(state);
      for (const plan of findPlans(state, seat)) {
        const real = game.clone(state);
        let end = '';
        for (const action of plan.actions) {
          expect(game.refuse(real, seat, action)).toBeUndefined();
          const before = game.clone(real);
          const events: Event[] = [];
          game.apply(real, seat, action, (event) => events.push(event));
          end = endOf(before, seat, events).key;
        }
        expect(end).toBe(endKey(plan));
        played++;
        pushes += Number(plan.push !== undefined);
      }
    }
    expect(played).toBeGreaterThan(100);
    expect(pushes).toBeGreaterThan(0);
  });
});
