import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { game } from '../game.ts';
import { act, rulingOn, table, solo } from '../scene.ts';
import type { State } from '../state.ts';
import { largeSpace, smallBeside } from '../worker-board.ts';
import { type Offer, offersOf, preview, replyTo } from './offers.ts';
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
  preferences: { motion: 0, sound: false, onePress: false, boldSymbols: false },
  withBar: true,
  sending: false,
  why: (action) => game.refuse(view, 0, action),
  rule: () => undefined,
  showRule: () => undefined,
  act: () => undefined,
});

const offer = (view: State, id: string): Offer | undefined => offersOf(props(view)).find((one) => one.id === id);

const told = (view: State, actions: Offer['actions'] = []): string =>
  preview(view, 0, actions)
    .map((event) => plain(words.event(event)?.sentence ?? [], () => 'Anna'))
    .join(' ');

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
  expect(told(line, offer(line, 'D2')?.actions)).toMatch(/builds 3 settlements \(room for two and four in a line\)/);
  const lake = solo({ goods: 'Sg' });
  expect(told(lake, offer(lake, 'D1')?.actions)).toMatch(/takes a cow.*takes a canteen/);
});

test('where only one group of workers can go, they are sent at once', () => {
  expect(offer(solo({ workers: 'c', silver: 1 }), 'space-3')?.actions).toHaveLength(2);
  expect(offer(solo({ workers: 'cspp', silver: 1 }), 'space-3')?.actions).toHaveLength(1);
});

test('the small space is offered right after its large one, and otherwise says when it is used', () => {
  const small = `space-${smallBeside(largeSpace(0))}`;
  const manned = (workers: string) => act(solo({ workers, silver: 3, cows: 1 }), '0 work mine-1', '0 employ c').s;
  const reply = (view: State, id: string) => replyTo(props(view), offer(view, id) as Offer);
  const read = (view: State, id: string) => {
    const answer = reply(view, id);
    return answer && plain('rule' in answer ? words.ruling(answer) : answer.facts, () => 'Anna');
  };
  expect(offer(manned('cc'), small)?.actions).toEqual([{ type: 'employ', workers: 0 }]);
  expect(offer(manned('ccsp'), small)?.actions, 'one copper worker or two others').toBeUndefined();
  expect(read(manned('ccsp'), small)).toBe('Choose below whom you send.');
  expect(read(manned('c'), small)).toBe('You have no workers for it, unless you trade a cow for one.');
  expect(reply(manned('cc'), 'space-16')).toMatchObject({ rule: 'montana/work.small' });
  expect(read(solo({ workers: 'cc' }), small)).toMatch(/^It is used right after the large space beside it/);
});

test('a place that is closed asks for the ruling on what it is for', () => {
  const view = solo({ goods: '' });
  const closed = offer(view, 'A2');
  expect(closed?.actions).toBeUndefined();
  expect(closed && props(view).why(closed.action)).toEqual(rulingOn(view, '0 build A2'));
});

test('every ruling a player can meet on the board has words', () => {
  const view = solo({ workers: 'c' });
  const city = act(table({ players: [{ goods: 'pp' }, { goods: 'pp' }] }), '0 city').s;
  const closed = [view, city].flatMap((one) =>
    offersOf(props(one)).flatMap(({ actions, action }) => (actions === undefined ? [game.refuse(one, 0, action)] : [])),
  );
  expect(closed.length).toBeGreaterThan(50);
  for (const ruling of closed) expect(ruling && words.ruling(ruling), ruling?.rule).not.toEqual([]);
});

test('nothing is offered to a player who is not asked', () => {
  const waiting = { ...props(solo({ goods: 'csgp' })), awaiting: [1] };
  expect(offersOf(waiting).filter(({ actions }) => actions !== undefined)).toEqual([]);
});
