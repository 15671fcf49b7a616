import { expect, test } from 'vitest';
import { HEX_NAMES } from './actions.ts';
import { examples } from './examples.ts';
import { placeOf } from './river.ts';
import { act, stands } from './scene.ts';
import { NO_PLATFORM, NOWHERE, type State, boatOf } from './state.ts';

/** The positions that the steps of an example show. */
function shown(title: string): State[] {
  const example = examples.find((one) => one.title === title);
  if (example === undefined) throw new Error(`there is no example ${title}`);
  let s = example.begin();
  return example.steps.map(({ moves = [] }) => (s = act(s, ...moves).s));
}

/** The position that one step of an example shows, counted from 0; the last one if no step is named. */
function shownAt(title: string, step = -1): State {
  const s = shown(title).at(step);
  if (s === undefined) throw new Error(`the example ${title} has no step ${step}`);
  return s;
}

const wheels = (s: State, seat: number) => {
  const { speed, coal, passengers } = boatOf(s, seat);
  return { speed, coal, passengers };
};

test('every example of the guide points at places, and they lie on the table in its picture', () => {
  const isThere = (s: State, place: string) => {
    const [kind, name = ''] = place.split(' ');
    if (kind === 'platform') return s.platform !== NO_PLATFORM;
    const tile = kind === 'tile' ? Number(name) : placeOf(HEX_NAMES.indexOf(name));
    return tile >= s.first && tile < s.river.length;
  };
  expect(examples).not.toEqual([]);
  for (const { title, steps } of examples) {
    const places = shown(title).flatMap((s, i) =>
      (steps[i]?.places ?? []).map((place) => ({ place, there: isThere(s, place) })),
    );
    expect(places, title).not.toEqual([]);
    expect(
      places.filter(({ there }) => !there),
      title,
    ).toEqual([]);
  }
});

test('the examples of speed and turning burn the coal that they say', () => {
  const speeds = 'Jill slows down, Jack speeds up';
  expect([wheels(shownAt(speeds, 1), 0).coal, wheels(shownAt(speeds, 3), 1).coal]).toEqual([2, 5]);
  expect(shown('Turning around').map((s) => [stands(s, 0), wheels(s, 0).coal])).toEqual([
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
  const pushed = shownAt('Pushed aside', 2);
  expect([stands(pushed, 1), pushed.points, stands(shownAt('Pushed aside'), 0)]).toEqual(['0d3 NW', 2, '0c4 N']);
  expect(stands(shownAt('No point left to push'), 0)).toBe('0d3 NE');
  expect(wheels(shownAt('Pushed to the station'), 1)).toEqual({ speed: 1, coal: 3, passengers: 1 });
});

test('the examples of passengers, order and landing end as they say', () => {
  expect(wheels(shownAt('Slowing down for a passenger'), 0)).toEqual({ speed: 1, coal: 0, passengers: 1 });
  expect(shownAt('Who moves first in the next round').order).toEqual([0, 1, 2, 3, 4]);
  const landing = 'Docking at the second try';
  expect([stands(shownAt(landing, 0), 0), shownAt(landing, 1).order[0]]).toEqual(['2c4 N', 0]);
  const home = shownAt(landing, 2);
  expect([stands(home, 0), wheels(home, 0).coal]).toEqual(['docked', 0]);
  expect(home.outcome?.reason).toBe('mississippi-queen/end.nobody');
});
