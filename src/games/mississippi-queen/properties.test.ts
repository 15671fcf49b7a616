import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '#bots/seeded.ts';
import type { Rng } from '#engine/rng.ts';
import { writeAction } from '#engine/forms.ts';
import { standardOptions } from '#engine/game.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, forms } from './actions.ts';
import { DONE, FACES, PUSHES, SPEEDS, STEP, TURNS } from './answers.ts';
import { BENDS, FULL_COAL, LONGEST_RIVER, STACKS, STRAIGHT } from './components.ts';
import { game } from './game.ts';
import { turnsLeft } from './lookahead.ts';
import { ahead, bendFits, isWater } from './river.ts';
import { NOWHERE, type RaceOptions, type State, clone, movingBoat, moverSeat, setup } from './state.ts';
import { headingAfter } from './tile.ts';
import { speedCost } from './turn.ts';

const silent = () => undefined;

const tables = fc.record({
  seats: fc.constantFrom(3, 4, 5),
  race: fc.constantFrom('passengers' as const, 'introductory' as const),
  tiles: fc.constantFrom('published' as const, 'house' as const),
  noPushAstern: fc.boolean(),
  seed: fc.nat(),
});

type Table = Partial<RaceOptions> & { readonly seats: number; readonly seed: number };

/** Plays at random and shows every state before it is left; `visit` may say that it has seen enough. */
function playRandomly({ seats, seed, ...options }: Table, visit: (s: State, rng: Rng) => boolean): void {
  const rng = seeded(seed);
  const s = setup(seats, { ...standardOptions(game.meta), ...options });
  for (let [actor] = game.awaiting(s); actor !== undefined; [actor] = game.awaiting(s)) {
    if (visit(s, rng)) return;
    const legal = game.legal(s, actor);
    const action = actor === 'chance' ? game.chance(s, rng) : legal[rng.below(legal.length)];
    if (action === undefined) throw new Error(`nothing is legal: ${JSON.stringify(s)}`);
    game.apply(s, actor, action, silent);
  }
}

/** Everything a mover could try with no thought of how the turn goes on. */
function attempts(s: State): Action[] {
  const boat = movingBoat(s);
  if (s.phase === 'speed') return SPEEDS.filter((a) => a.type === 'speed' && speedCost(boat, a.speed) <= boat.coal);
  const turns = turnsLeft(s) > 0 ? [TURNS.port, TURNS.starboard] : [];
  if (s.points === 0) return [...turns, DONE];
  const to = ahead(s, boat.hex, boat.facing);
  if (to === NOWHERE) return turns;
  if (!s.boats.some((other) => other.hex === to)) return [...turns, STEP];
  if (s.points < 2) return turns;
  const bow = s.boats.find((other) => other.hex === to)?.facing ?? 0;
  const around = Array.from({ length: SIDES }, (_, way) =>
    s.options.noPushAstern && way === turned(bow, SIDES / 2) ? NOWHERE : ahead(s, to, way),
  );
  const free = around.filter((hex) => hex !== NOWHERE && !s.wake.includes(hex) && !s.boats.some((b) => b.hex === hex));
  return [...turns, ...PUSHES.filter((a) => a.type === 'push' && free.includes(a.to))];
}

/** Bows a pushed captain may choose: where pushing astern is allowed too, they are all the same to the pusher. */
const bowsOf = (s: State): readonly Action[] => (s.options.noPushAstern ? FACES : FACES.slice(0, 1));

/** Whether the mover gets to the end of its turn somehow after this; tried by playing it out. */
function canFinishAfter(s: State, action: Action): boolean {
  const seat = moverSeat(s);
  const next = clone(s);
  game.apply(next, s.phase === 'face' ? s.victim : seat, action, silent);
  if (next.phase === 'face') return bowsOf(next).every((bow) => canFinishAfter(next, bow));
  const over = next.outcome !== undefined || next.phase !== 'move' || moverSeat(next) !== seat || next.points === 0;
  return over || attempts(next).some((attempt) => canFinishAfter(next, attempt));
}

