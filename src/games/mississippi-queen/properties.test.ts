import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import type { Rng } from '#engine/rng.ts';
import { writeAction } from '#engine/forms.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, actions } from './actions.ts';
import { DONE, FACES, PUSHES, SPEEDS, STEP, TURNS } from './answers.ts';
import { BENDS, FULL_COAL } from './components.ts';
import { game } from './game.ts';
import { Lookahead, release, survey, turnsLeft } from './rules/lookahead.ts';
import { ahead, isWater, misfitOf } from './river.ts';
import { act, atSetup } from './scene.ts';
import type { Options } from './options.ts';
import { NOWHERE, type State, clone, movingBoat, moverSeat } from './state.ts';
import { headingAfter } from './tile.ts';
import { speedCost } from './rules/turn.ts';

const silent = () => undefined;

const tables = fc.record({
  seats: fc.constantFrom(3, 4, 5),
  race: fc.constantFrom('passengers' as const, 'introductory' as const),
  tiles: fc.constantFrom('published' as const, 'house' as const),
  noPushAstern: fc.boolean(),
  seed: fc.nat(),
});

type Table = Partial<Options> & { readonly seats: number; readonly seed: number };

/** Plays at random and shows every state before it moves on; `visit` may say that it has seen enough. */
function playRandomly({ seats, seed, ...options }: Table, visit: (s: State, rng: Rng) => boolean): void {
  const rng = seeded(seed);
  const s = atSetup(seats, options);
  for (let [actor] = game.awaiting(s); actor !== undefined; [actor] = game.awaiting(s)) {
    if (visit(s, rng)) return;
    const legal = game.legal(s, actor);
    const action = actor === 'chance' ? game.chance(s, rng) : legal[rng.below(legal.length)];
    if (action === undefined) throw new Error(`nothing is legal: ${JSON.stringify(s)}`);
    game.apply(s, actor, action, silent);
  }
}

/** Everything a mover could try without thinking of the rest of the turn. */
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

/** Bows a pushed captain may choose: where pushing astern is allowed too, they make no difference to the pusher. */
const bowsOf = (s: State): readonly Action[] => (s.options.noPushAstern ? FACES : FACES.slice(0, 1));

/** Whether the mover can somehow reach the end of its turn after this; tried by playing it out. */
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
      const write = (action: Action) => writeAction(actions, action);
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

/** Lays every river there is onto this one, with nothing ever removed: how many there are of each length. */
function countRivers(s: State, counts: number[]): readonly number[] {
  counts[s.river.length] = (counts[s.river.length] ?? 0) + 1;
  if (s.toLay < 0) return counts;
  const fitting = [...BENDS.keys()].filter((bend) => misfitOf(s, bend) === undefined);
  if (fitting.length === 0) throw new Error(`nothing fits any more: ${JSON.stringify(s.river)}`);
  for (const bend of fitting) {
    s.river.push({ tile: 1, bend, heading: headingAfter(s.river.at(-1)?.heading ?? 0, bend), passengers: 0 });
    s.toLay -= 1;
    countRivers(s, counts);
    s.river.pop();
    s.toLay += 1;
  }
  return counts;
}

test('none of the 73,689 rivers runs out of room even if no tile is ever removed, and the platform fits every full one', () => {
  const s = act(atSetup(3), 'chance first 0', 'chance draw A3-1').s;
  const counts = countRivers(s, []).slice(2);
  expect(counts).toEqual([1, 3, 9, 27, 79, 233, 679, 1981, 5751, 16675, 48251, 139897]);
  expect(counts.slice(0, -1).reduce((sum, count) => sum + count)).toBe(73_689);
});

test('with at most four tiles on the table no bend is ever rolled again', () => {
  const bends = [...BENDS.keys()];
  const longer = (rivers: readonly (readonly number[])[]) =>
    rivers.flatMap((river) => bends.map((bend) => [...river, bend]));
  const two = longer([[]]);
  const three = longer(two);
  const rivers = [[], ...two, ...three, ...longer(three)];
  expect(rivers).toHaveLength(1 + 3 + 9 + 27);
  for (const river of rivers) {
    const s = atSetup(3);
    for (const bend of river) {
      s.river.push({ tile: 1, bend, heading: headingAfter(s.river.at(-1)?.heading ?? 0, bend), passengers: 0 });
      s.toLay -= 1;
    }
    expect(
      bends.map((bend) => misfitOf(s, bend)),
      river.join(),
    ).toEqual([undefined, undefined, undefined]);
  }
});

// Its steps are kept while a river stays the same: they must be dropped when a tile is laid or removed.
test('a look-ahead that was used before sees every river as a new one does', () => {
  const waysIn = (s: State, look: Lookahead): readonly number[] =>
    HEX_NAMES.flatMap((_, hex) => (isWater(s, hex) ? FACES.map((__, way) => look.clearAhead(hex, way)) : []));
  const anew = (s: State): Lookahead => {
    const look = new Lookahead(s);
    look.turnTo(s);
    look.markBoats();
    return look;
  };
  const rivers = new Set<string>();
  fc.assert(
    fc.property(tables, (table) => {
      playRandomly(table, (s) => {
        if (s.phase !== 'speed') return false;
        const river = `${s.river.length} ${s.first}`;
        rivers.add(river);
        const used = survey(s);
        expect(waysIn(s, used), river).toEqual(waysIn(s, anew(s)));
        release(used);
        return false;
      });
    }),
    { numRuns: 20 },
  );
  expect(rivers.size).toBeGreaterThan(3);
});
