import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { game } from '../game.ts';
import { aboard, act, atSea, placeNamed } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import type { TakenUp } from './intent.ts';
import { offersOf } from './offers.ts';
import type { Props } from './props.ts';
import { targetsOf } from './shots.ts';
import { words } from '../words/words.ts';

const propsFor = (s: State, seat: number): Props =>
  ({
    view: game.view(s, seat),
    seat,
    awaiting: [seat],
    legal: game.legal(s, seat),
    sending: false,
  }) as unknown as Props;

/** States of a random duel in which somebody is asked, with the first who is. */
function* questions(seed: number): Generator<readonly [State, number]> {
  const rng = seeded(seed);
  const s = seed % 2 === 0 ? setup(2, { crew: '22' }) : atSea({ at: [1, 1] }, { at: [2, 2] });
  for (let awaited = game.awaiting(s); awaited.length > 0; awaited = game.awaiting(s)) {
    const actor = pick(rng, awaited);
    if (actor !== CHANCE) yield [s, actor];
    game.apply(s, actor, actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor)), silent);
  }
}

const pressedIn = (s: State, seat: number) =>
  s.phase === 'firing' ? { targets: targetsOf(game.view(s, seat), game.legal(s, seat)) } : {};

test('every section of both decks does something when it is pressed, or says why not', () => {
  const phases = new Set<string>();
  for (const seed of [0, 1, 2, 3]) {
    for (const [s, seat] of questions(seed)) {
      phases.add(s.phase);
      for (const { id, deed, tried, aside, remark } of offersOf(propsFor(s, seat), pressedIn(s, seat))) {
        const action = tried ?? aside;
        const ruling = action && game.refuse(s, seat, action);
        const answered =
          deed !== undefined || remark !== undefined || (ruling !== undefined && words.ruling(ruling).length > 0);
        expect(answered, `${id} while ${s.phase}`).toBe(true);
      }
    }
  }
  expect(phases.size).toBeGreaterThan(5);
});

test('a section that is pressed while a draw is offered says that it has to be answered first', () => {
  const s = act(atSea(), '1 offerDraw').s;
  const rules = offersOf(propsFor(s, 0), {}).map(({ aside }) => aside && game.refuse(s, 0, aside)?.rule);
  expect(new Set(rules)).toEqual(new Set(['broadsides/end.agreed']));
});

test('figures that can begin a fight come first, and once one is taken up, where it can go', () => {
  const s = aboard({ men: [{ '0B4': 1, '0E5': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
  const ids = (figure?: TakenUp) => offersOf(propsFor(s, 0), { figure }).map(({ id }) => id);
  expect(ids()[0]).toBe('0E5');
  expect(ids({ from: placeNamed('0E5'), figure: 'man' })[0]).toBe('1E3');
});
