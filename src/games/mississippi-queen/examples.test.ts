import { expect, test } from 'vitest';
import { HEX_NAMES } from './actions.ts';
import { examples } from './examples.ts';
import { placeOf } from './river.ts';
import { act, stands } from './scene.ts';
import { NO_PLATFORM, NOWHERE, type State, boatOf } from './state.ts';

/** The positions that the steps of an example show. */
function shown(title: string): State[] {
  const example = examples.find((one) => one.title === title);
  let s = example?.begin();
  return (example?.steps ?? []).map(({ moves = [] }) => (s = act(s as State, ...moves).s));
}

const wheels = (s: State | undefined, seat: number) => {
  const { speed, coal, passengers } = boatOf(s as State, seat);
  return { speed, coal, passengers };
};

test('every example of the guide points at places that lie on the table in its picture', () => {
  const isThere = (s: State, place: string) => {
    const [kind, name = ''] = place.split(' ');
    if (kind === 'platform') return s.platform !== NO_PLATFORM;
    const tile = kind === 'tile' ? Number(name) : placeOf(HEX_NAMES.indexOf(name));
    return tile >= s.first && tile < s.river.length;
  };
  const places = examples.flatMap(({ title, steps }) =>
    shown(title).flatMap((s, i) => (steps[i]?.places ?? []).map((place) => ({ place, there: isThere(s, place) }))),
  );
  expect(places.length).toBeGreaterThan(examples.length);
  expect(places.filter(({ there }) => !there)).toEqual([]);
});

test('the examples of speed and turning burn the coal that they say', () => {
  const speeds = shown('Jill slows down, Jack speeds up');
  expect([wheels(speeds[1], 0).coal, wheels(speeds[3], 1).coal]).toEqual([2, 5]);
  const turns = shown('Coming about');
  expect(turns.map((s) => [stands(s, 0), wheels(s, 0).coal])).toEqual([
    ['0b4 SW', 6],
    ['0b3 S', 6],
    ['0d3 NE', 4],
  ]);
});

test('a step that shows a boat arriving points at the space where it is', () => {
  const arrivals = examples.flatMap(({ title, steps }) =>
    shown(title).flatMap((s, i) => {
      const { moves = [], places = [] } = steps[i] ?? {};
      const steam = moves.findLast((line) => line.endsWith(' step'));
      const { hex, leftFrom } = boatOf(s, Number(steam?.[0] ?? 0));
      const at = HEX_NAMES[hex === NOWHERE ? leftFrom : hex];
      return steam === undefined ? [] : [{ title, at, lit: places.includes(`hex ${at}`) }];
    }),
  );
  expect(arrivals.length).toBeGreaterThan(8);
  expect(arrivals.filter(({ lit }) => !lit)).toEqual([]);
});

test('the examples of pushing end as they say', () => {
  const [, , pushed, ahead] = shown('Pushed aside') as [State, State, State, State];
  expect([stands(pushed, 1), pushed.points, stands(ahead, 0)]).toEqual(['0d3 NW', 2, '0c4 N']);
  expect(stands(shown('No point left to push').at(-1) as State, 0)).toBe('0d3 NE');
  expect(wheels(shown('Pushed to the station').at(-1), 1)).toEqual({ speed: 1, coal: 3, passengers: 1 });
});

test('the examples of passengers, order and landing end as they say', () => {
  expect(wheels(shown('Slowing down for a passenger').at(-1), 0)).toEqual({ speed: 1, coal: 0, passengers: 1 });
  expect(shown('Who moves first in the next round').at(-1)?.order).toEqual([0, 1, 2, 3, 4]);
  const [fast, later, home] = shown('Docking at the second try') as [State, State, State];
  expect([stands(fast, 0), later.order[0], stands(home, 0), wheels(home, 0).coal]).toEqual(['2c4 N', 0, 'docked', 0]);
  expect(home.outcome?.reason).toBe('mississippi-queen/end.nobody');
});