test('a speed, turn, step or push is legal exactly if the turn can be completed after it, tried by brute force', () => {
  let compared = 0;
  let narrowed = 0;
  const property = fc.property(tables, fc.nat(1), (table, coal) => {
    playRandomly(table, (s, rng) => {
      const choosing = s.phase === 'speed' || (s.phase === 'move' && s.points > 0);
      if (!choosing || rng.below(4) > 0) return false;
      const poor = clone(s);
      for (const boat of poor.boats) boat.coal = Math.min(boat.coal, coal);
      const tries = attempts(poor);
      const brute = tries.filter((action) => canFinishAfter(poor, action));
      const write = (action: Action) => writeAction(forms, action);
      const legal = game.legal(poor, moverSeat(poor)).filter(({ type }) => type !== 'retire');
      expect(legal.map(write).sort()).toEqual(brute.map(write).sort());
      compared += 1;
      narrowed += Number(brute.length < tries.length);
      return false;
    });
  });
  fc.assert(property, { numRuns: 120, endOnFailure: true, interruptAfterTimeLimit: 15_000 });
  expect(compared).toBeGreaterThan(500);
  expect(narrowed).toBeGreaterThan(100);
});

test('boats are always on water of a laid tile, alone on their space, with their wheels in range', () => {
  let looks = 0;
  const property = fc.property(tables, (table) => {
    playRandomly(table, (s) => {
      const afloat = s.boats.filter((boat) => boat.hex !== NOWHERE);
      expect(new Set(afloat.map((boat) => boat.hex)).size).toBe(afloat.length);
      for (const boat of afloat) {
        expect(isWater(s, boat.hex), HEX_NAMES[boat.hex]).toBe(true);
        expect(boat.coal >= 0 && boat.coal <= FULL_COAL && boat.speed >= 1 && boat.speed <= 6).toBe(true);
        looks += 1;
      }
      return false;
    });
  });
  fc.assert(property, { numRuns: 40, endOnFailure: true });
  expect(looks).toBeGreaterThan(1000);
});

/** A river of the longest kind, laid by chance with nothing ever removed; counts the bends that did not fit. */
function layRandomly(seed: number): number {
  const rng = seeded(seed);
  const s = setup(3, standardOptions(game.meta));
  let misfits = 0;
  while (s.toLay >= 0) {
    const fitting = [...BENDS.keys()].filter((bend) => bendFits(s, bend));
    expect(fitting.length).toBeGreaterThan(0);
    misfits += BENDS.length - fitting.length;
    const bend = fitting[rng.below(fitting.length)] ?? STRAIGHT;
    const heading = headingAfter(s.river.at(-1)?.heading ?? 0, bend);
    s.river.push({ tile: STACKS.published[0] ?? 0, bend, heading, passengers: 0 });
    s.toLay -= 1;
  }
  expect(s.river).toHaveLength(LONGEST_RIVER + 1);
  return misfits;
}

test('a river never chokes itself, even if no tile is ever removed', () => {
  let misfits = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      misfits += layRandomly(seed);
    }),
    { numRuns: 300, endOnFailure: true },
  );
  expect(misfits).toBeGreaterThan(0);
});

test('with at most four tiles on the table no bend is ever rolled again', () => {
  const bends = [...BENDS.keys()];
  for (const [a, b, c, d] of bends.flatMap((a) =>
    bends.flatMap((b) => bends.flatMap((c) => bends.map((d) => [a, b, c, d] as const))),
  )) {
    const s = setup(3, standardOptions(game.meta));
    for (const bend of [a, b, c]) {
      s.river.push({ tile: 1, bend, heading: headingAfter(s.river.at(-1)?.heading ?? 0, bend), passengers: 0 });
    }
    expect(bendFits({ ...s, toLay: 8 }, d)).toBe(true);
  }
});
