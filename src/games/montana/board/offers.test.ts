import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { plain } from '#words/sentence.ts';
import { game } from '../game.ts';
import { act, rulingOn, solo } from '../scene.ts';
import type { State } from '../state.ts';
import { crewNamed } from '../crews.ts';
import { largeSpace, smallBeside } from '../worker-board.ts';
import { type Offer, offersOf, replyTo } from './offers.ts';
import { previewOf } from './preview.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';

/** What seat 0 is shown of a table. */
const props = (view: State): Props => ({
  view,
  seat: 0,
  revealedSeats: [0],
  seats: [
    { name: 'Anna', kind: 'you' },
    { name: 'Tom', kind: 'bot' },
  ],
  awaiting: game.awaiting(view).filter((actor) => actor !== 'chance'),
  legal: game.legal(view, 0),
  events: [],
  highlighted: [],
  preferences: { motion: 0, sound: false, moves: 'twoPresses', boldSymbols: false },
  layout: 'wide',
  own: 0,
  trail: [],
  withBar: true,
  sending: false,
  undoAfter: () => 'sure',
  why: (action) => game.refuse(view, 0, action),
  rule: () => undefined,
  showRule: () => undefined,
  act: () => undefined,
});

const offer = (view: State, id: string): Offer | undefined => offersOf(props(view)).find((one) => one.id === id);

const told = (view: State, actions: Offer['actions'] = []): string =>
  previewOf(view, 0, actions)
    .events.map((event) => plain(words.event(event)?.sentence ?? [], () => 'Anna'))
    .join(' ');

/** What the player reads at a place that is closed. */
function textOf(reply: ReturnType<typeof replyTo>): string {
  if (reply === undefined) return '';
  return plain('rule' in reply ? words.ruling(reply) : reply.facts, () => 'Anna');
}

test('a field that a player can pay for after one cattle trade is offered with the trade', () => {
  const view = solo({ goods: 'c', cows: 1 });
  expect(offer(view, 'A2')).toMatchObject({
    byCow: true,
    actions: [
      { type: 'trade', what: 2 },
      { type: 'build', field: 2 },
    ],
  });
  expect(offer(view, 'D1')?.actions, 'a big stone cannot be traded for').toBeUndefined();
});

test('what a field would bring is told before it is built on: a line of four, a cow and a canteen', () => {
  const line = solo({ goods: 'csgp', built: 'F5 F6 D3' });
  expect(told(line, offer(line, 'D2')?.actions)).toMatch(/built 3 settlements on D2 \(room for 2 and 4 in a line\)/);
  const lake = solo({ goods: 'Sg' });
  expect(told(lake, offer(lake, 'D1')?.actions)).toMatch(/took the cow.*took the canteen/);
});

test('a work space is offered with the fewest workers that it takes, and with all groups that could go', () => {
  const alone = offer(solo({ workers: 'c', silver: 1 }), 'space-3');
  expect(alone?.actions).toEqual([
    { type: 'work', space: 0 },
    { type: 'employ', workers: crewNamed('c') },
  ]);
  expect(alone?.crews).toHaveLength(1);
  expect(offer(solo({ workers: 'csppp', silver: 1 }), 'space-3')?.crews).toEqual(['c', 'pp', 'sp'].map(crewNamed));
});

test('the small space takes the cell of its large one right after that, and otherwise says what is missing', () => {
  const small = `space-${smallBeside(largeSpace(0))}`;
  const manned = (workers: string) => act(solo({ workers, silver: 3, cows: 1 }), '0 work mine-1', '0 employ c').s;
  expect(offer(manned('cc'), small)?.actions).toEqual([{ type: 'employ', workers: 0 }]);
  expect(offer(manned('cc'), 'space-3')).toBeUndefined();
  expect(offer(manned('ccsp'), small)?.crews).toEqual(['c', 'sp'].map(crewNamed));
  const poor = manned('c');
  expect(textOf(replyTo(props(poor), offer(poor, small) as Offer))).toMatch(/You have no workers for it/);
  expect(offer(solo({ workers: 'cc' }), small)).toBeUndefined();
});

test('grain moves the arrow to a sector of the wheel, and the sector where it is keeps the workers', () => {
  const view = act(solo({ goods: 'gg' }), '0 recruit', 'chance spin 1').s;
  const open = offersOf(props(view)).filter(({ actions }) => actions !== undefined);
  expect(open.map(({ id }) => id)).toEqual(['sector-1', 'sector-2', 'sector-3']);
  expect(open.map(({ action }) => action.type)).toEqual(['done', 'advance', 'advance']);
});

test('any two workers are chosen from the supply, by colour', () => {
  const view = act(solo({}), '0 recruit', 'chance spin 0').s;
  expect(offersOf(props(view)).filter(({ id }) => id.startsWith('supply'))).toHaveLength(4);
});

test('a place that is closed asks for the ruling on what it is for', () => {
  const view = solo({ goods: '' });
  const closed = offer(view, 'A2');
  expect(closed?.actions).toBeUndefined();
  expect(closed && props(view).why(closed.action)).toEqual(rulingOn(view, '0 build A2'));
});

test('every place that is closed says why, at every question of some random games', () => {
  const replies: { readonly rule: string; readonly text: string }[] = [];
  for (let seed = 0; seed < 3; seed++) {
    const rng = seeded(seed);
    const s = game.setup(2, {});
    for (let [actor] = game.awaiting(s); actor !== undefined; [actor] = game.awaiting(s)) {
      if (actor === 0) replies.push(...repliesAt(s));
      game.apply(s, actor, actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor)), silent);
    }
  }
  expect(new Set(replies.map(({ rule }) => rule)).size).toBeGreaterThan(12);
  expect(replies.filter(({ text }) => text === '')).toEqual([]);
});

/** What seat 0 reads at each place that is closed, and the rule that closes it. */
function repliesAt(s: State) {
  const shown = props(s);
  const closed = offersOf(shown).filter(({ actions }) => actions === undefined);
  return closed.map((place) => {
    const reply = replyTo(shown, place);
    return { rule: reply !== undefined && 'rule' in reply ? reply.rule : 'remark', text: textOf(reply) };
  });
}

test('nothing is offered to a player who is not asked', () => {
  const view = solo({ goods: 'csgp', workers: 'csgp', silver: 9, cows: 1 });
  const open = (awaiting: readonly number[]) =>
    offersOf({ ...props(view), awaiting }).filter(({ actions }) => actions !== undefined);
  expect(open([0]).length, 'while asked').toBeGreaterThan(10);
  expect(open([1])).toEqual([]);
});
